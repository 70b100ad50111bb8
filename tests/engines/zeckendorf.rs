//! Zeckendorf representations and their applications, against definitions and published tables.

use crate::oracle;
use crate::oracle::zeckendorf::{Words, fibonacci_word};
use crate::shared::refused;
use dashu_int::UBig;
use grundyscope::zeckendorf::{
    Addition, LONGEST_WINDOW, Rule, SumOfMoves, add, ascending_terms, decode, encode, fibonacci, first_moves,
    greedy_steps, letter, ones_before, over_golden_ratio, representation, sum_of_largest_moves,
    sum_of_largest_moves_modulo, terms, times_golden_ratio, value, word,
};
use grundyscope::{Code, Progress};
use proptest::prelude::*;

fn big(n: u64) -> UBig {
    n.into()
}

fn sum(indices: &[u32]) -> UBig {
    indices.iter().map(|&k| fibonacci(k)).fold(UBig::ZERO, |sum, term| sum + term)
}

fn is_canonical(indices: &[u32]) -> bool {
    indices.windows(2).all(|pair| pair[0] >= pair[1] + 2) && indices.iter().all(|&k| k >= 2)
}

/// Checks the representation of every number below `end` against the counted words.
fn check_all_below(end: u64) {
    let mut words = Words::default();
    for n in 0..end {
        let indices = representation(&big(n));
        let written = indices.iter().fold(0, |word, &k| word | 1u64 << (k - 2));
        assert_eq!(written, words.word(), "{n}");
        assert!(indices.is_sorted_by(|a, b| a > b), "{n}");
        words.advance();
    }
}

