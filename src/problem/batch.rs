use super::Problem;
use crate::error::{Code, Error, Result, allowed};
use crate::number::Bounds;
use crate::progress::Progress;
use std::fmt::Write;

/// The answers to a text of questions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// A line for each line: the answer; nothing for an empty one; `error: CODE` for a bad one.
    pub answers: String,
    /// Lines that were answered.
    pub answered: usize,
    /// Lines that could not be read.
    pub bad: usize,
    /// The first [`Batch::LISTED`] of them: line number from 1, and the error.
    pub errors: Vec<(usize, Error)>,
}

impl Batch {
    /// The most lines of one text.
    pub const LINES: usize = 1_000_000;
    /// How many bad lines are listed.
    pub const LISTED: usize = 100;
    /// The most bytes of a text, and of its answers: a million usual numbers are far below.
    pub(crate) const BYTES: usize = 32 << 20;
}

/// Answers each line of `text` as the `n` of a question, for problems with a closed form.
///
/// With `count_line` the first line tells how many follow, as in programming contests, and is no
/// question: its line in the answers is empty. Time O(length of the text and of the answers: a
/// short line such as 10^1000 may have a long one). Reports progress.
///
/// # Errors
/// [`Code::UnknownProblem`] for a problem without a closed form, [`Code::TooManyLines`] above
/// [`Batch::LINES`], [`Code::Memory`] for a text or answers above 32 MB, and the error
/// of the progress listener. A bad line is no error of the whole.
///
/// ```
/// use grundyscope::problem::{answer_lines, find};
/// let batch = answer_lines(find("stones").unwrap(), "8\n\nmany\n10^3", false, None).unwrap();
/// assert_eq!(batch.answers, "7\n\nerror: not-a-number\n121\n");
/// assert_eq!(batch.errors[0].0, 3);
/// ```
pub fn answer_lines(
    problem: &dyn Problem,
    text: &str,
    count_line: bool,
    progress: Option<&mut Progress<'_>>,
) -> Result<Batch> {
    let progress = &mut Progress::from(progress);
    let parameter = &problem.parameters()[0];
    if problem.closed_form(&1u32.into()).is_none() {
        let allowed = allowed("closed-form");
        return Err(Error::new(Code::UnknownProblem, problem.id(), allowed).in_field("problem"));
    }
    let room = |bytes: usize, code| {
        if bytes <= Batch::BYTES {
            return Ok(());
        }
        let allowed = allowed(code).with("megabytes", Batch::BYTES >> 20);
        Err(Error::new(Code::Memory, &format!("{} MB", bytes >> 20), allowed).in_field("text"))
    };
    room(text.len(), "text-megabytes")?;
    let total = text.lines().count();
    let questions = total - usize::from(count_line && total > 0);
    if questions > Batch::LINES {
        let allowed = allowed("at-most-lines").with("most", Batch::LINES);
        return Err(Error::new(Code::TooManyLines, &questions.to_string(), allowed).in_field("text"));
    }
    let bounds = Bounds::new(parameter.min, parameter.max)?;
    let mut batch = Batch::default();
    for (index, line) in text.lines().enumerate() {
        if !(line.trim().is_empty() || count_line && index == 0) {
            match bounds.parse(line).map(|n| problem.closed_form(&n)) {
                Ok(answer) => {
                    // Writing to a String cannot fail; the problem has a closed form, as checked
                    // above.
                    let _ = answer.map(|answer| write!(batch.answers, "{answer}"));
                    batch.answered += 1;
                }
                Err(error) => {
                    let _ = write!(batch.answers, "error: {}", error.code().as_str());
                    batch.bad += 1;
                    if batch.errors.len() < Batch::LISTED {
                        batch.errors.push((index + 1, error.in_field(parameter.name)));
                    }
                }
            }
        }
        batch.answers.push('\n');
        if index % 1024 == 0 {
            progress.report(index as u64, total as u64)?;
            room(batch.answers.len(), "answers-megabytes")?;
        }
    }
    room(batch.answers.len(), "answers-megabytes")?;
    Ok(batch)
}
