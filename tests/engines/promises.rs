//! What the documentation promises about misuse: documented panics, typed errors in the place of
//! traps, and the memory that sequences say they hold.

use crate::shared::{none, refused, ruleset};
use grundyscope::games::{self, CoinRuns, Lengths, Subtraction, TakeAndBreak};
use grundyscope::position::{Compound, Sum};
use grundyscope::recognition;
use grundyscope::ruleset::{Coins, Rule};
use grundyscope::sequence::Sequence;
use grundyscope::store::Store;
use grundyscope::tartan::Axis;
use grundyscope::two_heaps::OwnTable;
use grundyscope::{Code, Error, LengthSet, Ruleset};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn panics<T>(work: impl FnOnce() -> T) -> bool {
    catch_unwind(AssertUnwindSafe(|| drop(work()))).is_err()
}

#[test]
fn no_sequence_reads_beyond_what_is_computed() {
    for game in Ruleset::examples() {
        let mut sequence = games::sequence(&ruleset(game));
        sequence.extend(9, &mut none()).unwrap();
        let len = sequence.len();
        assert!(!panics(|| sequence.read(len - 2, &mut [0; 2])), "{game}");
        assert!(!panics(|| sequence.read(len, &mut [])), "{game}");
        for (from, count) in [(len - 1, 2), (len, 1), (len + 1, 0), (usize::MAX, 2)] {
            assert!(panics(|| sequence.read(from, &mut vec![7; count])), "{game}: {count} from {from}");
        }
    }
}

#[test]
fn what_was_not_asked_for_in_the_right_way_panics() {
    let mut store = Store::default();
    assert!(!panics(|| store.open_as::<Subtraction>(&ruleset("take:squares")).len()));
    assert!(panics(|| store.open_as::<CoinRuns>(&ruleset("take:squares")).len()));

    let [one, two] = ["nim:5", "nim:5 + take:squares:7"].map(|text| Sum::parse(text).unwrap());
    let moves = two.moves(100, &mut Store::default(), None).unwrap();
    let of_second = moves.losing.iter().map(|losing| &losing.played).find(|played| played.component == 1);
    assert!(panics(|| one.after([(1, &of_second.unwrap().step)])));

    assert_eq!(LengthSet::Primes.up_to(10), [2, 3, 5, 7]);
    let outcome = catch_unwind(|| LengthSet::Primes.up_to(u64::MAX)).unwrap_err();
    let message = outcome.downcast_ref::<String>().cloned();
    let message = message.or_else(|| outcome.downcast_ref::<&str>().map(ToString::to_string));
    assert_eq!(message.unwrap(), "a table of the numbers to n");
}

#[test]
fn imported_values_that_contradict_the_rules_are_an_error() {
    let mut store = Store::default();
    let squares: &mut Subtraction = store.open_as(&ruleset("take:squares"));
    // The value of 4 is 2.
    squares.import_values(&[0, 1, 0, 1, 7, 2]).unwrap();
    let position = Sum::parse("take:squares:{4,5,1}").unwrap();
    let error = position.moves(100, &mut store, None).unwrap_err();
    assert_eq!((error.code(), error.value()), (Code::Contradiction, "take:squares:{4,5,1}"));
}

#[test]
fn values_beyond_a_table_are_an_error() {
    // With even lengths alone, row 2048 is worth 1024.
    let mut even = CoinRuns::new(Lengths::List((1..=1_500).map(|half| 2 * half).collect()));
    let refusal = refused(even.extend(3_000, &mut none()));
    assert_eq!(refusal, Code::ValueOverflow);
    assert!(even.len() > 2_000, "what was computed stays: {}", even.len());
    let long = Axis::new(&Coins::AtMost(1), 15_000_000, &mut Store::default(), None);
    assert_eq!(refused(long), Code::OutOfRange);
}

#[test]
fn bytes_include_every_table() {
    let mut game = TakeAndBreak::new(&ruleset("octal:0.007")).unwrap();
    game.extend(60_000, &mut none()).unwrap();
    let rare = game.rare_heaps().unwrap();
    assert!(rare > 10_000, "{rare} rare heaps");
    assert!(game.bytes() >= 2 * game.len() + 8 * rare, "{} bytes", game.bytes());

    let mut rows = CoinRuns::new(LengthSet::Squares);
    let empty = rows.bytes();
    rows.extend(1_000, &mut none()).unwrap();
    // The histogram of changes has an entry of 8 bytes for each of 1024 nimbers.
    assert!(empty >= 8 * 1_024 && rows.bytes() >= 8 * 1_024 + 2 * 1_001, "{empty}, {}", rows.bytes());
}

/// Each of these went through more ways than anyone waits for.
#[test]
fn what_would_take_for_ever_is_refused_or_left_out() {
    let store = &mut Store::default();
    let partitions = ruleset("rule:(n to heaps)");
    let sum = |text: &str| Sum::parse(text).unwrap();
    let code = |error: Error| error.code();
    let misere = sum("rule:(n to heaps):200").misere_moves(10, None);
    assert_eq!(misere.map_err(code).err(), Some(Code::OutOfRange));
    let conjunctive = sum("rule:(n to heaps):100").compound_moves(Compound::Conjunctive, 10, store, None);
    assert_eq!(conjunctive.map_err(code).err(), Some(Code::OutOfRange));
    // Within the limits that are announced nothing is refused.
    let explained = games::sequence(&partitions).explain_limit();
    let small = format!("rule:(n to heaps):{}", explained.min(12));
    sum(&small).misere_moves(10, None).unwrap();
    sum(&small).compound_moves(Compound::Conjunctive, 10, store, None).unwrap();
    // The description of a rule compares no more options than anyone waits for.
    let Ok(Ruleset::Own(rule)) = Ruleset::parse("n to heaps for j in 3..n") else { panic!() };
    assert_eq!(recognition::same_game(&rule), None);
    // Divisors of a number without small factors are found once, not for each of a thousand k.
    let table = "(a,b) to (a-1,b) for k in 1..1000, d in divisors of 9007195909437503";
    let found = OwnTable::new(Rule::parse(table).unwrap()).unwrap().value(&[1, 1], None);
    assert_eq!(found.map_err(code).err(), Some(Code::OutOfRange));
}
