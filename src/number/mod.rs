//! The parser of typed numbers.
//!
//! All of these are one hundred thousand:
//!
//! - `100000`, `00100000`, `+100000`, in the decimal digits of any one script (`١٠٠٠٠٠`);
//! - in groups of three with one kind of separator: `100 000` (space, no-break, figure, thin or
//!   narrow no-break space), `100,000`, `100_000`, `100'000`, `100’000`, `١٠٠٬٠٠٠`;
//! - with a power of ten: `1e5`, `1E+5`;
//! - computed: `10^5`, `10**5`, `10⁵`, `2 * 5 * 10^4`, `2·5×10⁴`, `2^17-31072`, `(5+5)^(3+2)`, and
//!   all of it in full-width forms.
//!
//! White space may stand around numbers and operators. Powers bind tighter than products, products
//! tighter than sums; `2^3^2` is `2^(3^2)`, and `0^0` is 1.
//!
//! What means different things to different people is refused, never guessed: a point (`1.000`,
//! `1.5e6`) is [`Code::Fraction`](crate::Code::Fraction); a comma that does not part groups of
//! three (`1,5`, `10,00,000`), a grouped number that begins with zero (`0,100`), two separators
//! (`1,000 000`) and two numbers side by side (`1 2`) are
//! [`Code::Grouping`](crate::Code::Grouping).

mod bounds;
mod characters;
mod expression;
mod literal;
pub(crate) mod part;
mod scanner;

pub use bounds::{Bounds, parse};
