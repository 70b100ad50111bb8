//! What must hold of any text that is typed, one function for each reader of texts: it answers or
//! refuses, in bounded time, without a panic; what it reads is written in one way and reads back;
//! and small answers are those of the naive oracles. The fuzz targets feed these functions, and
//! `tests/engines/texts.rs` feeds them in every test run.
//!
//! A text has fields, parted by tabs, so that seeds can be written one a line (`fuzz/seeds`).

#![allow(dead_code)]

use crate::oracle;
use dashu_int::UBig;
use grundyscope::games;
use grundyscope::periodicity::{self, Status};
use grundyscope::position::{Component, Compound, Move, Sum};
use grundyscope::problem::{self, Arguments, answer_lines};
use grundyscope::ruleset::Rule;
use grundyscope::store::Store;
use grundyscope::tartan::{Heads, Product, first_moves};
use grundyscope::two_heaps::{self, OwnTable, TwoHeaps, Window};
use grundyscope::{
    Code, Error, Progress, Result, Ruleset, misere, nimber, number, recognition, sequence, zeckendorf,
};

/// A check of one text.
pub type Check = fn(&str);

/// Every check by name, which is also the name of its seeds and of its fuzz target.
pub const ALL: [(&str, Check); 10] = [
    ("number", number),
    ("ruleset", ruleset),
    ("position", position),
    ("product", product),
    ("calculator", calculator),
    ("zeckendorf", zeckendorf),
    ("problem", problem),
    ("two_heaps", two_heaps),
    ("recognition", recognition),
    ("periodicity", periodicity),
];

/// Feeds bytes to a check; what is no UTF-8 cannot be typed.
pub fn of_bytes(check: Check, bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        check(text);
    }
}

/// An error says what is allowed, and points into the text or just behind it.
fn is_sound(error: &Error, text: &str) {
    assert!(error.allowed().is_some(), "{error:?}");
    assert!(error.at().is_none_or(|at| at <= text.chars().count()), "{error:?}");
    assert!(error.value().chars().count() <= Error::SHOWN + 1, "{error:?}");
    assert!(!error.to_string().is_empty());
}

/// The value, or nothing after a look at the error.
fn sound<T>(result: Result<T>, text: &str) -> Option<T> {
    result.inspect_err(|error| is_sound(error, text)).ok()
}

fn none() -> Progress<'static> {
    Progress::to(None)
}

/// A small number from a field: its value if it is one, else one made of its letters.
fn small(field: &str, below: u64) -> u64 {
    let made = || field.bytes().fold(7, |sum: u64, byte| (sum * 31 + u64::from(byte)) % 1_000_003);
    field.parse().unwrap_or_else(|_| made()) % below
}

/// Bounds, which are a programmer's and may be large; the text is what is typed.
const BOUNDS: [(&str, &str); 7] = [
    ("0", "10^1000"),
    ("0", "100"),
    ("5", "7"),
    ("0", "2^64-1"),
    ("10^3", "10^2"),
    ("10^30", "10^31"),
    ("1", "10^3000"),
];

/// A text, or which bounds, tab, text.
pub fn number(text: &str) {
    let (which, text) = text.split_once('\t').unwrap_or(("0", text));
    let (min, max) = BOUNDS[small(which, BOUNDS.len() as u64) as usize];
    read_number(text, min, max);
}

fn read_number(text: &str, min: &str, max: &str) {
    let bounds = number::Bounds::new(min, max).expect("bounds that are read");
    if let Some(value) = sound(number::parse(text, min, max), text) {
        assert!((bounds.min()..=bounds.max()).contains(&&value), "{text:?} is {value}");
        assert_eq!(bounds.parse(&value.to_string()), Ok(value));
    }
}

/// The largest index at which all options of a game are few.
fn reach(game: &Ruleset) -> u64 {
    match game {
        Ruleset::Coins(_) => 12,
        // Three heaps can be left in n^2 ways.
        Ruleset::Octal(_) => 30,
        _ => 60,
    }
}

