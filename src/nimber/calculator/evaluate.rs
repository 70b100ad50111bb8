//! The calculator: an expression's value, and how each of its operations comes about.
//!
//! The parser lists the operations in the order of work, so computing is one pass with a stack.
//! Cost: that of the operations, at most 256 of them.

use super::derivation::explain;
use super::operation::Operation;
use super::parser::{Work, parse};
use crate::error::{Code, Error, Message, Result, allowed};
use crate::nimber::quadratic::square_plus_root;
use crate::nimber::value::Nimber;
use crate::progress::Progress;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The bits of all numbers that the steps of one calculation may hold together.
const STEP_BITS: usize = 1 << 21;

/// One operation of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The operation.
    pub operation: Operation,
    /// With what, in the order of the text; after the base of a power, the ordinary exponent.
    pub operands: Vec<UBig>,
    /// What came out: a nimber, but an ordinary integer for an order and the size of a field.
    pub result: UBig,
    /// The first character of the operation's text, from 0.
    pub from: usize,
    /// One past its last character.
    pub to: usize,
    /// The derivation of the result, line by line; each line follows from those before it. A mex
    /// has none: it is what its operands show.
    ///
    /// Numbers are decimal digits; those of more than 128 bits are sums of powers of two,
    /// `2^300 + 2^5`, cut after 16 of them with `…`. The codes and their values:
    ///
    /// - `same`: `value`: an operand or the exponent makes the result plain, as a factor 1 does.
    /// - `split`: `value` = `terms`, powers of two. `cancel`: the `terms` both operands have, which
    ///   cancel in a nim-sum.
    /// - `fermat-product`: `left` (x) `right` = `result`, the ordinary product, for they have no
    ///   Fermat power in common.
    /// - `fermat-square`: `fermat` (x) `fermat` = `fermat` + `half` = `result`.
    /// - `take-out`: `left` (x) `right` = `square` (x) `rest`, where the largest common `fermat`
    ///   was taken out of both, `square` is its square, and `rest` is the product of what is left
    ///   of them, `leftRest` (x) `rightRest`.
    /// - `collect`: `left` (x) `right` = `result`, the sum of `terms`, products found before; the
    ///   last line of a product too.
    /// - `conjugate`: `value` = `high` (x) `fermat` + `low` has this `conjugate`, and value (x)
    ///   conjugate = `norm`.
    /// - `inverse`: of `value`: `conjugate` (x) `inverse of its norm` (`normInverse`) = `result`.
    /// - `divide`: `left` / `right` = `left` (x) `inverse`; the product follows.
    /// - `reduce-exponent`: `exponent` leaves `reduced` when divided by `order`, of the group of
    ///   the smallest field.
    /// - `square`: of `value` is `result`. `multiply`: `left` (x) `right` = `result`.
    /// - `root-halves`: of `value` = `high` (x) `fermat` + `low` is `rootHigh` (x) fermat +
    ///   `rootLow`, the roots of high and of `rest` = low + high (x) fermat/2.
    /// - `upper-half`: `value` is in the upper half of the field of `bits` bits, so x is in the
    ///   next. `lower-half`: it is not.
    /// - `check-root`: `root` (x) root = `square`, and square + root = `sum`.
    /// - `order-part`: of the Fermat number F(`index`) = `fermat`, the part `part` goes into the
    ///   order. `factors`: its primes.
    /// - `field-of`: `value` has `length` bits, so it is below 2^`bits`, and `bits` is the least
    ///   power of two for that.
    pub lines: Vec<Message>,
    /// How many further pieces were left out of the lines, which would be too many.
    pub omitted: u64,
}

/// The value of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calculation {
    /// The value.
    pub value: UBig,
    /// Whether the value is a nimber; an order and the size of a field are ordinary integers.
    pub is_nimber: bool,
    /// The operations, in the order of work.
    pub steps: Vec<Step>,
    /// How many steps were left out at the end, because the numbers in them are too long.
    pub omitted: usize,
}

