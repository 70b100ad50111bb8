//! Own rules on two or three numbers, by their definition.
//!
//! The positions that a position leads to are evaluated first, with a stack of open positions
//! instead of recursion; where all of them are known, its options are visited once. A position that
//! is reached while it is open leads back to itself: then the game need not end, and the rule is
//! refused with the round. Time O(options of all positions reached), space O(positions), at most
//! [`OwnTable::POSITIONS`].

use super::Rule;
use crate::error::{Code, Error, Message, Result, allowed};
use crate::memory::reserve_for;
use crate::progress::Progress;
use crate::sort::sort;
use crate::walk::{Halt, ended};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

/// The coordinates of a position, and zeros after them.
type Place = [i64; 3];

/// The values of the positions of a rule of two or three coordinates, each computed once.
///
/// ```
/// use grundyscope::{ruleset::Rule, two_heaps::OwnTable};
/// let wythoff = "(a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b; \
///                (a-k,b-k) for k in 1..min(a,b)";
/// let mut table = OwnTable::new(Rule::parse(wythoff).unwrap()).unwrap();
/// assert_eq!(table.value(&[3, 5], None), Ok(0)); // OEIS A000201, A001950
/// assert_eq!(table.value(&[3, 3], None), Ok(6)); // OEIS A004481
/// ```
#[derive(Debug)]
pub struct OwnTable {
    rule: Arc<Rule>,
    /// Values, and [`OPEN`] for open positions.
    known: HashMap<Place, u32, BuildHasherDefault<PlaceHasher>>,
    /// For each value the number of the last mex that had it among its options.
    marks: Vec<u32>,
    /// How many mexes were computed.
    mexes: u32,
    /// The most positions that may be known.
    room: usize,
}

/// The allowed size, for an error of memory.
const SMALLER: Message = allowed("smaller-window");

/// In the place of a value: the position is open.
const OPEN: u32 = u32::MAX;

/// Hashes the coordinates of a place. These are small, so a fast hash without a secret is enough.
#[derive(Debug, Default)]
struct PlaceHasher(u64);

impl Hasher for PlaceHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    // The length of an array says nothing here.
    fn write_usize(&mut self, _: usize) {}
}

/// What a visit of the options of a position finds.
enum Found {
    /// Its value.
    Value(u32),
    /// Options without a value.
    Left(Vec<Place>),
    /// An open position among them.
    Round(Place),
}

/// A position whose options are evaluated, and the positions among them that are left.
struct Open {
    place: Place,
    left: Vec<Place>,
}

impl OwnTable {
    /// The most positions whose values are computed.
    pub const POSITIONS: usize = 1 << 20;

    /// The greatest coordinate of a position that is asked for.
    pub const MAX: u64 = 1 << 20;

    /// The most options that open positions keep at once.
    const MAX_LEFT: usize = 1 << 22;

    /// The most options of one position that are not known yet.
    const MAX_OPTIONS: usize = 1 << 17;