/// A ruleset, and perhaps an index.
pub fn ruleset(text: &str) {
    let (text, field) = text.split_once('\t').unwrap_or((text, "40"));
    let Some(game) = sound(Ruleset::parse(text), text) else { return };
    let canonical = game.to_string();
    assert_eq!(Ruleset::parse(&canonical).as_ref(), Ok(&game), "{text:?} is {canonical}");

    let mut sequence = games::sequence(&game);
    let n = small(field, reach(&game) + 1).min(sequence.limit());
    sequence.extend(n, &mut none()).expect("a small index");
    let mut values = vec![0; n as usize + 1];
    sequence.read(0, &mut values);
    for index in game.first_index()..=n {
        let mut options = Vec::new();
        if game.options(index, &mut |_, left| {
            options.push(left.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
        }) {
            assert_eq!(values[index as usize], oracle::mex(options), "{canonical} at {index}");
        }
    }
    if n <= sequence.explain_limit() {
        let explanation = sequence.explain(n, &mut none()).expect("a small index");
        assert_eq!(explanation.value, values[n as usize], "{canonical} at {n}");
        let counted: u64 = explanation.by_value.iter().map(|witness| witness.count).sum();
        assert!(counted == explanation.option_count, "{canonical} at {n}");
    }
    if let Some(closed) = sequence.closed_form(&n.into()) {
        assert_eq!(closed, values[n as usize], "{canonical} at {n}");
    }
    if let Ok(limit) = misere::misere_limit(&game) {
        let genera = misere::misere_heaps(&game, n.min(limit).min(9), None).expect("small heaps");
        assert!(
            genera.iter().zip(&values).all(|(genus, &value)| genus.normal() == u64::from(value)),
            "{canonical}"
        );
    }
    let counted = sequence::histogram(&*sequence, game.first_index().min(n), n, None).unwrap();
    assert_eq!(counted.counts.iter().sum::<u64>(), n + 1 - game.first_index().min(n));
    let beyond = sequence.limit() + 1;
    assert!(sound(sequence.extend(beyond, &mut none()), "").is_none(), "{canonical} at {beyond}");
}

/// Answers a question, or stops.
type Play<'a> = &'a dyn Fn(&mut Progress<'_>) -> Result<()>;

/// A sum of any components, in every kind of play.
fn stops(sum: &Sum, text: &str) {
    let compound = |compound, progress: &mut Progress<'_>| {
        sum.compound_moves(compound, 9, &mut Store::default(), Some(progress)).map(drop)
    };
    let plays: [Play<'_>; 7] = [
        &|progress| sum.moves(9, &mut Store::default(), Some(progress)).map(drop),
        &|progress| sum.misere_moves(9, Some(progress)).map(drop),
        &|progress| sum.moore_moves(2, false, 9, Some(progress)).map(drop),
        &|progress| compound(Compound::Selective, progress),
        &|progress| compound(Compound::Conjunctive, progress),
        &|progress| compound(Compound::MisereSelective, progress),
        &|progress| compound(Compound::MisereConjunctive, progress),
    ];
    ends_when_stopped(&plays, text);
}

/// Each work ends with the report that stops it.
fn ends_when_stopped(plays: &[Play<'_>], text: &str) {
    let most = small(text, 40);
    for play in plays {
        let mut reports = 0;
        let mut listener = |fraction: f64| {
            reports += 1;
            assert!((0.0..=1.0).contains(&fraction) && reports <= most + 1, "{text:?}: report {reports}");
            Progress::answer(reports <= most)
        };
        let answer = play(&mut Progress::new(&mut listener));
        assert_eq!(answer.is_err_and(|error| error.code() == Code::Cancelled), reports > most, "{text:?}");
    }
}

/// A position.
pub fn position(text: &str) {
    let Some(sum) = sound(Sum::parse(text), text) else { return };
    stops(&sum, text);
    let canonical = sum.to_string();
    assert_eq!(Sum::parse(&canonical).map(|sum| sum.to_string()).as_ref(), Ok(&canonical), "{text:?}");
    let few = |component: &Component| match component {
        Component::Cells(heaps) => heaps.cells.iter().all(|&cell| cell <= reach(&heaps.game)),
        Component::Board(_) => false,
    };
    let cells = sum.components().iter().flat_map(Component::cells);
    if !sum.components().iter().all(few) || cells.sum::<u64>() > 30 {
        return; // a remoteness looks at every position that can arise
    }
    let store = &mut Store::default();
    let moves = sum.moves(20, store, None).expect("few moves");
    let mut value_of = |sum: &Sum| {
        let values = sum.values(store, None).expect("small heaps");
        values.iter().fold(0, |sum, (_, value)| sum ^ value)
    };
    let value = value_of(&sum);
    assert_eq!((moves.value, moves.winning_count == 0), (value, value == 0), "{canonical}");
    assert!(moves.remoteness.is_none_or(|left| (left % 2 == 0) == (value == 0)), "{canonical}");
    let after = |sum: &Sum, played: &Move| sum.after([(played.component, &played.step)]);
    for winning in &moves.winning {
        assert_eq!(value_of(&after(&sum, winning)), 0, "{canonical}: {winning:?}");
    }
    for losing in &moves.losing {
        let left = after(&sum, &losing.played);
        assert_eq!(value_of(&left), losing.played.value, "{canonical}: {losing:?}");
        assert_eq!(value_of(&after(&left, &losing.refutation)), 0, "{canonical}: {losing:?}");
    }
}

/// A product, and perhaps heads: row, column, row, column, ...
pub fn product(text: &str) {
    let mut fields = text.split('\t');
    let text = fields.next().unwrap_or_default();
    let Some(product) = sound(Product::parse(text), text) else { return };
    let canonical = product.to_string();
    assert_eq!(Product::parse(&canonical).as_ref(), Ok(&product), "{text:?} is {canonical}");
    let store = &mut Store::default();
    let numbers: Vec<u64> = fields.take(12).map(|field| small(field, 12)).collect();
    let cells: Vec<(u64, u64)> = numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    let mut one = |coins: &grundyscope::ruleset::Coins, n: u64| {
        let sequence = store.open(&Ruleset::Coins(coins.clone()));
        sequence.extend(n, &mut none()).expect("a small coin");
        let mut value = [0];
        sequence.read(n as usize, &mut value);
        u64::from(value[0])
    };
    let expected: Vec<u64> = cells
        .iter()
        .map(|&(row, column)| nimber::product(one(product.rows(), row), one(product.columns(), column)))
        .collect();
    for (&(row, column), &expected) in cells.iter().zip(&expected) {
        assert_eq!(product.value(row, column, store, None), Ok(expected), "{canonical}");
        let window = product.board((row, column), (1, 1), store, None).expect("one cell");
        assert_eq!(u64::from(window[0]), expected, "{canonical}");
    }
    if let Ok(heads) = Heads::new(cells) {
        let moves = heads.winning_moves(&product, 5, store, None).expect("few moves");
        let value = expected.iter().fold(0, |sum, value| sum ^ value);
        assert_eq!((moves.value, moves.winning == 0), (value, value == 0), "{canonical} {heads:?}");
        for &cell in heads.cells() {
            let corner = heads.corner(&product, cell, 5, store, None).expect("few moves");
            assert_eq!((corner.value, corner.heads), (value, true), "{canonical} {heads:?} {cell:?}");
        }
    }
    let size = (numbers.first().copied().unwrap_or(3), numbers.get(1).copied().unwrap_or(4));
    let counted = first_moves(&product, size, store, None).expect("a small board");
    assert!(counted.winning <= counted.moves, "{canonical}");
}

/// An expression of nimbers.
pub fn calculator(text: &str) {
    // An expression may be long work, which a listener stops: here soon.
    let mut reports = 0;
    let mut stop = |_| {
        reports += 1;
        Progress::answer(reports < 2_000)
    };
    let Some(answer) = sound(nimber::calculate(text, Some(&mut Progress::new(&mut stop))), text) else {
        return;
    };
    let written = answer.value.to_string();
    if answer.is_nimber && written.len() < 1_000 {
        let again = nimber::calculate(&written, None).expect("a number");
        assert_eq!(again.value, answer.value, "{text:?}");
        let twice = nimber::calculate(&format!("({written}) + {written}"), None).expect("a sum");
        assert_eq!(twice.value, UBig::ZERO, "{text:?}");
    }
    for step in &answer.steps {
        assert!(step.from <= step.to && step.to <= text.chars().count(), "{text:?}: {step:?}");
    }
}

/// Code words, or a number, or two.
pub fn zeckendorf(text: &str) {
    if let Some(numbers) = sound(zeckendorf::decode(text), text) {
        let words: String = numbers.iter().map(|n| zeckendorf::encode(n).expect("above 0")).collect();
        let read: String = text.split_whitespace().collect();
        assert_eq!(words, read);
    }
    let (first, second) = text.split_once('\t').unwrap_or((text, "1"));
    let [Ok(a), Ok(b)] = [first, second].map(|text| number::parse(text, "0", "10^300")) else { return };
    let indices = zeckendorf::representation(&a);
    assert!(indices.windows(2).all(|pair| pair[0] >= pair[1] + 2), "{a}");
    assert!(indices.iter().all(|&k| k >= 2), "{a}");
    assert_eq!(zeckendorf::value(&indices), a);
    let terms = zeckendorf::terms(&indices);
    assert_eq!(terms.iter().fold(UBig::ZERO, |sum, term| sum + term), a);
    assert_eq!(zeckendorf::add(&a, &b).sum, zeckendorf::representation(&(&a + &b)), "{a} + {b}");
    assert_eq!(zeckendorf::letter(&a), zeckendorf::word(&a, 1).expect("one letter")[0], "{a}");
    if a > UBig::ZERO {
        let encoded = zeckendorf::encode(&a).expect("above 0");
        assert_eq!(zeckendorf::decode(&encoded), Ok(vec![a.clone()]));
        let moves = zeckendorf::first_moves(&indices);
        assert!(moves.winning.iter().all(|one| *one <= moves.largest && *one < a), "{a}");
        let modulus = u64::try_from(&b).unwrap_or(97).clamp(1, 1 << 60);
        let exact = zeckendorf::sum_of_largest_moves(&a, None).expect("no listener");
        let residue = zeckendorf::sum_of_largest_moves_modulo(&a, modulus, None).expect("no listener");
        assert_eq!(residue.sum, (exact.sum % modulus).into(), "{a} modulo {modulus}");
    }
    if let Ok(n @ 0..=200) = u64::try_from(&a) {
        let expected: Vec<UBig> = oracle::zeckendorf::zeckendorf(n).into_iter().map(UBig::from).collect();
        assert_eq!(terms, expected, "{n}");
    }
}

/// A problem, n, and its further parameters in order; a batch where it takes one.
pub fn problem(text: &str) {
    let fields: Vec<&str> = text.split('\t').collect();
    let Some(problem) = sound(problem::find(fields[0]), text) else { return };
    let names = problem.parameters().iter().map(|parameter| parameter.name).chain(["colour"]);
    let given: Vec<(&str, &str)> = names.zip(fields[1..].iter().copied()).collect();
    let arguments = match Arguments::read(problem, &given) {
        Ok(arguments) => arguments,
        Err(error) => {
            let field = given.iter().find(|(name, _)| *name == error.field()).map_or("", |&(_, text)| text);
            return is_sound(&error, field);
        }
    };
    let number = |name: &str| arguments.get(name).and_then(|value| u64::try_from(value).ok());
    let n = number("n").unwrap_or(u64::MAX);
    let far = match problem.id() {
        "nim-square" | "flipping-game" => n > 2_000,
        _ => arguments.get("n").is_some_and(|n| n.to_string().len() > 300),
    };
    if far {
        return;
    }
    let answer = problem.solve(&arguments, &mut Store::default(), &mut none()).expect("no listener").answer;
    let expected = match problem.id() {
        "nim-square" => {
            let heaps = number("heaps").unwrap_or(3);
            let most = [0, 60, 30, 20, 12, 8, 6, 5, 4][heaps as usize];
            (n <= most).then(|| oracle::nim_square::nim_square_count(n as u32, heaps as usize).into())
        }
        "stones" => (n <= 40).then(|| oracle::stones::stones_least_of_winning_moves(n).map_or(0, u128::from)),
        "flipping-game" => (n <= 12)
            .then(|| oracle::flipping_game::winning_first_moves_by_product(n as usize, n as usize).into()),
        "fibonacci-nim" => (n <= 30).then(|| {
            let sum = oracle::fibonacci_nim::sum_of_m(n as usize);
            number("modulus").map_or(sum, |modulus| sum % modulus).into()
        }),
        _ => None,
    };
    if let Some(expected) = expected {
        assert_eq!(answer, expected.into(), "{text:?}");
    }
    if let Some(batch) = sound(answer_lines(problem, fields[1], true, None), fields[1]) {
        assert_eq!(batch.bad, batch.errors.len());
    }
}

/// A cell of an own table with its explanation, and cells around it.
fn own_table(rule: &Rule, fields: &[&str], text: &str) {
    let position: Vec<u64> = fields.iter().map(|field| small(field, 1 << 10)).collect();
    let window = |row, column| Window { from_row: row, from_column: column, rows: 3, columns: 5 };
    let table = || OwnTable::new(rule.clone());
    let plays: [Play<'_>; 2] =
        [&|progress| table()?.explain(&position, Some(progress)).map(drop), &|progress| match position[..] {
            [row, column, ..] => {
                table()?.table(window(row, column), position.get(2).copied(), Some(progress)).map(drop)
            }
            _ => Ok(()),
        }];
    ends_when_stopped(&plays, text);
    let Some(mut table) = sound(table(), "") else { return };
    // Of rules with many options few positions are computed at once.
    let mut reports = 0;
    let mut stop = |_| {
        reports += 1;
        Progress::answer(reports < 40)
    };
    if let Ok(found) = table.explain(&position, Some(&mut Progress::new(&mut stop))) {
        let listed = found.options.iter().map(|option| option.value);
        assert!(found.option_count > found.options.len() as u64 || found.value == oracle::mex(listed));
        assert_eq!(table.value(&position, None), Ok(found.value), "{text:?}");
    }
}

/// A game on two heaps, a row and a column; or an own rule, and the numbers of a position.
pub fn two_heaps(text: &str) {
    let fields: Vec<&str> = text.splitn(3, '\t').collect();
    if let (Err(_), Ok(rule)) = (TwoHeaps::parse(fields[0]), Rule::parse(fields[0])) {
        let numbers: Vec<&str> = fields[1..].iter().flat_map(|numbers| numbers.split('\t')).collect();
        return own_table(&rule, &numbers, text);
    }
    let Some(game) = sound(TwoHeaps::parse(fields[0]), text) else { return };
    let [_, row, column] = fields[..] else { return };
    let [Ok(row), Ok(column)] = [row, column].map(|text| number::parse(text, "0", "10^300")) else { return };
    let winning = two_heaps::winning_moves(game, &row, &column);
    let zeros = two_heaps::zeros(game, &row);
    if let (Ok(winning), Ok(zeros)) = (&winning, &zeros) {
        let lost = zeros.first <= column
            && zeros.last.as_ref().is_none_or(|last| column <= *last)
            && zeros.except.as_ref() != Some(&column);
        assert_eq!(winning.moves.is_empty(), lost, "{game} at ({row}, {column})");
    }
    let [Ok(row), Ok(column)] = [row, column].map(|n| u64::try_from(&n)) else { return };
    let window = Window { from_row: row, from_column: column, rows: 2, columns: 3 };
    if row > 150 || column > 150 {
        // Far off it is refused or quick, but for rows that are computed one by one.
        let is_quick = matches!(game, TwoHeaps::Euclid | TwoHeaps::EuclidToZero);
        if row > game.limits().0 || column > game.limits().1 || is_quick {
            let _ = sound(two_heaps::table(game, window, None), "");
            let _ = (column < 1 << 20).then(|| sound(two_heaps::explain(game, row, column, None), ""));
        }
        return;
    }
    let Some(cells) = sound(two_heaps::table(game, window, None), "") else { return };
    let explained = two_heaps::explain(game, row, column, None).expect("a cell of the table");
    assert_eq!(explained.value, cells[0], "{game} at ({row}, {column})");
    assert_eq!(explained.value == 0, winning.expect("a small cell").moves.is_empty());
    assert_eq!(explained.value, oracle::mex(explained.options.iter().map(|option| option.value)));
}

/// Terms, with commas or spaces between them.
pub fn recognition(text: &str) {
    let terms: Vec<u64> = text
        .split([',', ' ', '\t'])
        .filter_map(|term| term.parse().ok())
        .take(2 * recognition::MAX_TERMS)
        .collect();
    let Some(matches) = sound(recognition::recognise(&terms), "") else { return };
    assert!(matches.is_sorted_by(|one, next| one.matched >= next.matched), "{terms:?}");
    for found in matches {
        let known = found.sequence.terms();
        let start = (found.index - u64::from(found.sequence.offset)) as usize;
        assert_eq!(terms[found.from..][..found.matched], known[start..][..found.matched]);
        assert!(found.matched >= recognition::MIN_TERMS);
        let _ = found.shift();
    }
}

/// A ruleset, how far to look, and an index.
pub fn periodicity(text: &str) {
    let fields: Vec<&str> = text.splitn(3, '\t').collect();
    let Ok(game) = Ruleset::parse(fields[0]) else { return };
    let coins = matches!(game, Ruleset::Coins(_));
    let n = small(fields.get(1).unwrap_or(&"200"), if coins { 20 } else { 400 });
    let mut sequence = games::sequence(&game);
    let n = n.min(sequence.limit());
    let found = periodicity::periodicity(&game, &mut *sequence, n, None);
    let found = found.expect("a small index");
    let reach = if coins { 20 } else { 700 }.min(sequence.limit());
    sequence.extend(reach, &mut none()).expect("a small index");
    let mut values = vec![0; reach as usize + 1];
    sequence.read(0, &mut values);
    match &found.status {
        Status::Proved(proof) => {
            assert_eq!(periodicity::check_values(proof, &values), Ok(()), "{game}");
            if periodicity::work(proof) < 10_000_000 {
                assert_eq!(periodicity::check(proof), Ok(()), "{game}");
            }
            for (index, &value) in values.iter().enumerate() {
                assert_eq!(proof.value_at(&index.into()), value.into(), "{game} at {index}");
            }
        }
        Status::Observed { repetition, .. } => {
            for index in repetition.preperiod..=found.checked_to.saturating_sub(repetition.period) {
                let later = u64::from(values[(index + repetition.period) as usize]);
                assert_eq!(later, u64::from(values[index as usize]) + repetition.saltus, "{game} at {index}");
            }
        }
        Status::None => {}
    }
    let Some(Ok(index)) = fields.get(2).map(|text| number::parse(text, "0", "10^300")) else { return };
    if index <= UBig::from(reach) || matches!(found.status, Status::Proved(_)) {
        let rules = periodicity::rules_of(&game);
        let mut fresh = games::sequence(&game);
        let value = periodicity::value(&rules, &mut *fresh, &index, None).expect("near, or proved");
        match (&found.status, usize::try_from(&index).ok().and_then(|index| values.get(index))) {
            (_, Some(&near)) => assert_eq!(value.value, near.into(), "{game} at {index}"),
            (Status::Proved(proof), None) => {
                assert_eq!(value.value, proof.value_at(&index), "{game} at {index}");
            }
            _ => {}
        }
    }
}
