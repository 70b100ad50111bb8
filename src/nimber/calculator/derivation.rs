//! Why an operation has its result: lines of a derivation, as data.
//!
//! A product is multiplied out over powers of two. Two powers of two are ordinary products of
//! Fermat powers 2^(2^k); where both have one, the largest such F is taken out of both, F (x) F =
//! F + F/2 is put in, and what is left is smaller in F. An inverse is followed down the fields by
//! conjugates and norms, a power by squares and products, an order by the Fermat numbers. Source:
//! Conway, On Numbers and Games, chapter 6. Cost: some products for each line, and there are at
//! most [`LINES`].

use super::operation::Operation;
use crate::error::{Message, Value};
use crate::nimber::order::{Part, fermat_factors};
use crate::nimber::value::Nimber;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The most lines of one operation's derivation.
pub const LINES: usize = 60;

/// Operations on longer nimbers are not gone into.
const LONGEST: usize = 1024;

/// The most powers of two that are written out in one line.
const TERMS: usize = 16;

/// The lines of an operation, and how many further pieces were left out.
pub(super) fn explain(
    operation: Operation,
    operands: &[Nimber],
    exponent: Option<&UBig>,
    result: &Nimber,
    parts: &[Part],
) -> (Vec<Message>, u64) {
    let mut lines = Derivation::default();
    // What a mex is, its step says.
    let (Some(a), Some(b), false) = (operands.first(), operands.last(), operation == Operation::Mex) else {
        return (Vec::new(), 0);
    };
    if operands.iter().chain([result]).any(|nimber| nimber.value().bit_len() > LONGEST + 1) {
        return (Vec::new(), 1);
    }
    match operation {
        Operation::Sum => lines.sum(a, b),
        Operation::Product => lines.product(a, b),
        Operation::Quotient => {
            if let Some(inverse) = lines.inverse(b) {
                lines.add("divide", [("left", a), ("right", b), ("inverse", &inverse)]);
                lines.product(a, &inverse);
            }
        }
        Operation::Inverse => drop(lines.inverse(a)),
        Operation::Power => lines.power(a, exponent.unwrap_or(&UBig::ONE)),
        Operation::SquareRoot => {
            lines.root_halves(a, result);
            lines.add("square", [("value", result), ("result", a)]);
        }
        Operation::Solve => lines.solve(a, result),
        Operation::Mex => {}
        Operation::Order => parts.iter().for_each(|part| lines.order_part(part)),
        Operation::Field => {
            let (length, bits) = (a.value().bit_len().to_string(), a.field().bits().to_string());
            lines.push("field-of", vec![("value", show(a.value())), ("length", length), ("bits", bits)]);
        }
    }
    (lines.lines, lines.omitted)
}

#[derive(Default)]
struct Derivation {
    lines: Vec<Message>,
    omitted: u64,
    /// The products of powers of two that were derived, by exponents.
    known: Vec<(usize, usize)>,
}

