//! The parser of numbers: notations of random numbers, random expressions against a small evaluator
//! of their own, and texts made to hurt.

use dashu_int::UBig;
use grundyscope::number::{self, Bounds};
use grundyscope::{Code, Error};
use proptest::prelude::*;

const MAX: &str = "10^1000";

fn refused(text: &str, min: &str, max: &str) -> Error {
    number::parse(text, min, max).expect_err(text)
}

#[test]
fn errors_list_what_is_allowed() {
    for text in ["", "x", "-1", "1.5", "1,5", "1٢", "(1", "101", "4", "10^9^9"] {
        let error = refused(text, "5", "10^2");
        assert!(error.to_string().ends_with(" Allowed: a whole number from 5 to 10^2."), "{error}");
        assert_eq!(error.value(), text);
        assert_eq!(error.field(), "");
        let range = (error.code() == Code::OutOfRange).then_some(("5", "10^2"));
        assert_eq!(error.range(), range, "{text}");
    }
}

#[test]
fn both_bounds_are_included_and_values_on_the_way_may_exceed_them() {
    let bounds = Bounds::new("10^3", "2^64").unwrap();
    assert_eq!(format!("{}..{}", bounds.min(), bounds.max()), "1000..18446744073709551616");
    for text in ["1000", "1,000", "18446744073709551616", "18,446,744,073,709,551,616", "2^64"] {
        assert!(bounds.parse(text).is_ok(), "{text}");
    }
    for text in ["999", "0", "18446744073709551617", "2^64+1", "1e20"] {
        assert_eq!(bounds.parse(text).unwrap_err().code(), Code::OutOfRange, "{text}");
    }
    let large = Bounds::new("10^30", "10^31").unwrap();
    assert_eq!(large.parse("5").unwrap_err().code(), Code::OutOfRange);
    assert!(large.parse("10^30").is_ok());
    let none = Bounds::new("5", "4").unwrap();
    assert_eq!(none.parse("4").unwrap_err().code(), Code::OutOfRange);
    assert_eq!(number::parse("2^20-1048476", "0", "100").unwrap(), 100u8.into());
    assert_eq!(number::parse("10^20-10^20+7", "0", "100").unwrap(), 7u8.into());
    assert_eq!(refused("10^22-10^22+7", "0", "100").code(), Code::OutOfRange);
}

#[test]
fn an_invalid_bound_is_named() {
    assert_eq!(refused("5", "zero", "10").field(), "min");
    let error = refused("5", "0", "1.5");
    assert_eq!((error.code(), error.field(), error.value()), (Code::Fraction, "max", "1.5"));
    assert_eq!(refused("5", "0", "10^10^10").code(), Code::OutOfRange);
}

/// The zeros of a few scripts from every plane that has some, and of all that Unicode 17.0 added.
const ZEROS: &str = "0٠۰߀०০੦๐༠၀០᠐０𐒠𑁦𑓐𑛀𑛐𑛚𑯰𑷠𖭐𜳰𝟎𝟘𝟢𝟬𝟶𞥐🯰";

fn in_script(ascii: &str, zero: char) -> String {
    let shift = |c: char| c.to_digit(10).map_or(Some(c), |value| char::from_u32(u32::from(zero) + value));
    ascii.chars().map(|c| shift(c).unwrap()).collect()
}

#[test]
fn every_decimal_digit_has_its_value() {
    let mut scripts = 0;
    let mut digits = 0;
    for c in '\0'..=char::MAX {
        let Ok(value) = number::parse(&c.to_string(), "0", "9") else { continue };
        assert!(c.is_numeric(), "{c:?}");
        digits += 1;
        if value == UBig::ZERO {
            scripts += 1;
            let all = number::parse(&in_script("9876543210", c), "0", MAX).unwrap();
            assert_eq!(all, 9_876_543_210u64.into());
        }
    }
    assert_eq!((scripts, digits), (77, 770), "Nd of Unicode 17.0");
    assert!(ZEROS.chars().all(|zero| number::parse(&zero.to_string(), "0", "0").is_ok()));
}