/// Reads an expression of nimbers, computes it, and explains every operation.
///
/// `+` (also `⊕` and `-`, for every nimber is its own negative) is the nim-sum, `*` (also `×`, `·`,
/// `⊗`) the nim-product and `/` (also `÷`) the nim-quotient; they bind as usual. `a^e` (also
/// `a**e`, `a²`) is a power whose exponent is an *ordinary* integer, computed by ordinary
/// arithmetic: `2^3^2` is 2^9, `a^(2+1)` is a^3, `a^-1` is the inverse; 0^0 is 1. There are
/// `sqrt(a)`, `inv(a)`, `solve(a)`, the even x with x² + x = a, and `mex(a, b, c)` (also
/// `mex{a, b, c}`), the least nimber that is not among up to 256 operands; around a whole
/// expression, `order(a)` and `field(a)`, the number of elements of the smallest field that
/// contains a. Numbers are written as [`number`](crate::number) reads digits, but in a mex without
/// commas, also with a star before them (`*5`), and in brackets stands ordinary arithmetic:
/// `[2^64]` is the nimber 18446744073709551616.
///
/// Time: that of the operations; a product is O(n^1.585) for n bits. Space: the steps hold at most
/// 2^21 bits of numbers and [`LINES`](super::LINES) lines each.
///
/// # Errors
/// All but the last with the character where the error is.
/// - [`Code::Empty`]: there is nothing but white space.
/// - [`Code::Expression`]: something else is expected; or there are more than 100,000 characters or
///   256 operations, or than 256 operands of a mex.
/// - [`Code::Parentheses`]: a parenthesis has no partner, or is the 33rd inside each other.
/// - Those of [`number::parse`](crate::number::parse), for a number.
/// - [`Code::DivisionByZero`]: 0 is divided by, inverted, or raised to a power below 0.
/// - [`Code::OutOfRange`]: a nimber of more than 2^16 bits; a power of too much work; an order of 0
///   or from 2^4096.
/// - The error of the progress listener.
///
/// ```
/// use grundyscope::{Code, Progress, nimber::calculate};
/// let value = |text: &str| calculate(text, None).map(|answer| answer.value.to_string());
/// assert_eq!(value("6 * 5").unwrap(), "8"); // OEIS A051775
/// assert_eq!(value("mex(0, 1 + 2, *1) + mex{}").unwrap(), "2");
/// assert_eq!(value("order(16)").unwrap(), "85"); // OEIS A212200
/// let error = value("5 / (6 + 6)").unwrap_err();
/// assert_eq!((error.code(), error.at()), (Code::DivisionByZero, Some(4)));
/// ```
pub fn calculate(text: &str, progress: Option<&mut Progress<'_>>) -> Result<Calculation> {
    let progress = &mut Progress::from(progress);
    let work = parse(text)?;
    let mut calculator = Calculator { stack: Vec::new(), steps: Vec::new(), omitted: 0, bits: 0 };
    let mut integer = None;
    #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
    let fraction = |done: usize| done as f64 / work.len() as f64;
    for (done, one) in work.iter().enumerate() {
        let mut progress = progress.part(fraction(done), fraction(done + 1));
        match one {
            Work::Push(nimber) => calculator.stack.push(nimber.clone()),
            Work::Do { operation, takes, exponent, from, to, at } => {
                let (operation, place) = ((*operation, *takes), (*from, *to));
                let result = calculator.operate(operation, exponent.as_ref(), place, &mut progress);
                integer = result.map_err(|error| point(error, text, *at))?;
            }
        }
    }
    let is_nimber = integer.is_none();
    let value = integer.or_else(|| calculator.stack.pop().map(|nimber| nimber.value().clone()));
    let value = value.ok_or_else(|| Error::new(Code::Empty, "", allowed("expression")))?;
    Ok(Calculation { value, is_nimber, steps: calculator.steps, omitted: calculator.omitted })
}

fn point(error: Error, text: &str, at: usize) -> Error {
    if error.code() == Code::Cancelled { error } else { error.about(text).pointing_at(at) }
}

struct Calculator {
    stack: Vec<Nimber>,
    steps: Vec<Step>,
    omitted: usize,
    bits: usize,
}

impl Calculator {
    /// Does one operation; an ordinary integer is returned and nothing put on the stack.
    fn operate(
        &mut self,
        (operation, takes): (Operation, usize),
        exponent: Option<&UBig>,
        (from, to): (usize, usize),
        progress: &mut Progress<'_>,
    ) -> Result<Option<UBig>> {
        let operands = self.pop(takes)?;
        // Only a mex may have none.
        let zero = Nimber::from(0);
        let (a, b) = (operands.first().unwrap_or(&zero), operands.last().unwrap_or(&zero));
        let mut parts = Vec::new();
        let result = match operation {
            Operation::Sum => a.sum(b),
            Operation::Product => a.product(b),
            Operation::Quotient => a.quotient(b)?,
            Operation::Power => a.power(exponent.unwrap_or(&UBig::ONE), Some(progress))?,
            Operation::Inverse => a.inverse()?,
            Operation::SquareRoot => a.square_root(),
            Operation::Solve => square_plus_root(a)?,
            Operation::Mex => mex(&operands),
            Operation::Order => {
                parts = a.order_parts(progress)?;
                Nimber::sized(parts.iter().fold(UBig::ONE, |order, (_, part)| order * part))
            }
            Operation::Field => Nimber::sized(a.field().size()),
        };
        self.bits += operands.iter().map(|nimber| nimber.value().bit_len()).sum::<usize>()
            + exponent.map_or(0, BitTest::bit_len)
            + result.value().bit_len();
        if self.bits <= STEP_BITS {
            let (lines, omitted) = explain(operation, &operands, exponent, &result, &parts);
            let operands = operands.iter().map(Nimber::value).chain(exponent).cloned().collect();
            let result = result.value().clone();
            self.steps.push(Step { operation, operands, result, from, to, lines, omitted });
        } else {
            self.omitted += 1;
        }
        if matches!(operation, Operation::Order | Operation::Field) {
            return Ok(Some(result.value().clone()));
        }
        self.stack.push(result);
        Ok(None)
    }

    /// The parser puts enough on the stack for every operation.
    fn pop(&mut self, takes: usize) -> Result<Vec<Nimber>> {
        let first = self.stack.len().checked_sub(takes);
        let first = first.ok_or_else(|| Error::new(Code::Expression, "", allowed("operand")))?;
        Ok(self.stack.split_off(first))
    }
}

/// The least nimber that is not among these.
fn mex(nimbers: &[Nimber]) -> Nimber {
    let mut seen = vec![false; nimbers.len()];
    for nimber in nimbers {
        // The mex is at most how many they are.
        if let Some(seen) = usize::try_from(nimber.value()).ok().and_then(|value| seen.get_mut(value)) {
            *seen = true;
        }
    }
    let mex = seen.iter().position(|seen| !seen).unwrap_or(seen.len());
    Nimber::sized(mex.into())
}
