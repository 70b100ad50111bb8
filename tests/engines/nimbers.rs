//! Nimbers against their definition, against published tables, and against the laws of a field.

use crate::oracle;
use crate::shared::refused;
use dashu_int::UBig;
use grundyscope::nimber::{self, Nimber, Roots, quadratic, square_plus_root, wide};
use grundyscope::{Code, Progress};
use proptest::prelude::*;

fn big(digits: &str) -> UBig {
    UBig::from_str_radix(digits, 10).unwrap()
}

fn power(base: &Nimber, exponent: &UBig) -> Nimber {
    base.power(exponent, None).unwrap()
}

fn order(a: &Nimber) -> UBig {
    a.order(None).unwrap()
}

/// A nimber of exactly the given number of bytes, or of any up to it.
fn nimbers(bytes: usize) -> impl Strategy<Value = Nimber> {
    prop::collection::vec(any::<u8>(), 0..=bytes)
        .prop_map(|bytes| Nimber::new(UBig::from_le_bytes(&bytes)).unwrap())
}

#[test]
fn published_tables() {
    for (name, compute) in [
        ("nim-inverse", (|a| nimber::inverse(a).unwrap()) as fn(u64) -> u64),
        ("nimber-squares", nimber::square),
        ("nim-square-root", nimber::square_root),
        ("nim-product-row-4", |a| nimber::product(4, a)),
        ("nim-order", |a| u64::try_from(&order(&a.into())).unwrap()),
    ] {
        for (a, value) in oracle::golden::pairs(name) {
            assert_eq!(compute(a as u64), u64::from(value), "{name}: {a}");
        }
    }
    for row in oracle::golden::rows("nim-power") {
        let [base, exponent, value] = [0, 1, 2].map(|column| row[column].parse::<u64>().unwrap());
        assert_eq!(power(&base.into(), &exponent.into()), value.into(), "{base} ^ {exponent}");
    }
    for row in oracle::golden::rows("nim-product") {
        let [a, b, product] = [0, 1, 2].map(|column| row[column].parse::<u64>().unwrap());
        assert_eq!((nimber::product(a, b), nimber::product(b, a)), (product, product), "{a} * {b}");
    }
    for row in oracle::golden::rows("nim-product-of-powers") {
        let [m, n, value] = [0, 1, 2].map(|column| row[column].parse::<u64>().unwrap());
        assert_eq!(nimber::product(1 << m, 1 << n), value, "2^{m} * 2^{n}");
    }
}

#[test]
fn below_256_against_the_definition() {
    for a in 0..256u32 {
        let nim = Nimber::from(u64::from(a));
        for b in 0..256u32 {
            let expected = u64::from(oracle::nimber::nim_product(a, b));
            assert_eq!(nimber::product(a.into(), b.into()), expected);
            assert_eq!(nim.product(&u64::from(b).into()), expected.into());
        }
        let inverse = oracle::nimber::nim_inverse(a).map(u64::from);
        assert_eq!(nimber::inverse(a.into()), inverse, "1 / {a}");
        let root = oracle::nimber::nim_square_root(a).unwrap();
        assert_eq!(nimber::square_root(a.into()), root.into());
        // the order, by multiplying until 1 comes
        if a > 0 {
            let mut product = a;
            let mut steps = 1u32;
            while product != 1 {
                product = oracle::nimber::nim_product(product, a);
                steps += 1;
            }
            assert_eq!(order(&nim), steps.into(), "{a}");
        }
        // x² + x = a, by trying: a root that is not below 256 is in the next field
        let found = (0..256u32).find(|&x| oracle::nimber::nim_product(x, x) ^ x == a);
        let root = square_plus_root(&nim).unwrap();
        match found {
            Some(x) => assert_eq!(root, u64::from(x).into(), "{a}"),
            None => assert!(a >= 128 && root.field().bits() == 16, "{a}"),
        }
    }
}