#[test]
fn every_number_to_two_million() {
    check_all_below(2_000_001);
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn every_number_to_twenty_million() {
    check_all_below(20_000_001);
}

#[test]
fn representations_are_those_published() {
    for row in oracle::golden::rows("zeckendorf") {
        let n: u64 = row[0].parse().unwrap();
        let published: Vec<UBig> = row[1].split(' ').map(|term| big(term.parse().unwrap())).collect();
        assert_eq!(terms(&representation(&big(n))), published, "{n}");
    }
}

#[test]
fn greedy_steps_follow_the_definition() {
    for n in (1..5_000).map(big).chain([UBig::from(10u32).pow(1000)]) {
        let indices = representation(&n);
        let steps: Vec<_> = greedy_steps(&indices, 0).collect();
        assert_eq!(steps.len(), indices.len());
        let mut left = n.clone();
        for (step, &k) in steps.iter().zip(&indices) {
            assert_eq!((step.index, &step.term, &step.next), (k, &fibonacci(k), &fibonacci(k + 1)), "{n}");
            assert!(step.term <= left && left < step.next, "greedy at F({k})");
            left -= &step.term;
            assert_eq!(step.rest, left, "{n}");
        }
        assert_eq!(left, UBig::ZERO, "{n}");
        for from in (0..=steps.len() + 1).take(20) {
            let later: Vec<_> = greedy_steps(&indices, from).collect();
            assert_eq!(later, steps[from.min(steps.len())..], "{n} from {from}");
        }
    }
}

/// Numbers at which something ends: Fibonacci numbers, their neighbours, and the longest
/// representations.
fn corners(top: u32) -> Vec<UBig> {
    let longest: Vec<u32> = (2..=top).rev().step_by(2).collect();
    let sparse: Vec<u32> = (2..=top).rev().step_by(3).collect();
    let f = fibonacci(top);
    vec![&f - UBig::ONE, f.clone(), &f + UBig::ONE, value(&longest), value(&sparse)]
}

#[test]
fn corners_of_every_size() {
    // Halving splits at multiples of 64 and their doubles.
    let near = |width: u32| width - 3..=width + 4;
    for top in (2..200).chain([256, 512, 1024, 2048, 4096].into_iter().flat_map(near)) {
        for n in corners(top) {
            let indices = representation(&n);
            assert!(is_canonical(&indices), "F({top})");
            assert_eq!(value(&indices), n, "F({top})");
            assert_eq!(sum(&indices), n, "F({top})");
        }
    }
}

#[test]
fn terms_are_the_fibonacci_numbers() {
    let indices: Vec<u32> = (3..1_500).rev().step_by(7).chain([2]).collect();
    let expected: Vec<UBig> = indices.iter().map(|&k| fibonacci(k)).collect();
    assert_eq!(terms(&indices), expected);
    assert!(ascending_terms(&[90_000, 70_000, 2]).eq([2, 70_000, 90_000].map(fibonacci)));
    assert_eq!(terms(&[]), []);
    assert_eq!(value(&[]), UBig::ZERO);
}

#[test]
fn multiples_of_the_golden_ratio() {
    for (name, multiple) in [("lower-wythoff", 0u32), ("upper-wythoff", 1)] {
        for (k, published) in oracle::golden::pairs(name) {
            let k = big(k as u64);
            assert_eq!(times_golden_ratio(&k) + &k * multiple, published.into(), "{name} at {k}");
        }
    }
    // q = floor(n/φ) is the q with q^2 + q n <= n^2 < (q+1)^2 + (q+1) n.
    for n in [UBig::ZERO, UBig::ONE, fibonacci(4_001), UBig::from(7u32).pow(3_000)] {
        let q = over_golden_ratio(&n);
        let above = &q + UBig::ONE;
        assert!(&q * (&q + &n) <= n.sqr() && n.sqr() < &above * (&above + &n), "{n}");
    }
}

// Fibonacci nim

#[test]
fn first_moves_are_those_of_the_rule() {
    for (n, expected) in oracle::fibonacci_nim::winning_first_moves_to(1_500).iter().enumerate().skip(1) {
        let moves = first_moves(&representation(&n.into()));
        let expected: Vec<UBig> = expected.iter().copied().map(Into::into).collect();
        assert_eq!(moves.winning, expected, "{n}");
        assert_eq!(moves.count, expected.len());
        assert_eq!(moves.largest, expected.last().cloned().unwrap_or(UBig::ZERO), "{n}");
    }
}

#[test]
fn many_first_moves_are_counted_with_the_largest() {
    // With a term at every sixth index every sum of least terms wins.
    let indices: Vec<u32> = (1..=200).rev().map(|k| 6 * k).collect();
    let moves = first_moves(&indices);
    assert_eq!((moves.count, moves.winning.len()), (199, 100));
    assert_eq!(moves.winning[99], sum(&indices[100..]));
    assert_eq!(moves.largest, sum(&indices[1..]));
}

/// M(n) from the representation, comparing numbers.
fn largest_first_move(indices: &[u32]) -> UBig {
    let (mut sum, mut largest) = (UBig::ZERO, UBig::ZERO);
    for &k in indices.iter().rev() {
        let term = fibonacci(k);
        if &sum << 1 < term {
            largest.clone_from(&sum);
        }
        sum += term;
    }
    largest
}

#[test]
fn sums_of_largest_moves_one_by_one() {
    let mut exact = UBig::ZERO;
    for n in 1..30_000u64 {
        let n = big(n);
        exact += largest_first_move(&representation(&n));
        let found = sum_of_largest_moves(&n, None).unwrap();
        assert_eq!(found.sum, exact, "{n}");
    }
}

#[test]
fn residues_and_blocks_agree_with_exact_sums() {
    let far = [
        value(&[30_000, 29_998, 29_996, 12_000, 40, 38, 2]),
        value(&[20_000, 19_998, 19_995, 19_992, 19_990]),
        UBig::from(10u32).pow(5_000),
    ];
    let near = [2, 3, 4, 5, 20, 21, 22, 61, 130, 300].into_iter().flat_map(corners);
    for n in near.chain(far) {
        let exact = sum_of_largest_moves(&n, None).unwrap();
        assert_eq!(exact.blocks.len(), exact.block_count.min(SumOfMoves::LISTED));
        if exact.block_count <= SumOfMoves::LISTED {
            let sum = exact.blocks.iter().fold(UBig::ZERO, |total, block| total + &block.contribution);
            assert_eq!(sum, exact.sum, "{n}");
        }
        for modulus in [1, 2, 3, 80, 1_000_000_007, (1 << 60) - 1, 1 << 60] {
            let residue = sum_of_largest_moves_modulo(&n, modulus, None).unwrap();
            assert_eq!(residue.sum, (&exact.sum % modulus).into(), "{n} modulo {modulus}");
            assert_eq!(residue.block_count, exact.block_count);
            for (one, other) in residue.blocks.iter().zip(&exact.blocks) {
                assert_eq!((one.index, one.last), (other.index, other.last), "{n}");
                assert_eq!(one.contribution, (&other.contribution % modulus).into(), "{n}");
            }
            assert_eq!(residue.blocks.len(), exact.blocks.len());
        }
    }
}

#[test]
fn a_sum_can_be_stopped() {
    let mut stop = |_| Err(grundyscope::Error::cancelled());
    let n = UBig::from(10u32).pow(1_000);
    let refusal = refused(sum_of_largest_moves(&n, Some(&mut Progress::new(&mut stop))));
    assert_eq!(refusal, Code::Cancelled);
    let refusal = refused(sum_of_largest_moves_modulo(&n, 7, Some(&mut Progress::new(&mut stop))));
    assert_eq!(refusal, Code::Cancelled);
}

// Addition

/// Plays the carries of an addition again: each rule must apply, and keep the number.
fn replay(addition: &Addition, expected: &UBig) {
    let mut digits: Vec<i64> = addition.digits.iter().map(|&digit| digit.into()).collect();
    digits.resize(digits.len() + 4, 0);
    let number = |digits: &[i64]| {
        let parts = (0..).zip(digits).map(|(k, &digit)| fibonacci(k) * digit.unsigned_abs());
        parts.fold(UBig::ZERO, |sum, part| sum + part)
    };
    assert_eq!(number(&digits), *expected);
    for step in &addition.steps {
        let k = step.index as usize;
        match step.rule {
            Rule::Neighbours => {
                digits[k] -= 1;
                digits[k + 1] -= 1;
                digits[k + 2] += 1;
            }
            Rule::Double => {
                digits[k] -= 2;
                digits[k + 1] += 1;
                // F(1) is written as F(2), F(0) not at all.
                match k {
                    2 => {}
                    3 => digits[2] += 1,
                    _ => digits[k - 2] += 1,
                }
            }
        }
        assert!(digits.iter().all(|&digit| digit >= 0), "{step:?} does not apply");
    }
    assert_eq!(number(&digits), *expected);
    let left: Vec<u32> = (0..digits.len() as u32).rev().filter(|&k| digits[k as usize] > 0).collect();
    assert_eq!(left, addition.sum);
    assert!(digits.iter().all(|&digit| digit <= 1));
    assert!(addition.steps.len() <= 3 * addition.digits.len());
}

#[test]
fn small_sums_carry_to_the_representation() {
    for a in 0..1_500u64 {
        for b in 0..=a {
            let addition = add(&big(a), &big(b));
            assert_eq!(addition.sum, representation(&big(a + b)), "{a} + {b}");
            if a < 200 {
                replay(&addition, &big(a + b));
            }
        }
    }
}

#[test]
fn sums_at_the_corners() {
    let numbers: Vec<UBig> = [30, 31, 64, 65, 66, 130].into_iter().flat_map(corners).collect();
    for a in &numbers {
        for b in &numbers {
            let addition = add(a, b);
            assert_eq!(addition.sum, representation(&(a + b)), "{a} + {b}");
            replay(&addition, &(a + b));
        }
    }
}

// The Fibonacci code

#[test]
fn code_words_are_those_published_decode_and_separate() {
    for row in oracle::golden::rows("fibonacci-code") {
        assert_eq!(encode(&big(row[0].parse().unwrap())).unwrap(), row[1], "{}", row[0]);
    }
    let mut all = String::new();
    for n in 1..5_000u64 {
        let word = encode(&big(n)).unwrap();
        assert_eq!(word.find("11"), Some(word.len() - 2), "{n}");
        assert_eq!(decode(&word).unwrap(), [big(n)]);
        all.push_str(&word);
    }
    assert!(decode(&all).unwrap().into_iter().eq((1..5_000).map(big)));
}

#[test]
fn invalid_code_words_are_refused() {
    assert_eq!(refused(encode(&UBig::ZERO)), Code::OutOfRange);
    assert_eq!(refused(decode(&"0".repeat(2_000_000))), Code::OutOfRange);
}

// The Fibonacci word

#[test]
fn the_word_follows_its_substitution() {
    let expected = fibonacci_word(20_000);
    for (n, published) in oracle::golden::pairs("fibonacci-word") {
        assert_eq!(u32::from(expected[n]), published, "{n}");
    }
    assert_eq!(word(&UBig::ZERO, 20_000).unwrap(), expected);
    let mut ones = 0;
    for (n, &expected) in expected.iter().enumerate() {
        assert_eq!(ones_before(&n.into()), ones.into(), "{n}");
        assert_eq!(letter(&n.into()), expected, "{n}");
        ones += u32::from(expected);
    }
    for from in [1, 2, 3, 4, 986, 987, 988, 10_000] {
        assert_eq!(word(&from.into(), 5_000).unwrap(), expected[from..from + 5_000], "{from}");
    }
}

#[test]
fn far_letters_by_two_ways() {
    for start in corners(3_000).into_iter().chain([UBig::from(10u32).pow(1_000)]) {
        for (offset, expected) in word(&start, 300).unwrap().into_iter().enumerate() {
            assert_eq!(letter(&(&start + UBig::from(offset))), expected, "{start} + {offset}");
        }
    }
    assert_eq!(refused(word(&UBig::ONE, LONGEST_WINDOW + 1)), Code::OutOfRange);
    assert_eq!(word(&UBig::ONE, 0).unwrap(), []);
}

/// Numbers of up to `words` 64-bit words.
fn bignum(words: usize) -> impl Strategy<Value = UBig> {
    proptest::collection::vec(any::<u64>(), 0..words)
        .prop_map(|words| words.into_iter().fold(UBig::ZERO, |n, word| (n << 64) + UBig::from(word)))
}

/// Representations with gaps of two to `gap` between their indices.
fn indices(gap: u32) -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(2..=gap, 1..300).prop_map(|gaps| {
        let mut last = 0;
        let mut indices: Vec<u32> = gaps
            .into_iter()
            .map(|gap| {
                last += gap;
                last
            })
            .collect();
        indices.reverse();
        indices
    })
}