/// Puts a separator between groups of three.
fn grouped(digits: &str, separator: &str) -> String {
    let groups: Vec<_> =
        digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).unwrap()).collect();
    groups.join(separator)
}

const SEPARATORS: [&str; 14] =
    ["", " ", "\u{a0}", "\u{2007}", "\u{2009}", "\u{202f}", "_", "＿", ",", "，", "'", "’", "＇", "\u{66c}"];

/// A small number, or one of any size.
fn any_number() -> impl Strategy<Value = u128> {
    (any::<u128>(), 0..128u32).prop_map(|(value, shift)| value >> shift)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_notation_reads_back(
        value in any_number(),
        separator in prop::sample::select(&SEPARATORS),
        zero in 0..ZEROS.chars().count(),
        sign in prop::sample::select(&["", "+", "＋ "]),
        around in prop::sample::select(&["", " ", "\t", "\n", "\u{3000}", "\u{feff}", " \u{a0} "]),
    ) {
        let digits = in_script(&grouped(&value.to_string(), separator), ZEROS.chars().nth(zero).unwrap());
        let text = format!("{around}{sign}{digits}{around}");
        prop_assert_eq!(number::parse(&text, "0", MAX).unwrap(), value.into());
    }

    #[test]
    fn computed_notations_read_back(
        value in any_number(),
        base in 2..1_000_000_000u128,
        times in prop::sample::select(&["*", " * ", "＊", "·", "⋅", "×", " × "]),
        power in prop::sample::select(&["^", " ^ ", "**", "＊＊", "＾"]),
        plus in prop::sample::select(&["+", " + ", "＋"]),
    ) {
        let (quotient, rest) = (value / base, value % base);
        let text = format!("{quotient}{times}{base}{power}1{plus}{rest}");
        prop_assert_eq!(number::parse(&text, "0", MAX).unwrap(), value.into());
        let zeros = value.checked_ilog10().unwrap_or(0);
        let unit = 10u128.pow(zeros);
        let text = format!("{}e{zeros}{plus}{}", value / unit, value % unit);
        prop_assert_eq!(number::parse(&text, "0", MAX).unwrap(), value.into());
    }

    #[test]
    fn a_value_reads_as_itself(digits in proptest::collection::vec(b'0'..=b'9', 1..=1000)) {
        let text = String::from_utf8(digits).unwrap();
        let value = number::parse(&text, "0", MAX).unwrap();
        let stripped = text.trim_start_matches('0');
        prop_assert_eq!(value.to_string(), if stripped.is_empty() { "0" } else { stripped });
        prop_assert_eq!(number::parse(&value.to_string(), "0", MAX).unwrap(), value);
    }

    #[test]
    fn wrong_groups_are_refused(value in 1_000..u128::MAX, cut in 1..38usize, separator in prop::sample::select(&SEPARATORS[1..])) {
        let digits = value.to_string();
        let cut = cut.min(digits.len() - 1);
        let text = format!("{}{separator}{}", &digits[..cut], &digits[cut..]);
        let error = number::parse(&text, "0", MAX).err().map(|error| (error.code(), error.at()));
        let right = cut <= 3 && digits.len() - cut == 3;
        prop_assert_eq!(error, (!right).then_some((Code::Grouping, Some(cut))));
    }
}

/// An expression as a tree, to be written with random spelling and evaluated on the side.
#[derive(Clone, Debug)]
enum Tree {
    Number(u128),
    Sum(Box<Tree>, Box<Tree>),
    Difference(Box<Tree>, Box<Tree>),
    Product(Box<Tree>, Box<Tree>),
    Power(Box<Tree>, Box<Tree>),
}

/// The errors of values: below zero, or beyond 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    Negative,
    Large,
}

