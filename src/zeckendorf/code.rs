//! The Fibonacci code: numbers as words of 0 and 1 that have 11 only at the end.
//!
//! The digits of the Zeckendorf representation, least first, have no 11; the last of them is a 1,
//! and one more 1 ends the word. So words can follow each other without anything between them, and
//! a flipped digit spoils at most a few of them (Apostolico and Fraenkel, "Robust transmission of
//! unbounded strings using Fibonacci representations", 1987).

use super::digits::representation;
use super::value::value;
use crate::error::{Code, Error, Message, Result, allowed};
use dashu_int::UBig;

/// The longest text that is decoded, in characters.
const LONGEST: usize = 1 << 20;

/// The alphabet of words, for errors.
const ALLOWED: Message = allowed("fibonacci-words");

/// The Fibonacci code word of `n`, which is at least 1.
///
/// A text of 0 and 1: the digits of F(2), F(3), ... up to the greatest term, then a further 1. Its
/// length is the index of that term. Time O(M(d) log d) and space O(d) for d digits.
///
/// # Errors
/// [`Code::OutOfRange`] for 0, which has no word.
///
/// ```
/// use grundyscope::zeckendorf::encode;
/// // 65 = 55 + 8 + 2 = F(10) + F(6) + F(3)
/// assert_eq!(encode(&65u32.into()).unwrap(), "0100100011");
/// ```
pub fn encode(n: &UBig) -> Result<String> {
    let indices = representation(n);
    let Some(&top) = indices.first() else {
        return Err(Error::new(Code::OutOfRange, "0", allowed("number-from-one")));
    };
    let mut word = vec![b'0'; top as usize];
    for k in indices {
        word[k as usize - 2] = b'1';
    }
    word[top as usize - 1] = b'1';
    Ok(word.into_iter().map(char::from).collect())
}

/// The numbers whose Fibonacci code words, one after the other, make up `text`.
///
/// White space may separate words. Time O(M(d) log d), space O(d) for d <= 2^20 characters.
///
/// # Errors
/// - [`Code::Empty`]: there is nothing but white space.
/// - [`Code::NotANumber`]: the character at `at` is neither 0 nor 1 nor white space between words;
///   or the word that begins at `at` does not end.
/// - [`Code::OutOfRange`]: there are more than 2^20 characters.
///
/// ```
/// use grundyscope::{Code, zeckendorf::decode};
/// assert_eq!(decode("0100100011 11").unwrap(), [65u32.into(), 1u32.into()]);
/// let error = decode("11010").unwrap_err();
/// assert_eq!((error.code(), error.at()), (Code::NotANumber, Some(2)));
/// ```
pub fn decode(text: &str) -> Result<Vec<UBig>> {
    if text.len() > LONGEST {
        let allowed = allowed("at-most-characters").with("most", LONGEST);
        return Err(Error::new(Code::OutOfRange, text, allowed));
    }
    let wrong = |at| Err(Error::new(Code::NotANumber, text, ALLOWED).pointing_at(at));
    let mut numbers = Vec::new();
    let mut indices = Vec::new();
    // Where the word that is being read begins, and the index of its next digit.
    let mut begin = 0;
    let mut k = 2;
    for (at, character) in text.chars().enumerate() {
        match character {
            '1' if indices.last() == Some(&(k - 1)) => {
                numbers.push(value(&indices));
                indices.clear();
                k = 2;
                continue;
            }
            '1' => indices.push(k),
            '0' => {}
            _ if k == 2 && character.is_whitespace() => continue,
            _ => return wrong(at),
        }
        if k == 2 {
            begin = at;
        }
        k += 1;
    }
    if k > 2 {
        return wrong(begin);
    }
    if numbers.is_empty() { Err(Error::new(Code::Empty, text, ALLOWED)) } else { Ok(numbers) }
}
