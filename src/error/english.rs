use super::{Code, Message, Value};
use std::fmt;

/// The sentences of [`Message`], a line each: `allowed-code = Text with { $name } and {"{"}.`
const SENTENCES: &str = include_str!("allowed.ftl");

/// What is wrong with a value, as the end of a sentence that begins with it.
pub(super) const fn ending(code: Code) -> &'static str {
    match code {
        Code::Empty => "is empty",
        Code::NotANumber => "is not a whole number",
        Code::Negative => "is negative",
        Code::Fraction => "has a decimal point",
        Code::Grouping => "has digit groups that are not groups of three",
        Code::MixedDigits => "mixes digits of two scripts",
        Code::Parentheses => "has parentheses that do not match",
        Code::OutOfRange => "is out of range",
        Code::Missing => "is missing",
        Code::WrongType => "is of the wrong type",
        Code::UnknownField => "is not a field of this request",
        Code::UnknownProblem => "is not a problem known here",
        Code::UnknownGame => "is not a game known here",
        Code::NoProduct => "has no product",
        Code::NoSum => "is no heap or row of coins of a sum",
        Code::TooManyLines => "has too many lines",
        Code::Memory => "needs more memory than is allowed",
        Code::Cycle => "goes round",
        Code::ValueOverflow => "reaches values that are too large",
        Code::Contradiction => "contradicts the rules of the game",
        Code::Nesting => "is nested too deeply",
        Code::DivisionByZero => "divides by zero",
        Code::Expression => "is not an expression that can be read",
        Code::Cancelled => "was cancelled",
    }
}

pub(super) fn write(message: &Message, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(mut rest) = sentence(message.code) else { return f.write_str(message.code) };
    while let Some((before, placeable)) = rest.split_once('{') {
        f.write_str(before)?;
        rest = if let Some(quoted) = placeable.strip_prefix('"') {
            let (text, after) = quoted.split_once("\"}").unwrap_or((quoted, ""));
            f.write_str(text)?;
            after
        } else {
            let (name, after) = placeable.split_once(" }").unwrap_or((placeable, ""));
            let name = name.trim_start_matches(" $");
            match message.values.iter().find(|(given, _)| *given == name) {
                Some((_, Value::One(text))) => f.write_str(text)?,
                Some((_, Value::Many(texts))) => f.write_str(&texts.join(", "))?,
                None => f.write_str(name)?,
            }
            after
        };
    }
    f.write_str(rest)
}

fn sentence(code: &str) -> Option<&'static str> {
    SENTENCES.lines().find_map(|line| line.strip_prefix("allowed-")?.strip_prefix(code)?.strip_prefix(" = "))
}
