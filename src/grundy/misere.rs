//! Misère play of heap games: whoever makes the last move loses.
//!
//! This is another theory. Under misère play the outcome of a sum does not follow from one number for each heap, so
//! nothing here may be added up with nim-sums. What is well defined for a position G is
//! - its outcome;
//! - its misère nim-value g⁻(G): 1 where no move is left, else the mex of the options' misère nim-values. G is a
//!   P-position exactly when it is 0, and g⁻(G + *1) = g⁻(G) xor 1;
//! - its genus g^(g0 g1 g2 ...): the Grundy value g of normal play, and the misère nim-values of G, G + *2,
//!   G + *2 + *2, ... By the rules of the sum, g_(k+1) is the mex of the options' g_(k+1) and of g_k and g_k xor 1. From
//!   some place on two values alternate; the genus is written up to their first occurrence.
//!
//! Source: Winning Ways, chapter 13 ("Survival in the Lost World"); Conway, "On Numbers and Games", chapter 12; Grundy
//! and Smith, "Disjunctive games with the last player losing" (1956). Nothing is taken for granted here: the values come
//! from the definition, over every multiset of heaps that play can reach. Time O(partitions up to n * options), space
//! O(partitions up to n); for games that never break a heap O(n * options) and O(n).

use super::partitions::Partitions;
use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use std::fmt;

/// The genus of a position: its Grundy value, and its misère nim-values beside heaps of two.
///
/// ```
/// use grundyscope::{Progress, Ruleset, grundy::misere_heaps};
/// let kayles = misere_heaps(&Ruleset::parse("kayles").unwrap(), 9, &mut Progress::none()).unwrap();
/// let values: Vec<u32> = kayles.iter().map(|genus| genus.value()).collect();
/// assert_eq!(values, [1, 0, 2, 3, 0, 1, 3, 2, 1, 0]);
/// assert_eq!(kayles[5].to_string(), "4^146"); // Winning Ways, chapter 13
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genus {
    normal: u32,
    misere: Vec<u32>,
}

impl Genus {
    /// The Grundy value under normal play.
    #[must_use]
    pub const fn normal(&self) -> u32 {
        self.normal
    }

    /// The misère nim-value: 0 for a P-position of misère play.
    #[must_use]
    pub fn value(&self) -> u32 {
        self.beside(0)
    }

    /// The misère nim-value beside `twos` heaps of nim of size two.
    #[must_use]
    pub fn beside(&self, twos: usize) -> u32 {
        let written = self.misere.len();
        self.misere[if twos < written { twos } else { written - 2 + (twos - written) % 2 }]
    }

    /// The misère nim-values beside 0, 1, 2, ... heaps of two, up to the first occurrence of the two that alternate.
    #[must_use]
    pub fn superscript(&self) -> &[u32] {
        &self.misere
    }

    /// The genus of a position with options of these genera.
    fn of_options(options: &[&Self]) -> Self {
        let normal = mex(options.iter().map(|option| option.normal));
        let first = if options.is_empty() { 1 } else { mex(options.iter().map(|option| option.value())) };
        let mut misere = vec![first];
        // Once the options alternate and so do three values in a row, everything goes on like that.
        let settled = options.iter().map(|option| option.misere.len()).max().unwrap_or(0);
        loop {
            let (twos, last) = (misere.len(), misere[misere.len() - 1]);
            let without_a_two = [last, last ^ 1];
            misere.push(mex(options.iter().map(|option| option.beside(twos)).chain(without_a_two)));
            if twos >= settled + 2 && misere[twos] == misere[twos - 2] {
                break;
            }
        }
        while misere.len() > 2 && misere[misere.len() - 1] == misere[misere.len() - 3] {
            misere.pop();
        }
        Self { normal, misere }
    }
}