impl Tree {
    fn value(&self) -> Result<u128, Wrong> {
        match self {
            Self::Number(value) => Ok(*value),
            Self::Sum(a, b) => a.value()?.checked_add(b.value()?).ok_or(Wrong::Large),
            Self::Difference(a, b) => a.value()?.checked_sub(b.value()?).ok_or(Wrong::Negative),
            Self::Product(a, b) => a.value()?.checked_mul(b.value()?).ok_or(Wrong::Large),
            Self::Power(a, b) => {
                let (base, exponent) = (a.value()?, b.value()?);
                if base < 2 {
                    return Ok(u128::from(base == 1 || exponent == 0));
                }
                u32::try_from(exponent).ok().and_then(|e| base.checked_pow(e)).ok_or(Wrong::Large)
            }
        }
    }

    /// 0 for a sum or difference, 1 for a product, 2 for a power, 3 for a number.
    const fn strength(&self) -> u8 {
        match self {
            Self::Sum(..) | Self::Difference(..) => 0,
            Self::Product(..) => 1,
            Self::Power(..) => 2,
            Self::Number(_) => 3,
        }
    }

    /// Writes the tree with no more parentheses than it needs.
    fn write(&self, out: &mut String) {
        let (a, b, sign, left, right) = match self {
            Self::Number(value) => return out.push_str(&value.to_string()),
            Self::Sum(a, b) => (a, b, " + ", 0, 1),
            Self::Difference(a, b) => (a, b, "-", 0, 1),
            Self::Product(a, b) => (a, b, "*", 1, 2),
            Self::Power(a, b) => (a, b, "^", 3, 2),
        };
        a.write_at_least(left, out);
        out.push_str(sign);
        b.write_at_least(right, out);
    }

    fn write_at_least(&self, strength: u8, out: &mut String) {
        if self.strength() >= strength {
            return self.write(out);
        }
        out.push('(');
        self.write(out);
        out.push(')');
    }
}