#[test]
fn small_quadratics_against_trying() {
    // all equations over {0, ..., 15}, with x tried in {0, ..., 255}, which holds every root
    let product = |a, b| oracle::nimber::nim_product(a, b);
    for a in 0..16u32 {
        for b in 0..16 {
            for c in 0..16 {
                let found: Vec<Nimber> = (0..256)
                    .filter(|&x| product(product(a, x), x) ^ product(b, x) ^ c == 0)
                    .map(|x| u64::from(x).into())
                    .collect();
                let [x, y, z] = [a, b, c].map(|value| Nimber::from(u64::from(value)));
                let roots = quadratic(&x, &y, &z).unwrap();
                if (a, b, c) == (0, 0, 0) {
                    assert_eq!(roots, Roots::Every);
                } else {
                    assert_eq!(roots.list(), found.iter().collect::<Vec<_>>(), "{a} {b} {c}");
                }
            }
        }
    }
}

/// Batches are computed slice by slice, the last one filled up with zeros.
#[test]
fn batches_of_any_length_equal_single_products() {
    // Each power of two by each: the product is linear in either side, so these decide all others.
    let powers: Vec<(u64, u64)> = (0..64).flat_map(|i| (0..64).map(move |j| (1 << i, 1 << j))).collect();
    let mixed = (0..4096u64).map(|i| {
        let a = i.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (a ^ a >> 29, (a.rotate_left(21)).wrapping_mul(0xbf58_476d_1ce4_e5b9))
    });
    let pairs: Vec<(u64, u64)> = powers.into_iter().chain(mixed).collect();
    let (a, b): (Vec<u64>, Vec<u64>) = pairs.iter().copied().unzip();
    let expected: Vec<u64> = pairs.iter().map(|&(a, b)| nimber::product(a, b)).collect();
    for length in (0..=600).chain([a.len() - 1, a.len()]) {
        assert_eq!(nimber::products(&a[..length], &b[..length]).unwrap(), expected[..length], "{length}");
    }
}

/// All numbers of 16 bits, and as many of 64, in batches of any length; the products are those of
/// the definition's powers of two.
#[test]
fn batches_of_inverses_times_the_numbers_are_1() {
    let mut numbers: Vec<u64> = (1..1 << 16).collect();
    let inverses = nimber::inverses(&numbers).unwrap();
    let table = oracle::nimber::nim_products_below_256();
    for (&a, &inverse) in numbers.iter().zip(&inverses) {
        let inverse = u16::try_from(inverse).unwrap();
        assert_eq!(oracle::nimber::nim_product_16(&table, a as u16, inverse), 1, "{a}");
    }
    for a in &mut numbers {
        *a = a.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ *a << 48;
    }
    let inverses = nimber::inverses(&numbers).unwrap();
    for (&a, &inverse) in numbers.iter().zip(&inverses).take(32).chain([(&1, &1)]) {
        assert_eq!(oracle::nimber::nim_product_by_powers(a.into(), inverse.into()), 1, "{a}");
    }
    assert_eq!(nimber::products(&numbers, &inverses).unwrap(), vec![1; numbers.len()]);
    // Around the lengths of blocks, and some between.
    for length in (0..=20).chain((21..=600).step_by(13)).chain(120..=136).chain(508..=516) {
        assert_eq!(nimber::inverses(&numbers[..length]).unwrap(), inverses[..length], "{length}");
    }
    for place in [0, 127, 128, 511, 512, 599] {
        let mut with_zero = numbers[..600].to_vec();
        with_zero[place] = 0;
        with_zero[599] = 0;
        let error = nimber::inverses(&with_zero).unwrap_err();
        assert_eq!((error.code(), error.at(), error.field()), (Code::DivisionByZero, Some(place), "a"));
    }
}