impl fmt::Display for Genus {
    /// As in Winning Ways, `4^146`; with commas where a value has two digits, `10^10,8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}^", self.normal)?;
        let commas = self.misere.iter().any(|&value| value > 9);
        for (place, value) in self.misere.iter().enumerate() {
            write!(f, "{}{value}", if commas && place > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

fn mex(values: impl Iterator<Item = u32>) -> u32 {
    let mut present: Vec<u32> = values.collect();
    present.sort_unstable();
    present.dedup();
    (0..).zip(present).take_while(|(expected, found)| expected == found).count() as u32
}

/// The largest heap of [`misere_heaps`]: in games that never break a heap, and in the others.
pub const MISERE_LIMITS: (u64, u64) = (2_000, 40);

/// The largest heap of [`misere_heaps`] for a game.
///
/// # Errors
/// [`Code::UnknownGame`] for games that are not played with heaps.
///
/// ```
/// use grundyscope::{Ruleset, grundy::misere_limit};
/// assert_eq!(misere_limit(&Ruleset::parse("kayles").unwrap()), Ok(40));
/// assert_eq!(misere_limit(&Ruleset::parse("take:1,2,5").unwrap()), Ok(2000));
/// assert!(misere_limit(&Ruleset::parse("fibonacci-nim").unwrap()).is_err());
/// ```
pub fn misere_limit(ruleset: &Ruleset) -> Result<u64> {
    match ruleset {
        Ruleset::Take(_) | Ruleset::Nim => Ok(MISERE_LIMITS.0),
        Ruleset::Octal(code) if !code.breaks() => Ok(MISERE_LIMITS.0),
        Ruleset::Octal(_) | Ruleset::GrundysGame => Ok(MISERE_LIMITS.1),
        _ => {
            let allowed = "a game of heaps: take:…, octal:…, hex:…, nim, grundys-game";
            Err(Error::new(Code::UnknownGame, &ruleset.to_string(), allowed))
        }
    }
}

/// The genera of the single heaps of 0, 1, ..., `n` stones under misère play, index = heap size.
///
/// `n` from 0 to [`misere_limit`].
///
/// # Errors
/// As [`misere_limit`]; [`Code::OutOfRange`] above it; whatever the progress listener answers.
///
/// ```
/// use grundyscope::{Progress, Ruleset, grundy::misere_heaps};
/// let nim = misere_heaps(&Ruleset::parse("nim").unwrap(), 3, &mut Progress::none()).unwrap();
/// let written: Vec<String> = nim.iter().map(ToString::to_string).collect();
/// assert_eq!(written, ["0^120", "1^031", "2^20", "3^31"]); // Winning Ways, chapter 13
/// ```
pub fn misere_heaps(ruleset: &Ruleset, n: u64, progress: &mut Progress<'_>) -> Result<Vec<Genus>> {
    let limit = misere_limit(ruleset)?;
    let n = super::within(n, limit)?;
    let options: Vec<Vec<Vec<u8>>> = if limit == MISERE_LIMITS.0 {
        return single_heaps(ruleset, n, progress);
    } else {
        (0..=n).map(|heap| broken(ruleset, heap)).collect()
    };
    let partitions = Partitions::new(n);
    let mut genera = Genera::default();
    let mut of_position: Vec<u32> = Vec::new();
    super::reserve(&mut of_position, partitions.len())?;
    let (mut parts, mut left): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
    for number in 0..partitions.len() {
        partitions.parts(number, &mut parts);
        for (place, &part) in parts.iter().enumerate() {
            // Equal heaps have equal options.
            if place > 0 && parts[place - 1] == part {
                continue;
            }
            for option in &options[usize::from(part)] {
                left.clear();
                left.extend(parts[..place].iter().chain(&parts[place + 1..]).chain(option));
                left.sort_unstable_by(|a, b| b.cmp(a));
                genera.add_option(of_position[partitions.number(&left)]);
            }
        }
        of_position.push(genera.finish());
        if number % 1024 == 0 {
            progress.report(number as u64, partitions.len() as u64)?;
        }
    }
    let heap = |heap: u8| if heap == 0 { 0 } else { partitions.number(&[heap]) };
    Ok((0..=n as u8).map(|size| genera.known[of_position[heap(size)] as usize].clone()).collect())
}

/// What one move leaves of a heap, as sizes of heaps of at least one stone.
fn broken(ruleset: &Ruleset, heap: usize) -> Vec<Vec<u8>> {
    let mut options = Vec::new();
    ruleset.options(heap as u64, &mut |_, left| {
        options.push(left.iter().filter(|&&part| part > 0).map(|&part| part as u8).collect());
    });
    options
}

/// The genera of heaps of which a move leaves one heap at most.
fn single_heaps(ruleset: &Ruleset, n: usize, progress: &mut Progress<'_>) -> Result<Vec<Genus>> {
    let mut genera = Genera::default();
    let mut of_heap: Vec<u32> = Vec::new();
    for heap in 0..=n {
        ruleset.options(heap as u64, &mut |_, left| {
            // No heap left is as good as the heap of 0 stones, which has no move in any of these games.
            genera.add_option(of_heap[left.first().map_or(0, |&rest| rest as usize)]);
        });
        of_heap.push(genera.finish());
        progress.report((heap * heap) as u64, (n * n) as u64)?;
    }
    Ok(of_heap.into_iter().map(|place| genera.known[place as usize].clone()).collect())
}

/// The genera that occur, each once, for there are few, and the options of the position at hand.
#[derive(Debug, Default)]
struct Genera {
    known: Vec<Genus>,
    options: Vec<u32>,
}

impl Genera {
    fn add_option(&mut self, place: u32) {
        self.options.push(place);
    }

    /// The place of the genus of the position whose options were added.
    fn finish(&mut self) -> u32 {
        self.options.sort_unstable();
        self.options.dedup();
        let options: Vec<&Genus> = self.options.iter().map(|&place| &self.known[place as usize]).collect();
        let genus = Genus::of_options(&options);
        self.options.clear();
        let place = self.known.iter().position(|known| *known == genus).unwrap_or_else(|| {
            self.known.push(genus);
            self.known.len() - 1
        });
        place as u32
    }
}