impl Derivation {
    fn push(&mut self, code: &'static str, values: Vec<(&'static str, String)>) {
        if self.lines.len() < LINES {
            let values = values.into_iter().map(|(name, value)| (name, Value::One(value)));
            self.lines.push(Message { code, values: values.collect() });
        } else {
            self.omitted += 1;
        }
    }

    fn add<const N: usize>(&mut self, code: &'static str, numbers: [(&'static str, &Nimber); N]) {
        self.push(code, numbers.into_iter().map(|(name, nimber)| (name, show(nimber.value()))).collect());
    }

    fn split(&mut self, nimber: &Nimber) {
        if nimber.value().count_ones() > 1 {
            self.push("split", vec![("value", show(nimber.value())), ("terms", powers(nimber.value()))]);
        }
    }

    fn sum(&mut self, a: &Nimber, b: &Nimber) {
        self.split(a);
        self.split(b);
        let common = a.value() & b.value();
        if !common.is_zero() {
            self.push("cancel", vec![("terms", powers(&common))]);
        }
    }

    fn product(&mut self, a: &Nimber, b: &Nimber) {
        for (one, other) in [(a, b), (b, a)] {
            if one.value() <= &UBig::ONE {
                let value = if one.is_zero() { one } else { other };
                return self.add("same", [("value", value)]);
            }
        }
        self.split(a);
        self.split(b);
        let mut left = (a.value().count_ones() * b.value().count_ones()) as u64;
        let single = left == 1;
        let mut terms = Vec::new();
        for i in bits(a.value()) {
            for j in bits(b.value()) {
                if self.lines.len() >= LINES {
                    self.omitted += left;
                    return;
                }
                left -= 1;
                terms.push(self.pair(i, j));
            }
        }
        if !single {
            self.collect(a, b, &terms, &a.product(b));
        }
    }

    /// Derives 2^i (x) 2^j, unless that is known or plain.
    fn pair(&mut self, i: usize, j: usize) -> Nimber {
        let (left, right) = (power_of_two(i), power_of_two(j));
        let result = left.product(&right);
        let key = (i.min(j), i.max(j));
        if key.0 == 0 || self.known.contains(&key) {
            return result;
        }
        self.known.push(key);
        if self.lines.len() >= LINES {
            self.omitted += 1;
            return result;
        }
        let Some(level) = (i & j).checked_ilog2() else {
            self.add("fermat-product", [("left", &left), ("right", &right), ("result", &result)]);
            return result;
        };
        let bit = 1 << level; // F = 2^bit
        let (fermat, half) = (power_of_two(bit), power_of_two(bit - 1));
        let square = fermat.sum(&half);
        let squared = (bit, bit);
        if key == squared || !self.known.contains(&squared) {
            self.known.push(squared);
            self.add("fermat-square", [("fermat", &fermat), ("half", &half), ("result", &square)]);
        }
        if key == squared {
            return result;
        }
        let (left_rest, right_rest) = (i - bit, j - bit);
        let rest = self.pair(left_rest, right_rest);
        self.add(
            "take-out",
            [
                ("left", &left),
                ("right", &right),
                ("fermat", &fermat),
                ("square", &square),
                ("leftRest", &power_of_two(left_rest)),
                ("rightRest", &power_of_two(right_rest)),
                ("rest", &rest),
            ],
        );
        if !rest.is_one() {
            // F times a power without F in it is the ordinary product; F/2 times it is a product of
            // smaller ones.
            let mut terms = Vec::new();
            for r in bits(rest.value()) {
                terms.push(self.pair(bit, r));
                terms.push(self.pair(bit - 1, r));
            }
            self.collect(&square, &rest, &terms, &result);
        }
        result
    }

    fn collect(&mut self, left: &Nimber, right: &Nimber, terms: &[Nimber], result: &Nimber) {
        let mut sum: Vec<String> = terms.iter().take(TERMS).map(|term| show(term.value())).collect();
        if terms.len() > TERMS {
            sum.push("…".to_owned());
        }
        let numbers = [("left", left), ("right", right), ("result", result)];
        let mut arguments: Vec<_> =
            numbers.into_iter().map(|(name, nimber)| (name, show(nimber.value()))).collect();
        arguments.push(("terms", sum.join(" + ")));
        self.push("collect", arguments);
    }

    /// Down the fields by norms, then up again.
    fn inverse(&mut self, a: &Nimber) -> Option<Nimber> {
        let mut down = Vec::new();
        let mut value = a.clone();
        while !value.is_one() {
            let conjugate = value.conjugate();
            let norm = value.product(&conjugate);
            let (high, low, fermat) = halves(&value);
            self.add(
                "conjugate",
                [
                    ("value", &value),
                    ("high", &high),
                    ("fermat", &fermat),
                    ("low", &low),
                    ("conjugate", &conjugate),
                    ("norm", &norm),
                ],
            );
            down.push((value, conjugate));
            value = norm;
        }
        if down.is_empty() {
            self.add("same", [("value", a)]);
        }
        let mut inverse = value;
        for (value, conjugate) in down.iter().rev() {
            let result = value.inverse().ok()?;
            self.add(
                "inverse",
                [("value", value), ("conjugate", conjugate), ("normInverse", &inverse), ("result", &result)],
            );
            inverse = result;
        }
        Some(inverse)
    }

    fn power(&mut self, base: &Nimber, exponent: &UBig) {
        if base.value() <= &UBig::ONE || exponent <= &UBig::ONE {
            let value = if exponent.is_zero() { Nimber::from(1) } else { base.clone() };
            return self.add("same", [("value", &value)]);
        }
        let reduced = base.reduced(exponent);
        if &reduced != exponent {
            let order = format!("2^{} - 1", base.field().bits());
            let arguments = vec![("exponent", show(exponent)), ("order", order), ("reduced", show(&reduced))];
            self.push("reduce-exponent", arguments);
        }
        let length = reduced.bit_len();
        let mut power = base.clone();
        for bit in (0..length.saturating_sub(1)).rev() {
            if self.lines.len() >= LINES {
                let rest = reduced.split_bits(bit + 1).0;
                self.omitted += (bit + 1 + rest.count_ones()) as u64;
                return;
            }
            let square = power.square();
            self.add("square", [("value", &power), ("result", &square)]);
            power = square;
            if reduced.bit(bit) {
                let product = power.product(base);
                self.add("multiply", [("left", &power), ("right", base), ("result", &product)]);
                power = product;
            }
        }
    }

    fn root_halves(&mut self, a: &Nimber, root: &Nimber) {
        if a.value() <= &UBig::ONE {
            return self.add("same", [("value", a)]);
        }
        let (high, low, fermat) = halves(a);
        let (root_high, root_low, _) = halves(root);
        let rest = root_low.square();
        self.add(
            "root-halves",
            [
                ("value", a),
                ("high", &high),
                ("fermat", &fermat),
                ("low", &low),
                ("rest", &rest),
                ("rootHigh", &root_high),
                ("rootLow", &root_low),
            ],
        );
    }

    fn solve(&mut self, a: &Nimber, root: &Nimber) {
        let bits = a.field().bits();
        let text = if a.value().bit(bits - 1) { "upper-half" } else { "lower-half" };
        self.push(text, vec![("value", show(a.value())), ("bits", bits.to_string())]);
        self.add("check-root", [("root", root), ("square", &root.square()), ("sum", a)]);
    }

    fn order_part(&mut self, (index, part): &Part) {
        let factors = fermat_factors(*index).into_iter().filter(|factor| (part % factor).is_zero());
        let factors: Vec<String> = factors.map(|factor| factor.to_string()).collect();
        let arguments = vec![
            ("index", index.to_string()),
            ("fermat", show(&((UBig::ONE << (1 << index)) + UBig::ONE))),
            ("part", part.to_string()),
            ("factors", factors.join(" × ")),
        ];
        self.push("order-part", arguments);
    }
}

/// The halves of a nimber in the smallest field that contains it, and the F between them.
fn halves(a: &Nimber) -> (Nimber, Nimber, Nimber) {
    let half = a.field().bits() / 2;
    let (low, high) = a.value().clone().split_bits(half);
    (Nimber::sized(high), Nimber::sized(low), power_of_two(half))
}

fn power_of_two(exponent: usize) -> Nimber {
    Nimber::sized(UBig::ONE << exponent)
}

/// The exponents of the powers of two in a number, the largest first.
fn bits(value: &UBig) -> impl Iterator<Item = usize> {
    (0..value.bit_len()).rev().filter(|&bit| value.bit(bit))
}

fn show(value: &UBig) -> String {
    if value.bit_len() <= 128 { value.to_string() } else { powers(value) }
}

fn powers(value: &UBig) -> String {
    let name = |bit: usize| if bit < 64 { (1_u64 << bit).to_string() } else { format!("2^{bit}") };
    let mut terms: Vec<String> = bits(value).take(TERMS).map(name).collect();
    if value.count_ones() > TERMS {
        terms.push("…".to_owned());
    }
    terms.join(" + ")
}