#[test]
fn invalid_arguments_are_errors() {
    let zero = Nimber::from(0);
    assert_eq!(refused(zero.inverse()), Code::DivisionByZero);
    assert_eq!(refused(Nimber::from(5).quotient(&zero)), Code::DivisionByZero);
    assert_eq!(refused(zero.order(None)), Code::OutOfRange);
    assert_eq!(nimber::inverse(0), None);
    assert_eq!(wide::inverse(0), None);
    assert_eq!(refused(nimber::products(&[1, 2], &[1])), Code::OutOfRange);

    let largest = Nimber::new(UBig::ones(Nimber::MAX_BITS)).unwrap();
    assert_eq!(refused(Nimber::new(UBig::ONE << Nimber::MAX_BITS)), Code::OutOfRange);
    assert_eq!(refused(square_plus_root(&largest)), Code::OutOfRange);
    assert_eq!(refused(largest.order(None)), Code::OutOfRange);
    let refusal = refused(largest.power(&UBig::ones(Nimber::MAX_BITS - 1), None));
    assert_eq!(refusal, Code::OutOfRange);
    assert_eq!(largest.product(&largest.inverse().unwrap()), 1.into());
    assert_eq!(largest.square().square_root(), largest);

    let mut stop = |_| Err(grundyscope::Error::cancelled());
    let refusal = refused(largest.power(&1000u32.into(), Some(&mut Progress::new(&mut stop))));
    assert_eq!(refusal, Code::Cancelled);
}

#[test]
fn powers_at_the_limits() {
    for a in [0, 1, 2, 5, 255, 256, u64::MAX] {
        let nim = Nimber::from(a);
        assert_eq!(power(&nim, &UBig::ZERO), 1.into(), "{a}^0");
        assert_eq!(power(&nim, &UBig::ONE), nim, "{a}^1");
        if a > 0 {
            assert_eq!(power(&nim, &UBig::ones(nim.field().bits())), 1.into(), "{a}");
        }
    }
    assert_eq!(power(&0.into(), &UBig::from(10u8).pow(100)), 0.into());
    // 2 has order 3, and 10^1000 leaves 1
    assert_eq!(power(&2.into(), &UBig::from(10u8).pow(1000)), 2.into());
}

/// The prime factors of the Fermat numbers, as published; the largest one of each is what the
/// others leave.
fn fermat_primes() -> Vec<UBig> {
    let mut primes = Vec::new();
    for row in oracle::golden::rows("fermat-factors") {
        let mut rest = (UBig::ONE << (1 << row[0].parse::<u32>().unwrap())) + UBig::ONE;
        for factor in row[1].split(' ').filter(|&factor| factor != "-").map(big) {
            assert!((&rest % &factor).is_zero(), "{factor}");
            rest /= &factor;
            primes.push(factor);
        }
        assert_eq!(rest.to_string().len(), row[2].parse().unwrap());
        primes.push(rest);
    }
    primes
}

#[test]
fn the_published_factors_are_prime() {
    use dashu_int::fast_div::ConstDivisor;
    for prime in fermat_primes().into_iter().skip(1) {
        // Fermat's test to the bases 3 (all but the first are larger) and 7
        let ring = ConstDivisor::new(prime.clone());
        for base in [3_u8, 7] {
            assert_eq!(ring.reduce(base).pow(&(&prime - UBig::ONE)).residue(), UBig::ONE, "{prime}");
        }
    }
}

#[test]
fn orders_of_large_nimbers() {
    // The order is the least exponent: 1 comes out for it, and not for it divided by any prime.
    let primes = fermat_primes();
    for bits in [1, 2, 5, 8, 16, 32, 63, 64, 100, 128, 256, 512, 1024, 2048] {
        let nim = Nimber::new((UBig::ONE << bits) + UBig::from(bits)).unwrap();
        let order = order(&nim);
        assert_eq!(power(&nim, &order), 1.into(), "{bits}");
        let mut rest = order.clone();
        for prime in &primes {
            if (&order % prime).is_zero() {
                assert_ne!(power(&nim, &(&order / prime)), 1.into(), "{bits}: {prime}");
                rest /= prime;
            }
        }
        assert!(rest.is_one(), "{bits}");
    }
}

