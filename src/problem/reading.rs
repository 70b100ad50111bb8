use super::arguments::Arguments;
use super::interface::{Parameter, Problem};
use crate::error::{Code, Error, Result, allowed};
use crate::number;
use dashu_int::UBig;

impl Arguments {
    /// Parses named arguments.
    ///
    /// # Errors
    /// [`Code::UnknownField`] for a name the problem does not have, [`Code::Missing`] for one it
    /// needs, and the errors of [`number::parse`]; each with its field.
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
                let allowed = allowed("known-fields").with_list("fields", known);
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
                    let allowed =
                        allowed("whole-number").with("min", parameter.min).with("max", parameter.max);
                    return Err(Error::new(Code::Missing, "", allowed).in_field("n"));
                }
                None => {}
            }
        }
        Ok(Self { numbers })
    }
}

/// Reads one number for a parameter.
///
/// # Errors
/// As [`number::parse`], naming the parameter.
pub fn read_number(parameter: &Parameter, text: &str) -> Result<UBig> {
    number::parse(text, parameter.min, parameter.max).map_err(|error| error.in_field(parameter.name))
}

/// The parameter of a problem with that name.
///
/// # Errors
/// [`Code::UnknownField`] in the field `parameter`, listing those there are.
///
/// ```
/// use grundyscope::problem::{self, parameter};
/// let problem = problem::find("stones").unwrap();
/// assert_eq!(parameter(problem, "n").unwrap().name, "n");
/// assert!(parameter(problem, "size").is_err());
/// ```
pub fn parameter(problem: &dyn Problem, name: &str) -> Result<&'static Parameter> {
    let parameters = problem.parameters();
    parameters.iter().find(|parameter| parameter.name == name).ok_or_else(|| {
        let known: Vec<&str> = parameters.iter().map(|parameter| parameter.name).collect();
        let allowed = allowed("one-of").with_list("names", known);
        Error::new(Code::UnknownField, name, allowed).in_field("parameter")
    })
}