    /// No value computed yet.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a rule of one coordinate, which is a game of heaps.
    pub fn new(rule: Rule) -> Result<Self> {
        if rule.coordinates() < 2 {
            let allowed = allowed("table-rule");
            return Err(Error::new(Code::OutOfRange, &rule.to_string(), allowed));
        }
        Ok(Self { rule: Arc::new(rule), known: HashMap::default(), marks: Vec::new(), mexes: 0, room: 0 })
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The value of a position; 0 for one that does not exist, off the board or on a wall.
    ///
    /// Time O(options of all positions reached).
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a wrong number of coordinates, a coordinate above
    /// [`OwnTable::MAX`], and where more than [`OwnTable::POSITIONS`] positions are reached or one
    /// has too many options; [`Code::Cycle`] for a position that leads back to itself, with the
    /// round; [`Code::Memory`]; the error of the progress listener. Values found until then stay.
    pub fn value(&mut self, position: &[u64], progress: Option<&mut Progress<'_>>) -> Result<u32> {
        let place = self.place(position)?;
        self.room = self.known.len() + Self::POSITIONS;
        self.closed(place, &mut progress.into())
    }

    /// Evaluates a position, and leaves none open.
    fn closed(&mut self, place: Place, progress: &mut Progress<'_>) -> Result<u32> {
        let result = self.evaluate(place, progress);
        if result.is_err() {
            self.known.retain(|_, value| *value != OPEN);
        }
        result
    }

    /// The place of a position, if it has as many coordinates as the rule, none too large.
    fn place(&self, position: &[u64]) -> Result<Place> {
        if position.len() != self.rule.coordinates() || position.iter().any(|&number| number > Self::MAX) {
            let allowed =
                allowed("coordinates-up-to").with("count", self.rule.coordinates()).with("max", Self::MAX);
            return Err(Error::new(Code::OutOfRange, &written(position), allowed));
        }
        let mut place = [0; 3];
        for (number, &given) in place.iter_mut().zip(position) {
            *number = given.cast_signed();
        }
        Ok(place)
    }

    /// How many values are known.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether no value is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The values of `count` positions.
    pub(crate) fn values(
        &mut self,
        count: usize,
        positions: impl Iterator<Item = Vec<u64>>,
        progress: &mut Progress<'_>,
    ) -> Result<Vec<u32>> {
        let mut values = Vec::new();
        reserve_for(&mut values, count, SMALLER)?;
        self.room = self.known.len() + Self::POSITIONS;
        for (done, position) in positions.enumerate() {
            let place = self.place(&position)?;
            values.push(self.closed(place, progress)?);
            if done.is_multiple_of(64) {
                progress.report(done as u64, count as u64)?;
            }
        }
        Ok(values)
    }

    /// Visits the options of a position whose value is computed: the positions left, and the
    /// nim-sum of their values.
    pub(super) fn visit(
        &self,
        position: &[u64],
        progress: &mut Progress<'_>,
        visit: &mut dyn FnMut(&[Vec<u64>], u32),
    ) -> Result<()> {
        let place: Vec<i64> = position.iter().map(|&number| number.cast_signed()).collect();
        let mut parts: Vec<Vec<u64>> = Vec::new();
        let walk = self.rule.visit_options(&place, progress, &mut |_, option| {
            parts.clear();
            let mut sum = 0;
            for part in option {
                let coordinates = &part.position[..place.len()];
                parts.push(coordinates.iter().map(|number| number.cast_unsigned()).collect());
                sum ^= self.known.get(&part.position).copied().unwrap_or(0);
            }
            visit(&parts, sum);
            Ok(())
        });
        ended(walk, position[0])
    }

    fn evaluate(&mut self, start: Place, progress: &mut Progress<'_>) -> Result<u32> {
        if let Some(&value) = self.known.get(&start) {
            return Ok(value);
        }
        let mut kept = 0;
        let mut open: Vec<Open> = Vec::new();
        let mut steps = 0u64;
        let mut next = start;
        loop {
            steps += 1;
            if steps.is_multiple_of(1 << 8) {
                let first = self.room.saturating_sub(Self::POSITIONS);
                progress.report((self.known.len() - first) as u64, Self::POSITIONS as u64)?;
            }
            // A position is open as long as one that it leads to is.
            match self.try_mex(next, (Self::MAX_LEFT - kept).min(Self::MAX_OPTIONS), progress)? {
                Found::Value(value) if next == start => {
                    self.known.insert(start, value);
                    return Ok(value);
                }
                Found::Value(value) => {
                    self.known.insert(next, value);
                    if open.last().is_some_and(|last| last.place == next) {
                        open.pop();
                    }
                }
                Found::Round(again) => {
                    if open.last().is_none_or(|last| last.place != next) {
                        open.push(Open { place: next, left: Vec::new() });
                    }
                    return Err(self.round(&open, again));
                }
                Found::Left(left) => {
                    self.known.insert(next, OPEN);
                    kept += left.len();
                    open.push(Open { place: next, left });
                }
            }
            // The next option that is not known yet, or else the position that has the last one.
            let Some(last) = open.last_mut() else { return Err(self.too_many(start)) };
            next = loop {
                let Some(option) = last.left.pop() else { break last.place };
                kept -= 1;
                if !self.known.contains_key(&option) {
                    break option;
                }
            };
        }
    }

    /// The mex of a position, or what has to be known before: its other options, ascending, at most
    /// `room`.
    fn try_mex(&mut self, place: Place, room: usize, progress: &mut Progress<'_>) -> Result<Found> {
        let Self { rule, known, marks, mexes, .. } = self;
        if *mexes == u32::MAX {
            marks.clear();
            *mexes = 0;
        }
        *mexes += 1;
        let mut left = Vec::new();
        let mut again = None;
        let walk = rule.visit_options(&place[..rule.coordinates()], progress, &mut |progress, option| {
            let mut sum = 0;
            for part in option {
                match known.get(&part.position) {
                    Some(&OPEN) => again = Some(part.position),
                    Some(value) => sum ^= if part.count % 2 == 1 { *value } else { 0 },
                    None if part.position == place => again = Some(place),
                    None => left.push(part.position),
                }
            }
            if left.is_empty() {
                let sum = sum as usize;
                if sum >= marks.len() {
                    marks.resize(sum + 1, 0);
                }
                marks[sum] = *mexes;
            }
            progress.work(option.len() as u64)?;
            // Some are there twice: room is made seldom, for that takes long.
            let is_full = left.len() > 2 * room && {
                ascending(&mut left);
                left.len() > room
            };
            if again.is_some() || is_full { Err(Halt::Found) } else { Ok(()) }
        });
        ascending(&mut left);
        if let Some(again) = again {
            return Ok(Found::Round(again));
        }
        if let Err(Halt::Failed(error)) = walk {
            return Err(error);
        }
        if left.len() > Self::MAX_OPTIONS {
            let allowed = allowed("options-to-compute").with("most", Self::MAX_OPTIONS);
            return Err(Error::new(Code::OutOfRange, &self.written(place), allowed));
        }
        if walk.is_err() || left.len() > room || known.len() >= self.room {
            return Err(self.too_many(place));
        }
        known.try_reserve(1).map_err(|_| Error::new(Code::Memory, "", SMALLER))?;
        if !left.is_empty() {
            left.shrink_to_fit();
            return Ok(Found::Left(left));
        }
        Ok(Found::Value(marks.iter().take_while(|&&mark| mark == *mexes).count() as u32))
    }

    fn too_many(&self, place: Place) -> Error {
        let allowed = allowed("positions-reachable").with("most", Self::POSITIONS);
        Error::new(Code::OutOfRange, &self.written(place), allowed)
    }

    /// The error that an open position was reached again.
    fn round(&self, open: &[Open], again: Place) -> Error {
        let begin = open.iter().position(|open| open.place == again).unwrap_or(0);
        let mut round: Vec<String> = open[begin..].iter().map(|open| self.written(open.place)).collect();
        round.push(self.written(again));
        let shown = if round.len() > 6 {
            format!("{} → … → {}", round[..3].join(" → "), round[round.len() - 2..].join(" → "))
        } else {
            round.join(" → ")
        };
        let allowed = allowed("rules-that-end").with("position", self.written(again)).with("shown", &shown);
        Error::new(Code::Cycle, &shown, allowed)
    }

    fn written(&self, place: Place) -> String {
        written(&place[..self.rule.coordinates()])
    }
}

/// Sorts positions, and drops those that are there already.
fn ascending(places: &mut Vec<Place>) {
    sort(places);
    places.dedup();
}

fn written<Number: ToString>(position: &[Number]) -> String {
    let numbers: Vec<String> = position.iter().map(ToString::to_string).collect();
    format!("({})", numbers.join(","))
}