#[test]
fn every_prime_is_an_order() {
    // The power by the group's order over p has order p, which must come back without any other
    // factor.
    let mut fermat = 0;
    let mut left = UBig::from(3u8);
    for prime in fermat_primes() {
        let bits = 2_usize << fermat;
        let nim =
            Nimber::new((UBig::ONE << (bits - 1)) + UBig::from(5u8) % (UBig::ONE << (bits - 1))).unwrap();
        let small = power(&nim, &(UBig::ones(bits) / &prime));
        assert_eq!(order(&small), prime, "2^(2^{fermat}) + 1");
        left /= &prime;
        if left.is_one() {
            fermat += 1;
            left = (UBig::ONE << (1 << fermat)) + UBig::ONE;
        }
    }
    assert_eq!(fermat, 12);
}

#[test]
fn windows_agree_with_the_operations() {
    use nimber::{Table, Window, window};
    let piece = |row_from, column_from, row_step, column_step| Window {
        rows: 40,
        columns: 30,
        row_from,
        column_from,
        row_step,
        column_step,
    };
    for piece in [
        piece(3, 250, 7, 1_000),
        Window { rows: 256, columns: 256, ..piece(0, 0, 1, 1) },
        // the last row and column are the last below 2^16, and the first beyond
        piece(65_535 - 39 * 1_680, 65_535 - 29, 1_680, 1),
        piece(65_536 - 39, 65_536 - 29, 1, 1),
        piece(65_536, 0, 0, 2_259),
        piece(u32::MAX - 39, 65_530, 1, 1),
    ] {
        for (name, table) in Table::ALL {
            let cells = window(table, piece, None).unwrap();
            assert_eq!(cells.len() as u32, piece.rows * piece.columns);
            let columns = u64::from(piece.columns);
            for (index, &cell) in cells.iter().enumerate() {
                let row = u64::from(piece.row_from) + index as u64 / columns * u64::from(piece.row_step);
                let column =
                    u64::from(piece.column_from) + index as u64 % columns * u64::from(piece.column_step);
                let (a, b) = (Nimber::from(row), Nimber::from(column));
                let expected = match table {
                    Table::Sum => (row ^ column).into(),
                    Table::Product => a.product(&b),
                    Table::Power => power(&a, &column.into()),
                    Table::Quotient => a.quotient(&b).unwrap_or(Nimber::from(0)),
                };
                assert_eq!(Nimber::from(u64::from(cell)), expected, "{name} {row} {column}");
            }
        }
    }
    let last = Window { rows: 1, columns: 1, ..piece(u32::MAX, u32::MAX, 7, 1_000) };
    let first = Window { rows: 1, columns: 1, ..piece(0, 0, 0, 0) };
    assert_eq!(window(Table::Sum, last, None).unwrap(), [0]);
    assert_eq!(window(Table::Power, first, None).unwrap(), [1]);
    assert_eq!(window(Table::Sum, Window { rows: 0, ..last }, None).unwrap(), [0; 0]);
    for wrong in [
        Window { rows: 2, row_step: 1, ..last },
        Window { columns: 2, column_step: 1, ..last },
        Window { row_from: 0, rows: u32::MAX, row_step: u32::MAX, ..last },
        Window { rows: 5_000, columns: 5_000, ..piece(0, 0, 1, 1) },
        Window { rows: u32::MAX, columns: u32::MAX, ..first },
    ] {
        assert_eq!(refused(window(Table::Sum, wrong, None)), Code::OutOfRange, "{wrong:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn sixty_four_bits(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
        use nimber::{inverse, product, square, square_root};
        prop_assert_eq!(u128::from(product(a, b)), oracle::nimber::nim_product_by_powers(a.into(), b.into()));
        prop_assert_eq!(product(a, product(b, c)), product(product(a, b), c));
        prop_assert_eq!(square(a), product(a, a));
        prop_assert_eq!(square(square_root(a)), a);
        prop_assert_eq!(nimber::products(&[a, b], &[b, c]).unwrap(), [product(a, b), product(b, c)]);
        if a != 0 {
            prop_assert_eq!(product(a, inverse(a).unwrap()), 1);
        }
    }

    #[test]
    fn one_hundred_and_twenty_eight_bits(a in any::<u128>(), b in any::<u128>(), c in any::<u128>()) {
        use wide::{inverse, product, square, square_plus_root, square_root};
        prop_assert_eq!(product(a, b), oracle::nimber::nim_product_by_powers(a, b));
        prop_assert_eq!(product(a, product(b, c)), product(product(a, b), c));
        prop_assert_eq!(square(a), product(a, a));
        prop_assert_eq!(square(square_root(a)), a);
        if a != 0 {
            prop_assert_eq!(product(a, inverse(a).unwrap()), 1);
        }
        match square_plus_root(a) {
            Some(x) => prop_assert!(square(x) ^ x == a && x % 2 == 0),
            None => prop_assert!(a >> 127 == 1),
        }
        let wide = |a: u128| Nimber::new(a.into()).unwrap();
        prop_assert_eq!(wide(a).product(&wide(b)), wide(product(a, b)));
    }

    #[test]
    fn any_size(a in nimbers(512), b in nimbers(512), c in nimbers(512)) {
        prop_assert_eq!(a.product(&b), b.product(&a));
        prop_assert_eq!(a.product(&b.product(&c)), a.product(&b).product(&c));
        prop_assert_eq!(a.product(&b.sum(&c)), a.product(&b).sum(&a.product(&c)));
        prop_assert_eq!(a.product(&1.into()), a.clone());
        prop_assert_eq!(a.square(), a.product(&a));
        prop_assert_eq!(a.square().square_root(), a.clone());
        prop_assert_eq!(a.square_root().square(), a.clone());
        prop_assert!(a.product(&b).field() <= a.field().max(b.field()));
        if !b.is_zero() {
            prop_assert_eq!(a.quotient(&b).unwrap().product(&b), a.clone());
        }
        let x = square_plus_root(&a).unwrap();
        prop_assert_eq!(x.square().sum(&x), a.clone());
        for root in quadratic(&a, &b, &c).unwrap().list() {
            let sum = a.product(&root.square()).sum(&b.product(root)).sum(&c);
            prop_assert!(sum.is_zero());
        }
    }

    #[test]
    fn laws_of_powers(a in nimbers(20), e in any::<u128>(), f in any::<u64>()) {
        let (e, f) = (UBig::from(e), UBig::from(f));
        prop_assert_eq!(power(&a, &(&e + &f)), power(&a, &e).product(&power(&a, &f)));
        prop_assert_eq!(power(&a, &(&e * &f)), power(&power(&a, &e), &f));
        prop_assert_eq!(power(&a, &UBig::from(2u8)), a.square());
        if !a.is_zero() {
            let order = order(&a);
            prop_assert_eq!(power(&a, &(&e * &order + UBig::ONE)), a);
        }
    }
}

/// All unordered pairs of 16 bits, and by them the tables that everything else is built on.
#[test]
#[ignore = "exhaustive: npm run verify"]
fn all_products_of_16_bits() {
    let table = oracle::nimber::nim_products_below_256();
    std::thread::scope(|scope| {
        for part in 0..4u16 {
            let table = &table;
            scope.spawn(move || {
                let mut row = vec![0; 1 << 16];
                for a in (0..=u16::MAX).filter(|a| a % 4 == part) {
                    // The product is linear: those with powers of two make the others.
                    for bit in 0..16 {
                        let power = oracle::nimber::nim_product_16(table, a, 1 << bit);
                        for b in 0..1 << bit {
                            row[b | 1 << bit] = row[b] ^ power;
                        }
                    }
                    for b in a..=u16::MAX {
                        let expected = row[usize::from(b)];
                        assert!(nimber::product(a.into(), b.into()) == u64::from(expected), "{a} * {b}");
                    }
                }
            });
        }
    });
}