fn tree() -> impl Strategy<Value = Tree> {
    let number = prop_oneof![4 => 0..12u128, 1 => any_number()].prop_map(Tree::Number);
    number.prop_recursive(6, 60, 2, |part| {
        let pair = (part.clone(), part).prop_map(|(a, b)| (Box::new(a), Box::new(b)));
        (0..4u8, pair).prop_map(|(kind, (a, b))| match kind {
            0 => Tree::Sum(a, b),
            1 => Tree::Difference(a, b),
            2 => Tree::Product(a, b),
            _ => Tree::Power(a, b),
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5000))]

    #[test]
    fn expressions_agree_with_the_tree(tree in tree()) {
        let mut text = String::new();
        tree.write(&mut text);
        let max = u128::MAX.to_string();
        match (tree.value(), number::parse(&text, "0", &max)) {
            (Ok(value), found) => prop_assert_eq!(found.unwrap(), value.into(), "{}", text),
            (Err(Wrong::Negative), Err(error)) => prop_assert!(
                error.code() == Code::Negative
                    && text.chars().nth(error.at().unwrap()) == Some('-'), "{}: {:?}", text, error),
            // the slack lets a value pass 128 bits and come back, so that anything may follow
            (Err(Wrong::Large), found) => prop_assert!(
                found.is_ok() || found.is_err_and(|e| matches!(e.code(), Code::OutOfRange | Code::Negative))),
            (expected, found) => prop_assert!(false, "{}: expected {:?}, found {:?}", text, expected, found),
        }
    }

}

/// Texts over which a careless parser overflows the stack, or takes many minutes: a step for each
/// pair of a million characters.
fn hostile() -> Vec<(&'static str, String, Code)> {
    let long = 1_000_000;
    vec![
        ("one digit", "9".repeat(long), Code::OutOfRange),
        ("groups", format!("999{}", ",999".repeat(long / 4)), Code::OutOfRange),
        ("digits and junk", format!("{}x", "9".repeat(long)), Code::NotANumber),
        ("opening", "(".repeat(long), Code::Parentheses),
        ("closing", ")".repeat(long), Code::Parentheses),
        ("powers", "9^".repeat(long / 2) + "9", Code::NotANumber),
        ("few powers", "9^".repeat(200) + "9", Code::OutOfRange),
        ("powers of one", "1^".repeat(long / 2) + "1", Code::NotANumber),
        ("pluses", "1+".repeat(long / 2) + "1", Code::NotANumber),
        ("large terms", "2^3321-".repeat(long / 7) + "1", Code::NotANumber),
        ("carets", "^".repeat(long), Code::NotANumber),
        ("minuses", "-".repeat(long), Code::NotANumber),
        ("white space", " ".repeat(long), Code::Empty),
        ("white space and junk", format!("1{}x", " ".repeat(long)), Code::NotANumber),
        ("far digits", format!("1{}1", " ".repeat(long)), Code::Grouping),
        ("exponent", format!("1e{}", "9".repeat(long)), Code::OutOfRange),
        ("zeros", format!("{}x", "0".repeat(long)), Code::NotANumber),
        ("superscript", format!("10{}", "⁹".repeat(long)), Code::OutOfRange),
        ("emoji", "😀".repeat(long / 4), Code::NotANumber),
        ("towers", "9^9^9^9*".repeat(60) + "1", Code::OutOfRange),
        ("squares", "(".repeat(30) + "9" + &")^9".repeat(30), Code::OutOfRange),
    ]
}

#[test]
fn hostile_texts_are_refused() {
    for (name, text, code) in hostile() {
        let found = refused(&text, "0", MAX);
        assert_eq!(found.code(), code, "{name}");
        assert!(found.value().chars().count() <= Error::SHOWN + 1, "{name}");
    }
}

/// Far below a bound that takes long to compute, at its border, and beyond it.
#[test]
fn large_bounds_hold() {
    let max = "10^20000";
    let bound = number::parse(max, "0", max).unwrap();
    let within = "0 7 10^19000 2^66000 2^66428 2^66429 10^20000-1 10^20000 10^20001-9*10^20000";
    for text in within.split(' ') {
        let value = number::parse(text, "0", max).unwrap();
        assert_eq!(value, Bounds::new("0", max).unwrap().parse(text).unwrap(), "{text}");
        assert!(value <= bound, "{text}");
    }
    for (text, min, code) in [
        ("10^20000+1", "0", Code::OutOfRange),
        ("2^66439", "0", Code::OutOfRange),
        ("4", "5", Code::OutOfRange),
        ("3-4", "0", Code::Negative),
        ("10^", "0", Code::NotANumber),
    ] {
        let error = refused(text, min, max);
        assert_eq!(error.code(), code, "{text}");
        assert_eq!(error.allowed().and_then(|allowed| allowed.text("max")), Some(max), "{text}");
    }
}

#[test]
fn the_most_operators_and_parentheses() {
    let ones = "1+".repeat(256) + "1";
    assert_eq!(number::parse(&ones, "0", MAX).unwrap(), 257u16.into());
    let error = refused(&("1+".repeat(257) + "1"), "0", MAX);
    assert_eq!((error.code(), error.at()), (Code::NotANumber, Some(513)));
    let error = refused(&("(".repeat(33) + "1" + &")".repeat(33)), "0", MAX);
    assert_eq!((error.code(), error.at()), (Code::Parentheses, Some(32)));
}

#[test]
fn a_million_digits() {
    let text = "7".repeat(1_000_000);
    let bounds = Bounds::new("0", "10^1000000").unwrap();
    let value = bounds.parse(&text).unwrap();
    // 7 · (10^1000000 - 1) / 9
    assert_eq!(value * 9u8 + 7u8, bounds.max() * UBig::from(7u8));
    assert!(bounds.parse(&text[..10_000]).is_ok());
}

#[test]
fn an_error_is_one_word() {
    assert_eq!(size_of::<grundyscope::Error>(), size_of::<usize>());
}
