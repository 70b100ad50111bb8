//! Take-and-break games by their octal code (Guy and Smith, "The G-values of various games", 1956;
//! Winning Ways, chapter 4).
//!
//! The digit d_k is the rule for the rest when k stones are taken from a heap. It is a sum of 1: if
//! nothing is left; 2: the rest stays one heap; 4: the rest is broken into two heaps; 8: into three
//! heaps. A heap that stays has at least one stone. Codes with digits from 8 to F are hexadecimal
//! codes. Before the point stands d_0, where nothing is taken: it can only break, for to leave the
//! heap as it is would be a pass.

use crate::error::{Code, Error, Message, Result, allowed};
use crate::notation::Piece;
use crate::progress::Progress;
use crate::walk::{Visit, Walk};
use std::fmt;

/// An octal or hexadecimal code, in canonical form.
///
/// The digits d_0, d_1, …, of which the last few may repeat infinitely. No zeros at the end; the
/// repeating part is as short as possible and begins as early as possible.
///
/// ```
/// use grundyscope::ruleset::OctalCode;
/// let kayles = OctalCode::new(&[0, 7, 7, 0], 0).unwrap();
/// assert_eq!(kayles.to_string(), "octal:0.77");
/// assert_eq!((kayles.digit(2), kayles.digit(3)), (7, 0));
/// let nim = OctalCode::new(&[0, 3, 3, 3], 2).unwrap();
/// assert_eq!((nim.to_string().as_str(), nim.digit(1_000_000)), ("octal:0.(3)", 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OctalCode {
    digits: Vec<u8>,
    repeating: usize,
}

/// The most digits of a code, that before the point included.
const LONGEST_CODE: usize = 257;

pub(super) const OCTAL_PREFIX: &str = "octal:";
pub(super) const HEXADECIMAL_PREFIX: &str = "hex:";

/// Reads what follows the prefix, in digits of radix 8 or 16.
pub(super) fn read(rest: Piece<'_>, radix: u32) -> Result<OctalCode> {
    let rest = rest.trim();
    let wanted = match radix {
        8 => "octal-digit",
        _ => "hexadecimal-digit",
    };
    let wrong =
        |at: usize, allowed: Message| Error::new(Code::UnknownGame, rest.text, allowed).pointing_at(at);
    let end = rest.at + rest.text.chars().count();
    let (mut digits, mut opened, mut closed) = (Vec::new(), None, false);
    for (at, character) in rest.characters() {
        if closed {
            return Err(wrong(at, allowed("nothing-after-repeating")));
        }
        match character {
            '.' if digits.is_empty() => digits.push(0),
            '.' if digits.len() == 1 && at == rest.at + 1 => {}
            '.' => return Err(wrong(at, allowed("one-point"))),
            _ if at == rest.at + 1 && !rest.text.starts_with('.') => {
                return Err(wrong(at, allowed("point-after-digit")));
            }
            '(' | '[' if at == rest.at => return Err(wrong(at, allowed("digit-or-point"))),
            '(' | '[' if opened.is_none() => opened = Some((digits.len(), character)),
            ')' | ']' => match opened {
                Some((start, bracket)) if (bracket == '(') == (character == ')') && start < digits.len() => {
                    closed = true;
                }
                _ => return Err(wrong(at, allowed("repeating-in-brackets"))),
            },
            _ => match character.to_digit(radix) {
                Some(digit) => digits.push(digit as u8),
                None => return Err(wrong(at, allowed(wanted))),
            },
        }
        if digits.len() == 1 && digits[0] & 3 != 0 {
            let digit = if radix == 8 { "octal-first-digit" } else { "hexadecimal-first-digit" };
            return Err(wrong(at, allowed(digit)));
        }
        if digits.len() > LONGEST_CODE {
            return Err(Error::new(
                Code::OutOfRange,
                rest.text,
                allowed("at-most-digits").with("most", LONGEST_CODE),
            )
            .pointing_at(at));
        }
    }
    if digits.is_empty() || !rest.text.contains('.') {
        return Err(wrong(end, allowed("octal-code")));
    }
    if opened.is_some() && !closed {
        return Err(wrong(end, allowed("closing-after-repeating")));
    }
    let repeating = opened.map_or(0, |(start, _)| digits.len() - start);
    OctalCode::new(&digits, repeating)
}