proptest! {
    #[test]
    fn every_canonical_word_is_found_again(dense in indices(3), sparse in indices(40)) {
        for indices in [dense, sparse] {
            let n = value(&indices);
            prop_assert_eq!(&n, &sum(&indices));
            prop_assert_eq!(representation(&n), indices);
        }
    }

    #[test]
    fn comparisons_by_indices_are_comparisons_of_numbers(dense in indices(3), sparse in indices(6)) {
        for indices in [dense, sparse] {
            prop_assert_eq!(first_moves(&indices).largest, largest_first_move(&indices));
        }
    }

    #[test]
    fn sums_carry_to_the_representation(a in bignum(20), b in bignum(20)) {
        let expected = &a + &b;
        let addition = add(&a, &b);
        prop_assert_eq!(&addition.sum, &representation(&expected));
        prop_assert!(addition.steps.len() <= 3 * addition.digits.len());
        prop_assert_eq!(add(&b, &a), addition);
    }

    #[test]
    fn sums_step_by_the_largest_move(dense in indices(3), n in bignum(8), modulus in 1u64..=1 << 60) {
        for n in [value(&dense), n + UBig::ONE] {
            let exact = |n: &UBig| sum_of_largest_moves(n, None).unwrap().sum;
            let step = largest_first_move(&representation(&n));
            prop_assert_eq!(exact(&n), exact(&(&n - UBig::ONE)) + step);
            let residue = sum_of_largest_moves_modulo(&n, modulus, None).unwrap().sum;
            prop_assert_eq!(residue, (exact(&n) % modulus).into());
        }
    }
}
