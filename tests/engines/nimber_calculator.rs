//! The calculator of nimbers: its values, and what it says about each operation.

use crate::oracle;
use crate::shared::refused;
use grundyscope::error::Message;
use grundyscope::nimber::{Calculation, LINES, Nimber, Operation, calculate};
use grundyscope::{Code, Error, Progress, nimber};
use proptest::prelude::*;

fn calculation(text: &str) -> Calculation {
    calculate(text, None).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn value(text: &str) -> String {
    calculation(text).value.to_string()
}

fn error(text: &str) -> Error {
    match calculate(text, None) {
        Ok(answer) => panic!("{text} is {}", answer.value),
        Err(error) => error,
    }
}

#[test]
fn kinds_of_values_and_long_texts() {
    assert!(!calculation("order(4)").is_nimber);
    assert!(calculation("sqrt(4)").is_nimber);
    assert_eq!(value("[2^65535] * [2^65535] / [2^65535]"), value("[2^65535]"));
    let nested = |depth: usize| format!("{}1{}", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(value(&nested(32)), "1");
    assert_eq!(error(&nested(33)).code(), Code::Parentheses);
    assert_eq!(error(&nested(100_001)).code(), Code::Expression);
    assert_eq!(error(&"(".repeat(90_000)).code(), Code::Parentheses);
    assert_eq!(value(&format!("{}7", "-".repeat(90_000))), "7");
    assert_eq!(error(&format!("1{}", "+1".repeat(257))).code(), Code::Expression);
    assert_eq!(value(&format!("1{}", "+1".repeat(256))), "1");
    assert_eq!(error(&"9".repeat(20_000)).code(), Code::OutOfRange);
}

#[test]
fn operands_of_a_mex() {
    let answer = calculation("1 + mex{0, (2*2), mex(),1,＊2，200, mex(0,1)^2,100} * 2");
    let values = |operation: Operation| {
        let step = answer.steps.iter().rfind(|step| step.operation == operation).unwrap();
        let operands: Vec<String> = step.operands.iter().map(ToString::to_string).collect();
        (operands.join(" "), step.result.to_string(), step.from, step.to)
    };
    assert_eq!(values(Operation::Mex), ("0 3 0 1 2 200 3 100".to_owned(), "4".to_owned(), 4, 49));
    assert_eq!(answer.value, (1_u64 ^ nimber::product(4, 2)).into());
    assert_eq!(answer.steps[1].operands, []);
    assert!(answer.steps.iter().all(|step| step.operation != Operation::Mex || step.lines.is_empty()));
    assert_eq!(calculation("mex([2^2000], 0)").steps[0].omitted, 0);
    let all =
        |count: usize| format!("mex({})", (0..count).map(|n| n.to_string()).collect::<Vec<_>>().join(","));
    assert_eq!(value(&all(256)), "256");
    for (text, code, at) in [
        ("mex 0, 1", Code::Expression, 4),
        ("mex(0, 1", Code::Parentheses, 3),
        ("2 + mex{0, (1}", Code::Expression, 13),
        ("mex{0, 1)", Code::Expression, 8),
        ("mex(0,, 1)", Code::Expression, 6),
        ("mex(0, 1,)", Code::Expression, 9),
        ("mex(,)", Code::Expression, 4),
        ("mex(0), 1", Code::Expression, 6),
        ("mex(0, 5/0)", Code::DivisionByZero, 9),
        ("mex(order(1))", Code::Expression, 4),
        (&"mex(".repeat(33), Code::Parentheses, 131),
        (&all(257), Code::Expression, 918),
    ] {
        let error = error(text);
        assert_eq!((error.code(), error.at()), (code, Some(at)), "{text}");
    }
}

fn texts(lines: &[Message]) -> Vec<&str> {
    lines.iter().map(|line| line.code).collect()
}

fn argument<'a>(line: &'a Message, name: &str) -> &'a str {
    line.text(name).unwrap_or_else(|| panic!("{} has no {name}", line.code))
}

