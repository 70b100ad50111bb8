//! From what was given by name to numbers that a problem can trust.

use super::{Parameter, Problem};
use crate::error::{Code, Error, Result};
use crate::number;
use dashu_int::UBig;

/// The arguments of one question: read, and inside the ranges of the problem's parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arguments {
    numbers: Vec<(&'static str, UBig)>,
}

impl Arguments {
    /// Reads what was given by name.
    ///
    /// # Errors
    /// [`Code::UnknownField`] for a name the problem does not have, [`Code::Missing`] for one it needs, and
    /// whatever [`number::parse`] says; each naming its field.
    ///
    /// ```
    /// use grundyscope::problem::{self, Arguments};
    /// let problem = problem::find("nim-square").unwrap();
    /// let arguments = Arguments::read(problem, &[("n", "10^5")]).unwrap();
    /// assert_eq!(arguments.get("n"), Some(&100_000u32.into()));
    /// assert_eq!(arguments.get("heaps"), Some(&3u32.into()));
    /// ```
    pub fn read(problem: &dyn Problem, given: &[(&str, &str)]) -> Result<Self> {
        let parameters = problem.parameters();
        for (name, text) in given {
            if !parameters.iter().any(|parameter| parameter.name == *name) {
                let known: Vec<&str> = parameters.iter().map(|parameter| parameter.name).collect();
                let allowed = format!("the fields {}", known.join(", "));
                return Err(Error::new(Code::UnknownField, text, allowed).in_field(name));
            }
        }
        let mut numbers = Vec::new();
        for parameter in parameters {
            let text = given.iter().find(|(name, _)| *name == parameter.name).map(|(_, text)| *text);
            // The default of n is only what a page shows first: a question names its n.
            let default = parameter.default.filter(|_| parameter.name != "n");
            match text.or(default) {
                Some(text) => numbers.push((parameter.name, read_number(parameter, text)?)),
                None if parameter.name == "n" => {
                    let allowed = format!("a whole number from {} to {}", parameter.min, parameter.max);
                    return Err(Error::new(Code::Missing, "", allowed).in_field("n"));
                }
                None => {}
            }
        }
        Ok(Self { numbers })
    }

    /// The number of that name; `None` when it was left out.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&UBig> {
        self.numbers.iter().find(|(known, _)| *known == name).map(|(_, number)| number)
    }

    /// All numbers by name, in the order of the problem's parameters.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &UBig)> {
        self.numbers.iter().map(|(name, number)| (*name, number))
    }

    /// The number of a parameter that is never left out.
    ///
    /// # Panics
    /// When it was.
    pub(super) fn big(&self, name: &str) -> &UBig {
        self.get(name).expect("a parameter that is needed or has a default")
    }

    /// The same where the parameter's range keeps it below 2^64.
    ///
    /// # Panics
    /// When it is left out, or larger.
    pub(super) fn small(&self, name: &str) -> u64 {
        self.big(name).try_into().expect("a parameter whose range is small")
    }
}

/// Reads one number for a parameter.
///
/// # Errors
/// As [`number::parse`], naming the parameter.
pub fn read_number(parameter: &Parameter, text: &str) -> Result<UBig> {
    number::parse(text, parameter.min, parameter.max).map_err(|error| error.in_field(parameter.name))
}
