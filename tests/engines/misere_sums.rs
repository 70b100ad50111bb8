//! Sums in misère play against playing them out.

use crate::oracle::coin_turning::{self, Rule};
use crate::oracle::play::Play;
use crate::oracle::sums::{Options, Part, sum, sums};
use crate::oracle::{take, take_and_break};
use crate::shared::ruleset;
use grundyscope::misere::{Tame, Theorem, misere_heaps, misere_limit, tame_heaps};
use grundyscope::position::boards::Step;
use grundyscope::position::{Component, Decision, MisereMoves, Sum};
use grundyscope::{Code, Progress};
use std::collections::HashSet;

fn octal(digits: &'static [u8]) -> Options {
    Box::new(move |heap| take_and_break::options(digits, heap))
}

fn taking(allowed: fn(u64, u64) -> bool) -> Options {
    Box::new(move |heap| take::options(heap, allowed))
}

/// Games with their notation.
pub fn games() -> Vec<(&'static str, Options)> {
    vec![
        ("kayles", octal(&[0, 7, 7])),
        ("octal:0.137", octal(&[0, 1, 3, 7])),
        ("guiles", octal(&[0, 1, 5])),
        ("octal:4.7", octal(&[4, 7])),
        ("grundys-game", Box::new(|heap| (1..heap.div_ceil(2)).map(|a| vec![a, heap - a]).collect())),
        ("octal:0.312", octal(&[0, 3, 1, 2])),
        ("take:1,2,5", taking(|_, take| [1, 2, 5].contains(&take))),
        ("take:2,3", taking(|_, take| [2, 3].contains(&take))),
        ("take:squares", taking(take::squares)),
        ("take:all-but:2", taking(|_, take| take != 2)),
        ("take:at-least-half", taking(take::at_least_half)),
        ("take:proper-divisors", taking(take::proper_divisor)),
        ("nim", taking(|_, _| true)),
        ("officers", octal(&[0, 6])),
        ("hex:0.2048", octal(&[0, 2, 0, 4, 8])),
    ]
}

fn moves(text: &str, list: usize) -> MisereMoves {
    Sum::parse(text).unwrap().misere_moves(list, None).unwrap()
}

/// Compares every move of a position with playing it out.
fn check(text: &str, parts: impl IntoIterator<Item = Part>, play: &mut Play<'_, Vec<Part>>) -> Decision {
    let position = sum(parts);
    let found = moves(text, 10_000);
    let (wins, decision) = found.outcome.unwrap_or_else(|| panic!("{text} is not decided"));
    assert_eq!(wins, play.wins(&position, true), "{text}");
    assert_eq!(found.undecided.0, 0, "{text}");
    let options = play.options(&position);
    let winning = options.iter().filter(|option| !play.wins(option, true)).count() as u64;
    assert_eq!((found.winning.0, found.losing.0), (winning, options.len() as u64 - winning), "{text}");
    assert_eq!(found.replies.len(), found.losing.1.len(), "{text}");
    for (played, reply) in found.losing.1.iter().zip(&found.replies) {
        let after = Sum::parse(text).unwrap().after([(played.0, &played.1)]);
        let answered = reply.as_ref().map(|(place, step)| after.after([(*place, step)]));
        let left = answered.as_ref().unwrap_or(&after).misere_moves(1, None).unwrap();
        assert_eq!((left.winning.0, left.losing.0 > 0), (0, reply.is_some()), "{text}: {played:?}");
    }
    decision
}

#[test]
fn sums_of_three_heaps_of_two_games() {
    let (names, options): (Vec<&str>, Vec<Options>) = games().into_iter().take(13).unzip();
    let mut play = sums(options, vec![]);
    let mut decisions = [0; 7];
    for (a, first) in names.iter().enumerate() {
        for (b, second) in names.iter().enumerate() {
            for heap in 0..=7 {
                for other in 0..=heap {
                    for last in (0..=7).step_by(2) {
                        let text = format!("{first}:{{{heap},{other}}} + {second}:{last}");
                        let parts = [Part::Heap(a, heap), Part::Heap(a, other), Part::Heap(b, last)];
                        decisions[check(&text, parts, &mut play) as usize] += 1;
                    }
                }
            }
        }
    }
    assert!(decisions.iter().all(|&count| count >= 10), "each decision occurs: {decisions:?}");
}