#[test]
fn six_times_five_step_by_step() {
    let answer = calculation("1 + 6 * 5");
    assert_eq!(answer.steps.len(), 2);
    let step = &answer.steps[0];
    assert_eq!((step.operation, step.from, step.to), (Operation::Product, 4, 9));
    assert_eq!(step.operands, [6u8.into(), 5u8.into()]);
    assert_eq!(step.result, 8u8.into());
    assert_eq!(texts(&step.lines), ["split", "split", "fermat-square", "fermat-product", "collect"]);
    let [six, _, square, product, sum] = &step.lines[..] else { panic!("{:?}", step.lines) };
    assert_eq!(argument(six, "terms"), "4 + 2");
    assert_eq!((argument(square, "fermat"), argument(square, "result")), ("4", "6"));
    assert_eq!((argument(product, "left"), argument(product, "result")), ("2", "8"));
    assert_eq!((argument(sum, "terms"), argument(sum, "result")), ("6 + 4 + 8 + 2", "8"));
    assert_eq!((answer.steps[1].from, answer.steps[1].to), (0, 9));
}

/// The number that a line's text stands for: a sum of decimal numbers and powers of two, where + is
/// the nim-sum.
fn read(text: &str) -> Option<Nimber> {
    let mut sum = Nimber::from(0);
    for term in text.split(" + ") {
        let value = match term.split_once('^') {
            Some((_, exponent)) => dashu_int::UBig::ONE << exponent.parse::<usize>().ok()?,
            None => dashu_int::UBig::from_str_radix(term, 10).ok()?,
        };
        sum = sum.sum(&Nimber::new(value).ok()?);
    }
    Some(sum)
}

/// Checks the equation that a line states, by the engine's own products: the derivation may not say
/// anything false.
fn check(line: &Message) {
    let get = |name: &str| read(argument(line, name));
    let equal = |left: Option<Nimber>, right: Option<Nimber>| {
        // shortened lines cannot be checked
        if let (Some(left), Some(right)) = (left, right) {
            assert_eq!(left, right, "{line:?}");
        }
    };
    let product = |a: &str, b: &str| Some(get(a)?.product(&get(b)?));
    match line.code {
        "split" => equal(get("value"), get("terms")),
        "fermat-product" | "multiply" => equal(product("left", "right"), get("result")),
        "fermat-square" => {
            equal(product("fermat", "fermat"), get("result"));
            equal(get("fermat").zip(get("half")).map(|(a, b)| a.sum(&b)), get("result"));
        }
        "take-out" => {
            equal(product("left", "right"), product("square", "rest"));
            equal(product("leftRest", "rightRest"), get("rest"));
            equal(product("fermat", "leftRest"), get("left"));
            equal(product("fermat", "rightRest"), get("right"));
            equal(product("fermat", "fermat"), get("square"));
        }
        "collect" => {
            equal(product("left", "right"), get("result"));
            equal(get("terms"), get("result"));
        }
        "conjugate" => {
            equal(product("value", "conjugate"), get("norm"));
            equal(product("high", "fermat").zip(get("low")).map(|(a, b)| a.sum(&b)), get("value"));
        }
        "inverse" => {
            equal(product("conjugate", "normInverse"), get("result"));
            equal(product("value", "result"), Some(1.into()));
        }
        "divide" => equal(product("right", "inverse"), Some(1.into())),
        "square" => equal(product("value", "value"), get("result")),
        "root-halves" => {
            equal(product("rootHigh", "rootHigh"), get("high"));
            equal(product("rootLow", "rootLow"), get("rest"));
        }
        "check-root" => {
            equal(product("root", "root"), get("square"));
            equal(get("square").zip(get("root")).map(|(a, b)| a.sum(&b)), get("sum"));
        }
        "same" | "cancel" | "reduce-exponent" | "upper-half" | "lower-half" | "order-part" | "field-of" => {}
        other => panic!("no such line: {other}"),
    }
}

