//! Misère play of heap games: the player who makes the last move loses.
//!
//! Under misère play the outcome of a sum does not follow from one number for each heap, so
//! nim-sums do not apply. A position G has
//! - its outcome;
//! - its misère nim-value g⁻(G): 1 where no move is left, else the mex of the options' misère
//!   nim-values. G is a P-position exactly when it is 0, and g⁻(G + *1) = g⁻(G) xor 1;
//! - its genus g^(g0 g1 g2 ...): the Grundy value g of normal play, and the misère nim-values of G,
//!   G + *2, G + *2 + *2, ... By the rules of the sum, g_(k+1) is the mex of the options' g_(k+1)
//!   and of g_k and g_k xor 1. From some place on two values alternate; the genus is written up to
//!   their first occurrence.
//!
//! Source: Winning Ways, chapter 13 ("Survival in the Lost World"); Conway, "On Numbers and Games",
//! chapter 12; Grundy and Smith, "Disjunctive games with the last player losing" (1956). The values
//! are computed by the definition, for every reachable multiset of heaps. With P partitions up to
//! n, time O(P * options) and space O(P); for games that never break a heap O(n * options) and
//! O(n).

use super::genus::Genus;
use super::partitions::Partitions;
use crate::error::{Code, Error, Result, allowed};
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sequence::within;

/// The largest heap of [`misere_heaps`]: in games that never break a heap, and in the others.
const MISERE_LIMITS: (u64, u64) = (2_000, 40);

/// The largest heap of [`misere_heaps`] for a game.
///
/// # Errors
/// [`Code::UnknownGame`] for games that are not played with heaps.
///
/// ```
/// use grundyscope::{Ruleset, misere::misere_limit};
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
            // Of Treblecross nothing follows from the strips: in misère play crosses that are close
            // to each other are no mistakes.
            let allowed = allowed("game-of-heaps");
            Err(Error::new(Code::UnknownGame, &ruleset.to_string(), allowed))
        }
    }
}

/// The genera of the heaps of 0, 1, ..., `n` stones, index = heap size; `n` up to [`misere_limit`].
///
/// # Errors
/// As [`misere_limit`]; [`Code::OutOfRange`] above it; the error of the progress listener.
///
/// ```
/// use grundyscope::{Ruleset, misere::misere_heaps};
/// let nim = misere_heaps(&Ruleset::parse("nim").unwrap(), 3, None).unwrap();
/// let written: Vec<String> = nim.iter().map(ToString::to_string).collect();
/// assert_eq!(written, ["0^120", "1^031", "2^20", "3^31"]); // Winning Ways, chapter 13
/// ```
pub fn misere_heaps(ruleset: &Ruleset, n: u64, progress: Option<&mut Progress<'_>>) -> Result<Vec<Genus>> {
    let progress = &mut Progress::from(progress);
    let limit = misere_limit(ruleset)?;
    let n = within(n, limit)?;
    let options: Vec<Vec<Vec<u8>>> = if limit == MISERE_LIMITS.0 {
        return single_heaps(ruleset, n, progress);
    } else {
        (0..=n).map(|heap| broken(ruleset, heap)).collect()
    };
    let partitions = Partitions::new(n);
    let mut genera = Genera::default();
    let mut of_position: Vec<u32> = Vec::new();
    reserve(&mut of_position, partitions.len())?;
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
                left.extend(parts[..place].iter().chain(&parts[place + 1..]));
                // The parts descend.
                for &heap in option {
                    left.insert(left.partition_point(|&other| other > heap), heap);
                }
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
            // No heap is equivalent to the heap of 0 stones, which has no move in these games.
            genera.add_option(of_heap[left.first().map_or(0, |&rest| rest as usize)]);
        });
        of_heap.push(genera.finish());
        progress.report((heap * heap) as u64, (n * n) as u64)?;
    }
    Ok(of_heap.into_iter().map(|place| genera.known[place as usize].clone()).collect())
}

/// The distinct genera, of which there are few, and the options of the current position.
#[derive(Debug, Default)]
struct Genera {
    known: Vec<Genus>,
    options: Vec<u32>,
}

impl Genera {
    fn add_option(&mut self, place: u32) {
        self.options.push(place);
    }

    /// The index of the genus of the position whose options were added.
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