/// The heaps of so many stones in all, none larger than `largest`, each list ascending.
fn partitions(stones: u64, largest: u64) -> Vec<Vec<u64>> {
    if stones == 0 {
        return vec![vec![]];
    }
    let last = |heap: u64| {
        partitions(stones - heap, heap).into_iter().map(move |heaps| [heaps, vec![heap]].concat())
    };
    (1..=largest.min(stones)).flat_map(last).collect()
}

/// Plays out all heaps of up to `most` stones together: their number and that of the exceptions.
fn check_theorem(game: &str, options: &Options, most: u64) -> (u32, u32) {
    let options: Vec<Vec<Vec<u64>>> = (0..=most).map(options).collect();
    let no_heaps = Theorem::of(&ruleset(game)).unwrap();
    let mut lost: HashSet<Vec<u64>> = HashSet::new();
    let (mut positions, mut exceptions) = (0, 0);
    for heaps in (0..=most).flat_map(|stones| partitions(stones, stones)) {
        let mut left =
            (0..heaps.len()).flat_map(|i| options[heaps[i] as usize].iter().map(move |to| (i, to)));
        let loses = !heaps.is_empty()
            && !left.any(|(i, to)| {
                let mut option = [&heaps[..i], &heaps[i + 1..], to].concat();
                option.sort_unstable();
                lost.contains(&option)
            });
        let decided = no_heaps.with(&heaps);
        assert_eq!(decided.wins(), !loses, "{game} {heaps:?}");
        positions += 1;
        exceptions += u32::from(decided.is_exception());
        if loses {
            lost.insert(heaps);
        }
    }
    (positions, exceptions)
}

/// The theorem of Sibert and Conway.
#[test]
fn rows_of_kayles() {
    let (positions, exceptions) = check_theorem("kayles", &octal(&[0, 7, 7]), 40);
    assert_eq!(positions, 215_308); // the partitions of 0 to 40
    assert!(exceptions > 1_000, "{exceptions}");
    let kayles = ruleset("kayles");
    let (no_rows, values) = (Theorem::of(&kayles).unwrap(), kayles.values(..=400).unwrap());
    for (row, value) in (26..).zip(&values[26..]) {
        for (other, its) in (26..100).zip(&values[26..]) {
            assert_eq!(no_rows.with(&[row, other]).wins(), value != its, "{row} and {other}");
        }
    }
    let far = moves("kayles:{1000000,999999,12}", 5);
    assert_eq!(far.outcome.map(|(_, by)| by), Some(Decision::Kayles));
    assert_eq!(moves("kayles:{25,4,17,12}", 5).outcome, Some((true, Decision::KaylesException)));
}