#[test]
fn lines_of_derivations_are_true() {
    for a in (0..256u64).step_by(5).chain([256, 65_535, 65_536, u64::MAX - 5]) {
        for text in [
            format!("{a} * {}", a + 3),
            format!("{a} / {}", a + 3),
            format!("inv({})", a + 1),
            format!("sqrt({a})"),
            format!("solve({a})"),
            format!("{a} + 77"),
            format!("{a}^1000"),
            format!("order({})", a + 1),
        ] {
            let answer = calculation(&text);
            for step in &answer.steps {
                assert!(step.lines.len() <= LINES);
                step.lines.iter().for_each(check);
                if !step.lines.is_empty() && step.omitted == 0 && step.operation == Operation::Product {
                    let last = step.lines.last().unwrap();
                    let name = if last.code == "same" { "value" } else { "result" };
                    // a product of two powers of two with a common factor ends with its own last
                    // line
                    assert_eq!(argument(last, name), answer.value.to_string(), "{text}");
                }
            }
        }
    }
}

#[test]
fn omitted_lines_are_counted() {
    let answer = calculation("[2^64-1] * [2^64-1]");
    let step = &answer.steps[0];
    assert_eq!(step.lines.len(), LINES);
    assert!(step.omitted > 0);
    step.lines.iter().for_each(check);
    let long = calculation("[2^65535] * [2^65535+1]");
    assert!(long.steps[0].lines.is_empty() && long.steps[0].omitted > 0);
    let many = calculation(&format!("[2^65535]{}", " + [2^65535]".repeat(100)));
    assert_eq!(many.steps.len() + many.omitted, 100);
    // All steps together have 2^21 bits at most, with the results.
    let numbers = many.steps.iter().flat_map(|step| step.operands.iter().chain([&step.result]));
    assert!(many.omitted > 0 && numbers.map(|number| number.to_le_bytes().len()).sum::<usize>() <= 1 << 18);
}

#[test]
fn a_listener_can_stop_a_calculation() {
    let mut stop = |_| Err(Error::cancelled());
    let refusal = refused(calculate("[2^16383+1]^(2^16383)", Some(&mut Progress::new(&mut stop))));
    assert_eq!(refusal, Code::Cancelled);
    let mut last = 0.0;
    let mut rising = |fraction| {
        assert!(fraction >= last && fraction <= 1.0, "{fraction} after {last}");
        last = fraction;
        Ok(())
    };
    calculate("[2^500+1]^(2^500) * order([2^1000])^2", Some(&mut Progress::new(&mut rising))).unwrap_err();
    calculate("order([2^1000] + 3^7)", Some(&mut Progress::new(&mut rising))).unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn agrees_with_the_functions(a in any::<u64>(), b in 1..u64::MAX, e in any::<u64>()) {
        prop_assert_eq!(value(&format!("{a} + {b}")), (a ^ b).to_string());
        prop_assert_eq!(value(&format!("{a} * {b}")), nimber::product(a, b).to_string());
        let inverse = nimber::inverse(b).unwrap();
        prop_assert_eq!(value(&format!("{a} / {b}")), nimber::product(a, inverse).to_string());
        let power = Nimber::from(a).power(&e.into(), None).unwrap();
        prop_assert_eq!(value(&format!("{a}^{e}")), power.to_string());
        for step in calculation(&format!("{a} * {b} + {a}/{b}")).steps {
            step.lines.iter().for_each(check);
        }
    }

    #[test]
    fn a_mex_is_the_least_that_is_missing(values in prop::collection::vec(0..12_u32, 0..20)) {
        let list: Vec<String> = values.iter().map(ToString::to_string).collect();
        prop_assert_eq!(value(&format!("mex({})", list.join(","))), oracle::mex(values).to_string());
    }
}