impl OctalCode {
    /// The code of the digits d_0, d_1, …, of which the last `repeating` repeat; 0: none does.
    ///
    /// Time O(d²), space O(d) for d digits.
    ///
    /// # Errors
    /// [`Code::Empty`] without digits; [`Code::OutOfRange`] for a digit above 15, for a d_0 that
    /// does not only break, for d_0 among the repeating digits, or for more than 257 digits.
    pub fn new(digits: &[u8], repeating: usize) -> Result<Self> {
        let wrong = |code, allowed: Message| Err(Error::new(code, "", allowed));
        let Some(&first) = digits.first() else { return wrong(Code::Empty, allowed("one-digit")) };
        if digits.iter().any(|&digit| digit > 15) {
            return wrong(Code::OutOfRange, allowed("digits-to-15"));
        }
        if first & 3 != 0 {
            return wrong(Code::OutOfRange, allowed("digit-before-point"));
        }
        if repeating >= digits.len() || digits.len() > LONGEST_CODE {
            return wrong(Code::OutOfRange, allowed("at-most-257-digits"));
        }
        let (head, tail) = digits.split_at(digits.len() - repeating);
        let mut code = Self { digits: head.to_vec(), repeating: 0 };
        if tail.iter().any(|&digit| digit != 0) {
            let repeats =
                |&period: &usize| (period..repeating).all(|index| tail[index] == tail[index - period]);
            let period = (1..=repeating).filter(|&p| repeating.is_multiple_of(p)).find(repeats);
            let mut tail = tail[..period.unwrap_or(repeating)].to_vec();
            while code.digits.len() > 1 && code.digits.last() == tail.last() {
                code.digits.pop();
                tail.rotate_right(1);
            }
            code.repeating = tail.len();
            code.digits.append(&mut tail);
        } else {
            while code.digits.len() > 1 && code.digits.last() == Some(&0) {
                code.digits.pop();
            }
        }
        Ok(code)
    }

    /// The digit d_k: what may be done when k stones are taken. Time O(1). Panics: never.
    #[must_use]
    pub fn digit(&self, taken: u64) -> u8 {
        let length = self.digits.len() as u64;
        if taken < length {
            self.digits[taken as usize]
        } else if self.repeating == 0 {
            0
        } else {
            let repeating = self.repeating as u64;
            self.digits[(length - repeating + (taken - length) % repeating) as usize]
        }
    }

    /// The digits d_0, d_1, … that are written, the repeating ones once.
    pub(crate) fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// How many of the last digits repeat infinitely; 0 for a finite code.
    pub(crate) const fn repeating(&self) -> usize {
        self.repeating
    }

    /// Whether a digit is above 7: some move leaves three heaps.
    pub(crate) fn is_hexadecimal(&self) -> bool {
        self.digits.iter().any(|&digit| digit > 7)
    }

    pub(crate) fn breaks(&self) -> bool {
        self.digits.iter().any(|&digit| digit > 3)
    }

    /// The most stones that a move on `heap` could take: some of the numbers may have no move.
    pub(crate) fn most_taken(&self, heap: u64) -> u64 {
        if self.repeating == 0 { heap.min(self.digits.len() as u64 - 1) } else { heap }
    }

    /// Visits the options by ascending number of stones taken, then by number of heaps left.
    pub(super) fn options(&self, heap: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for taken in 0..=self.most_taken(heap) {
            progress.work(1)?;
            let (digit, rest) = (self.digit(taken), heap - taken);
            if rest == 0 {
                if digit & 1 != 0 {
                    visit(progress, taken, &[])?;
                }
                continue;
            }
            if digit & 2 != 0 {
                visit(progress, taken, &[rest])?;
            }
            if digit & 4 != 0 {
                (1..=rest / 2).try_for_each(|a| visit(progress, taken, &[a, rest - a]))?;
            }
            if digit & 8 != 0 {
                for a in 1..=rest / 3 {
                    (a..=(rest - a) / 2).try_for_each(|b| visit(progress, taken, &[a, b, rest - a - b]))?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for OctalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_hexadecimal() { HEXADECIMAL_PREFIX } else { OCTAL_PREFIX })?;
        let brackets = self.digits.len() - self.repeating;
        for (index, &digit) in self.digits.iter().enumerate() {
            if self.repeating > 0 && index == brackets {
                f.write_str("(")?;
            }
            let digit = char::from_digit(digit.into(), 16).unwrap_or('?').to_ascii_uppercase();
            write!(f, "{digit}{}", if index == 0 { "." } else { "" })?;
        }
        f.write_str(match (self.repeating, self.digits.len()) {
            (0, 1) => "0",
            (0, _) => "",
            _ => ")",
        })
    }
}