/// The theorem of Plambeck, for each code that has its rule.
#[test]
fn daisies_and_their_relatives() {
    let (positions, exceptions) = check_theorem("daisies", &octal(&[4, 7]), 34);
    assert_eq!(positions, 66_273); // the partitions of 0 to 34
    assert!(exceptions > 1_000, "{exceptions}");
    let far = moves("daisies:{1000000,40,37}", 5);
    assert_eq!(far.outcome, Some((true, Decision::Alternating)));
    assert_eq!(moves("daisies:{100,9}", 5).outcome, Some((false, Decision::AlternatingException)));
    assert_eq!(
        moves("daisies:{5,4} + octal:4.7:{1,1}", 5).outcome.map(|(_, by)| by),
        Some(Decision::Alternating)
    );
    // Two games with a theorem each: their sum is played out.
    assert_eq!(moves("daisies:{5,4} + kayles:{5}", 5).outcome.map(|(_, by)| by), Some(Decision::Search));
    let mut codes = 0;
    for number in 0..2 << 9 {
        let digits = [number >> 9 << 2, number >> 6 & 7, number >> 3 & 7, number & 7];
        let code = format!("octal:{}.{}{}{}", digits[0], digits[1], digits[2], digits[3]);
        if Theorem::of(&ruleset(&code)).is_some() {
            codes += 1;
            let digits = Box::leak(Box::new(digits.map(|digit: u32| digit as u8)));
            check_theorem(&code, &octal(digits), 18);
        }
    }
    assert_eq!(codes, 1 + 26); // with Kayles, 0.77
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn theorems_of_misere_play_far() {
    let (positions, _) = check_theorem("kayles", &octal(&[0, 7, 7]), 50);
    assert_eq!(positions, 1_295_971); // the partitions of 0 to 50
    check_theorem("daisies", &octal(&[4, 7]), 46);
}

#[test]
fn longer_heaps_of_one_game() {
    for (name, options) in games().into_iter().take(13) {
        let mut play = sums(vec![options], vec![]);
        for heap in 8..=14 {
            for other in [1, 5, 9] {
                let parts = [Part::Heap(0, heap), Part::Heap(0, other)];
                check(&format!("{name}:{{{heap},{other}}}"), parts, &mut play);
            }
        }
    }
}

#[test]
fn rows_of_coins_and_heaps() {
    let rules: [(&str, Rule); 3] = [
        ("coins:ruler", coin_turning::adjacent),
        ("coins:mock-turtles", coin_turning::at_most::<3>),
        ("coins:twins", coin_turning::exactly::<2>),
    ];
    let mut play = sums(vec![octal(&[0, 7, 7])], rules.iter().map(|&(_, rule)| rule).collect());
    for (row, (name, _)) in rules.iter().enumerate() {
        for heads in [vec![1], vec![2, 5], vec![1, 2, 3], vec![3, 6], vec![1, 4, 6]] {
            for heap in [0, 1, 3, 5] {
                let written: Vec<String> = heads.iter().map(ToString::to_string).collect();
                let text = format!("{name}:{{{}}} + kayles:{heap}", written.join(","));
                let parts = [Part::Row(row, heads.clone()), Part::Heap(0, heap)];
                assert_eq!(check(&text, parts, &mut play), Decision::Search, "{text}");
            }
        }
    }
}

#[test]
fn winning_moves_leave_losing_positions() {
    for text in ["kayles:{3,5,7}", "nim:{3,5,7} + take:1,2,5:9", "octal:0.137:{6,9} + grundys-game:8"] {
        let position = Sum::parse(text).unwrap();
        let found = moves(text, 1_000);
        assert!(found.winning.0 + found.losing.0 > 8, "{text}");
        let after = |(component, step): &(usize, Step)| {
            let left = position.after([(*component, step)]).to_string();
            moves(&left, 0).outcome.unwrap().0
        };
        assert!(found.winning.1.iter().all(|played| !after(played)), "{text}");
        assert!(found.losing.1.iter().all(after), "{text}");
    }
}

#[test]
fn tame_heaps_have_their_genera() {
    for (name, _) in games().into_iter().take(13) {
        let game = ruleset(name);
        let n = misere_limit(&game).unwrap().min(100);
        let (tame, genera) = (tame_heaps(&game, n, None).unwrap(), misere_heaps(&game, n, None).unwrap());
        assert_eq!(tame.len() as u64, n + 1, "{name}");
        for (heap, (tame, genus)) in tame.iter().zip(&genera).enumerate() {
            if let Some(tame) = tame {
                assert_eq!(tame.genus(), *genus, "{name} {heap}");
            }
        }
        // In games that leave one heap, a heap is tame exactly if all heaps below it that can be
        // reached have tame genera.
        if misere_limit(&game).unwrap() > 1_000 {
            let of_tame = |heap: usize| {
                let value = genera[heap].normal();
                let is = |firm| (firm || value < 2) && Tame { value, firm }.genus() == genera[heap];
                is(false) || is(true)
            };
            let mut expected: Vec<bool> = Vec::new();
            for heap in 0..=n {
                let mut all = of_tame(heap as usize);
                game.options(heap, &mut |_, left| all &= left.iter().all(|&part| expected[part as usize]));
                expected.push(all);
            }
            assert!(tame.iter().map(Option::is_some).eq(expected), "{name}");
        }
    }
}

#[test]
fn taking_numbers_of_a_set_is_tame_at_any_size() {
    for game in "1,2,3 2,5,7 1,primes squares odd all-but:1,3 at-least-half at-most-half".split(' ') {
        let game = ruleset(&format!("take:{game}"));
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=3_000 {
            let mut options = Vec::new();
            game.options(heap, &mut |_, left| options.push(left.first().map_or(0, |&left| left as usize)));
            wins.push(options.is_empty() || options.iter().any(|&left| !wins[left]));
            if heap > 2_990 {
                let found = moves(&format!("{game}:{heap}"), 3).outcome;
                assert_eq!(found, Some((wins[heap as usize], Decision::Tame)), "{game} {heap}");
            }
        }
    }
    // The period is 4.
    let far = |rest: u64| moves(&format!("take:1,2,3:{}", 1_000_000_000_000_000 + rest), 3).outcome;
    assert!((0..4).all(|rest| far(rest) == Some((rest != 1, Decision::Tame))));
}

#[test]
fn nim_of_any_size_by_boutons_rule() {
    for (text, wins, winning) in [
        ("nim:{}", true, 0),
        ("nim:1", false, 0),
        ("nim:{1,1}", true, 2),
        ("nim:{1,1,1}", false, 0),
        ("nim:{1,1,2}", true, 1),
        ("nim:{1,2,3}", false, 0),
        ("nim:1000000", true, 1),
        ("nim:{1000000,1000001}", true, 1),
        ("nim:{1000000,1000000}", false, 0),
        ("nim:{8000000,9}", true, 1),
    ] {
        let found = moves(text, 5);
        assert_eq!(found.outcome, Some((wins, Decision::Nim)), "{text}");
        assert_eq!(found.winning.0, winning, "{text}");
        assert_eq!(found.winning.1.len(), winning.min(5) as usize);
    }
}

#[test]
fn single_heaps_agree_with_their_misere_values() {
    let lost = |pins: &u64| !moves(&format!("kayles:{pins}"), 0).outcome.unwrap().0;
    let lost: Vec<u64> = (0..=24).filter(lost).collect();
    let genera = misere_heaps(&ruleset("kayles"), 24, None).unwrap();
    assert_eq!(lost, [1, 4, 9, 12, 20]); // Winning Ways, chapter 13
    assert!(lost.iter().all(|&pins| genera[pins as usize].value() == 0));
}

#[test]
fn what_takes_too_long_is_not_decided() {
    for text in ["guiles:{61,62,63,64,65}", "take:all-but:1:{50000} + kayles:50", "coins:motley:{16,17}"] {
        let found = moves(text, 3);
        let all = found.winning.0 + found.losing.0 + found.undecided.0;
        let position = Sum::parse(text).unwrap();
        let mut count = 0;
        for component in position.components() {
            let Component::Cells(heaps) = component else { panic!("{text}") };
            for &cell in &heaps.cells {
                heaps.game.options(cell, &mut |_, _| count += 1);
            }
        }
        assert_eq!(all, count, "{text}");
        assert!(found.undecided.0 > 0 && found.undecided.1.len() <= 3, "{text}");
        assert_eq!(found.outcome, (found.winning.0 > 0).then_some((true, Decision::Search)), "{text}");
    }
}

#[test]
fn refused_and_cancelled() {
    let position = Sum::parse("nim:5 + treblecross:7").unwrap();
    assert_eq!(position.misere_moves(5, None).unwrap_err().code(), Code::NoSum);
    for text in
        ["coins:motley:32", "octal:0.(4):49999", "take:all-but:1:{10000000,10000000,10000000,10000000}"]
    {
        let error = Sum::parse(text).unwrap().misere_moves(5, None).unwrap_err();
        assert_eq!(error.code(), Code::OutOfRange, "{text}");
    }
    let mut stop = |_: f64| Progress::answer(false);
    let stopped =
        Sum::parse("kayles:{30,31,32}").unwrap().misere_moves(5, Some(&mut Progress::new(&mut stop)));
    assert_eq!(stopped.unwrap_err().code(), Code::Cancelled);
}

#[test]
fn heaps_of_nim_beyond_what_can_be_played_out() {
    let far = moves("nim:{9007199254740991,4294967297,5}", 3);
    assert_eq!(far.outcome, Some((true, Decision::Nim)));
    assert_eq!((far.winning.0, far.undecided.0), (1, 0));
    assert_eq!(far.winning.1[0].1.to, [4_294_967_300]);
    // With heaps of one only beside it, the heap leaves an odd number of them.
    let last = moves("nim:{1000000000000,1,1}", 3);
    assert_eq!((last.winning.0, &last.winning.1[0].1.to[..]), (1, &[1][..]));
    assert_eq!(last.losing.0, 1_000_000_000_000 - 1 + 2);
    assert_eq!(last.losing.1.iter().map(|(_, step)| step.amount).collect::<Vec<_>>(), [1, 2, 3]);
}
