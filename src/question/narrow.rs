//! What of all that a text says is the question, where it says more: examples, the game told again
//! in other words, a problem with the rules of its game.

use super::boards::broken;
use super::heaps::Is;
use super::notation::TERMS;
use super::reading::{Aspect, Kind, What, Why};
use super::said::{Part, Said};
use super::tokens::{has, joined, parted, pieces};
use crate::position::Sum;

/// Whether it is no game of heaps, and may be told with moves that are.
fn is_other(part: &Part) -> bool {
    matches!(part.kind, Kind::Board | Kind::Table) || part.text == "fibonacci-nim"
}

/// Whether its numbers are heaps.
pub(super) fn is_of_heaps(part: &Part) -> bool {
    part.kind == Kind::Game || is_other(part)
}

impl Part {
    /// "The Zeckendorf representation of a number: what is it for 100?"
    pub(super) fn take_number(&mut self, loose: usize) {
        if self.kind == Kind::Representation
            && self.text.is_empty()
            && loose == 1
            && let [number] = &self.heaps[..]
        {
            self.text.clone_from(number);
        }
    }
}

/// Whether no rule is asked about.
fn is_fixed(part: &Part) -> bool {
    let has_terms = || pieces(&part.text, ",").len() >= TERMS;
    matches!(part.kind, Kind::Nimber | Kind::Representation | Kind::Problem)
        || part.kind == Kind::Terms && has_terms()
}

impl Said {
    pub(super) fn narrow(&mut self) {
        self.drop_row_length();
        let is_other = self.takes.iter().any(|take| take != "1..n" && take != "{1}");
        let known = self.known.take().filter(|_| self.marked("sampled") > 0 && !is_other);
        if known.is_some() {
            self.drop_told();
            (self.unsure, self.rule_changes) = (false, 0);
        }
        self.unsure |= self.marked("ends-one") > 0 && !self.ends_at_one();
        // Who reduces one number to 0 wins: of several only Euclid's game ends so.
        let is_euclid = self.parts.iter().any(|part| part.text.starts_with("euclid"));
        let heaps = self.heaps.len() + self.parts.iter().map(|part| part.heaps.len()).sum::<usize>();
        self.unsure |= self.marked("one-naught") > 0 && heaps > 1 && !is_euclid;
        self.settle_heaps();
        if let Some(known) = known {
            self.keep_known(&known);
        }
        self.name_problem();
        self.keep_problem();
        self.keep_nimber();
        self.keep_representation();
        self.keep_game();
        self.keep_terms();
        // A word that may change a rule changes no number.
        if !self.parts.is_empty() && self.parts.iter().all(is_fixed) {
            self.rule_changes = 0;
        }
        if let Some(heaps) = &self.tuple {
            let heaps = pieces(heaps, ",").into_iter().map(str::to_owned).collect();
            match &mut self.parts[..] {
                [] => self.heaps = heaps,
                [part] => {
                    self.heaps.clear();
                    part.heaps = heaps;
                }
                _ => {}
            }
        }
        self.place_pieces();
        self.continue_game();
    }

    /// "A line of 13 coins … the heads are in places 2, 5 and 9": how long the row is.
    fn drop_row_length(&mut self) {
        let value = |heap: &String| heap.parse().unwrap_or(0u64);
        let are_counts = self.marked("per-square") + self.marked("from-zero") > 0;
        if let ([part], Some(squares)) = (&mut self.parts[..], self.squares)
            && matches!(&*part.text, "nimble" | "silver-dollar")
            && part.heaps.len() > 1
            && !are_counts
            && let Some(at) = part.heaps.iter().position(|heap| *heap == squares.to_string())
        {
            part.heaps.remove(at);
            return;
        }
        let ([part], [row, ..]) = (&mut self.parts[..], &self.groups[..]) else { return };
        let is_length = row.is == Is::Heap && (row.count, row.copies, row.before) == (1, 1, 0);
        if part.text.starts_with("coins:")
            && is_length
            && part.heaps.len() > 1
            && part.heaps.iter().all(|heap| value(heap) <= value(&part.heaps[0]))
        {
            part.heaps.remove(0);
            self.groups.remove(0);
        }
    }

    /// "Piles of 1, 2, …, 500 stones, and at least half of one is taken" is a problem, and so is
    /// "how many triples 0 ≤ a ≤ b ≤ c ≤ 100 are lost, if squares are taken".
    fn name_problem(&mut self) {
        let (piles, triples) = (self.piles.take(), self.triples.take());
        for (n, set, problem) in [(piles, "at-least-half", "stones"), (triples, "squares", "310")] {
            let Some(n) = n else { continue };
            let named = self.parts.first().is_some_and(|part| part.text == joined(&["take:", set], ""));
            let most = n.parse().ok().filter(|&most| problem == "stones" && most <= Sum::CELLS);
            if named || matches!(&self.takes[..], [take] if take == set) {
                self.parts.push(Part { kind: Kind::Problem, text: problem.to_owned(), heaps: Vec::new() });
                self.n = Some(n);
            } else if let Some(most) = most {
                self.heaps_now().extend((1..=most).map(|heap| heap.to_string()));
            } else {
                self.unsure = true;
            }
        }
    }

    /// The page of a problem whose title is known, with its sample: all sentences tell its game.
    fn keep_known(&mut self, known: &str) {
        let mut heaps = std::mem::take(&mut self.heaps);
        heaps.extend(self.parts.iter_mut().flat_map(|part| std::mem::take(&mut part.heaps)));
        let (_, game) = parted(known, " ").unwrap_or_default();
        let is_of_game = |part: &Part| part.kind == Kind::Position && part.text.starts_with(game);
        self.parts.retain(is_of_game);
        if self.parts.is_empty() {
            self.strange = None;
            self.effect(known, (0, 0));
            self.parts.iter_mut().for_each(|part| part.heaps.append(&mut heaps));
        }
    }

    /// The statement of a problem tells its game.
    fn keep_problem(&mut self) {
        let is_problem = |part: &Part| part.kind == Kind::Problem;
        let has_heaps = !self.heaps.is_empty() || self.parts.iter().any(|part| !part.heaps.is_empty());
        if self.parts.iter().any(is_problem) && has_heaps && self.takes.iter().any(|set| set.starts_with('{'))
        {
            // "Project Euler 301 is about nim; here take 1 or 2 from heaps of 3 and 4"
            self.unsure = true;
            self.parts.retain(|part| !is_problem(part));
        }
        if self.parts.iter().any(is_problem) {
            self.parts.retain(|part| part.kind == Kind::Problem);
            self.parts.iter_mut().for_each(|part| part.heaps.clear());
            self.parts.dedup_by(|one, other| one.text == other.text);
            self.heaps.clear();
            self.drop_told();
            self.aspect = Aspect::Values;
        }
    }

    fn keep_nimber(&mut self) {
        if self.parts.iter().any(|part| part.kind == Kind::Nimber) {
            self.parts.retain(|part| part.text != "nim" || !part.heaps.is_empty());
            // "5 x 8" among other words is no product of nimbers.
            let is_other = self.strays + self.rule_changes > 0;
            self.unsure |= self.marked("product") > 0 && is_other && self.marked("nimbers") == 0;
        }
    }

    /// "A sum of Fibonacci numbers: 100 is 89 + 8 + 3. What is that of 64?"
    fn keep_representation(&mut self) {
        let has_number = |part: &Part| part.kind == Kind::Representation && !part.text.is_empty();
        // "Write 50 as a sum of Fibonacci numbers. What do you take in Fibonacci nim with 50?"
        let number = self.parts.iter().find(|part| has_number(part)).map(|part| part.text.clone());
        let game = self.parts.iter_mut().find(|part| part.text == "fibonacci-nim");
        if let (Some(number), Some(game)) = (number, game)
            && (game.heaps.is_empty() && self.heaps.is_empty() || game.heaps == [&*number])
        {
            game.heaps = vec![number];
            self.parts.retain(|part| part.kind != Kind::Representation);
            return;
        }
        if let Some(last) = self.parts.iter().rposition(has_number) {
            let last = self.parts.swap_remove(last);
            self.parts.retain(|part| !matches!(part.kind, Kind::Representation | Kind::Nimber));
            self.parts.push(last);
        }
    }

    fn keep_game(&mut self) {
        let are = |game: &str| self.parts.iter().filter(|part| part.text == game).count();
        let is_untold = self.clauses.is_empty();
        if is_untold && are("nim") > 0 && are("octal:4.(3)") == 1 && are("nim") + 1 == self.parts.len() {
            self.drop_nim();
            self.drop_told();
        }
        if !self.parts.iter().any(is_other) {
            return;
        }
        // Taking any number, one, all, or all but one is what these games may be told with.
        let mut heaps = self.heaps.iter().chain(self.parts.iter().flat_map(|part| &part.heaps));
        let last =
            heaps.next().and_then(|heap| heap.parse::<u64>().ok()).map_or(0, |heap| heap.saturating_sub(1));
        let any = ["1..n".to_owned(), "{1}".to_owned(), format!("1..{last}")];
        let is_other_rule = self.takes.iter().any(|take| !any.contains(take))
            || self.clauses.iter().any(|clause| clause != "0");
        self.rule_changes += usize::from(is_other_rule);
        self.drop_told();
        self.drop_nim();
    }

    /// "Wythoff's game is a kind of nim", and so is Lasker's.
    fn drop_nim(&mut self) {
        let is_nim = |part: &Part| part.kind == Kind::Game && part.text == "nim";
        if !self.place.is_short && self.parts.len() > 1 {
            let (nim, mut others): (Vec<Part>, _) =
                std::mem::take(&mut self.parts).into_iter().partition(is_nim);
            others[0].heaps.splice(0..0, nim.into_iter().flat_map(|part| part.heaps));
            self.parts = others;
        }
    }

    fn drop_told(&mut self) {
        self.takes.clear();
        self.clauses.clear();
        for span in std::mem::take(&mut self.told) {
            self.change(Why::Ignored, span);
        }
        self.changed.sort_by_key(|change| change.from);
    }

    /// "0, 1, 0, 1, 2, 3, 2, 0 is which game?"
    fn keep_terms(&mut self) {
        // The values of nim are no heaps of it.
        if let [part] = &mut self.parts[..]
            && part.text == "nim"
            && part.heaps.len() >= TERMS
            && part.heaps[0] == "0"
        {
            let terms = joined(&std::mem::take(&mut part.heaps), ",");
            *part = Part { kind: Kind::Terms, text: terms, heaps: Vec::new() };
        }
        let is_rule = !(self.takes.is_empty() && self.clauses.is_empty() && self.parts.is_empty())
            || self.rule_changes > 0;
        let is_ended = self.spans.iter().any(|span| span.what == What::Ending);
        let is_sequence =
            !is_ended && self.strays > 0 || self.heaps.first().is_some_and(|first| first == "0");
        if !is_rule && self.heaps.len() >= TERMS && is_sequence {
            let text = joined(&std::mem::take(&mut self.heaps), ",");
            self.parts.push(Part { kind: Kind::Terms, text, heaps: Vec::new() });
        }
    }

    /// "Who is left with 1 cannot move": whether the moves that are told end there.
    fn ends_at_one(&self) -> bool {
        const SETS: [&str; 4] = ["at-most-half", "1..n/2", "proper-divisors", "proper divisors of n"];
        let is_game = |part: &Part| {
            let game = part.text.strip_prefix("take:").unwrap_or(&part.text);
            game == "grundys-game" || SETS.contains(&game)
        };
        self.clauses.is_empty()
            && self.takes.iter().all(|take| SETS.contains(&&**take))
            && self.parts.iter().all(is_game)
    }

    /// Coins and pieces by the places that they are on, counted from 0 or told one by one.
    fn place_pieces(&mut self) {
        let (from_zero, positive) = (self.marked("from-zero") > 0, self.marked("positive") > 0);
        let per_square = self.marked("per-square") > 0;
        let (goes_up, from_one) = (self.marked("far-corner") > 0, self.marked("from-one") > 0);
        let cells_from_one = self.marked("cells-from-one") > 0 && !from_zero;
        let on_board = self.marked("chess-square") > 0;
        let [part] = &mut self.parts[..] else { return };
        if part.text == "euclid-to-zero" && positive {
            "euclid".clone_into(&mut part.text);
        }
        if part.text == "northcott" && !self.rows.is_empty() {
            let squares = part.heaps.iter().find(|_| part.heaps.len() == 1);
            let ends = self.rows.iter().flat_map(|row| pieces(row, "-"));
            let most = ends.filter_map(|end| end.parse().ok()).fold(8_u64, u64::max);
            let squares = squares.cloned().unwrap_or_else(|| most.to_string());
            let text = format!("northcott:{squares}:{{{}}}", joined(&self.rows, ","));
            *part = Part { kind: Kind::Position, text, heaps: Vec::new() };
            self.rows.clear();
        }
        // Coins that pass each other are another game than coins that may not.
        self.unsure |= part.text == "nimble" && self.marks.iter().any(|mark| mark == "no-jump");
        let has_places = part.text.starts_with("coins:") || part.text == "silver-dollar";
        if let [heads] = &self.heads[..]
            && part.text.starts_with("coins:")
        {
            part.heaps = pieces(heads, ",").into_iter().map(str::to_owned).collect();
            self.heaps.clear();
        }
        // Coins counted from 0; a piece that goes to h8, or to a corner (1, 1).
        let counted: Option<fn(u64) -> u64> = match part.kind {
            _ if !self.heads.is_empty() => None,
            _ if from_zero && has_places => Some(|place| place.saturating_add(1)),
            Kind::Table if goes_up => Some(|place| 7u64.saturating_sub(place)),
            _ if cells_from_one && part.text == "nimble" => Some(|place| place.saturating_sub(1)),
            Kind::Table if from_one => Some(|place| place.saturating_sub(1)),
            _ => None,
        };
        for place in self.heaps.iter_mut().chain(&mut part.heaps).filter(|_| counted.is_some()) {
            *place = place.parse().ok().zip(counted).map_or(0, |(place, count)| count(place)).to_string();
        }
        self.unsure |= (goes_up || from_one || on_board) && part.kind != Kind::Table;
        let squares = part.heaps.len().wrapping_sub(1);
        if part.text == "staircase" && from_zero && !part.heaps.is_empty() {
            // Coins on the ground take no part.
            part.heaps.remove(0);
        } else if part.text == "staircase" && part.heaps.is_empty() {
            let step = |at: usize| {
                let found = self.steps.iter().find(|(step, _)| *step == at.to_string());
                found.map_or_else(|| "0".to_owned(), |(_, heap)| heap.clone())
            };
            let steps = self.steps.iter().filter_map(|(step, _)| step.parse::<usize>().ok());
            part.heaps = (1..=steps.max().unwrap_or(0).min(Sum::CELLS)).map(step).collect();
        } else if part.text == "nimble" && (per_square || from_zero && self.squares == Some(squares)) {
            // How many coins are on each square, perhaps after the number of squares.
            let counts = std::mem::take(&mut part.heaps);
            let is_counted = counts.first().is_some_and(|first| *first == squares.to_string());
            for (square, count) in counts[usize::from(is_counted)..].iter().enumerate().skip(1) {
                let count = count.parse().unwrap_or(0).min(Sum::CELLS);
                part.heaps.extend(vec![square.to_string(); count]);
            }
            self.n = None;
        } else if part.text == "nimble" {
            // "The game ends when all coins are on square 0".
            part.heaps.retain(|place| place != "0");
        }
    }

    /// "40 stones; now 31 are left", and after a move in Fibonacci nim.
    fn continue_game(&mut self) {
        let game = self.parts.first().map_or("", |part| &*part.text);
        let most = if game == "fibonacci-nim" { Some("2") } else { game.strip_prefix("dynamic:") };
        let most = most.and_then(|most| most.parse::<u64>().ok());
        // Elsewhere a first move that is another one is another rule.
        self.rule_changes += usize::from(self.marked("opening") > 0 && most.is_none());
        let moves = std::mem::take(&mut self.took);
        let took = moves.last().copied();
        let (of, limit) = (self.from_heap.take(), self.limit.take());
        let left = self.left.take();
        // "Anna took 4 and Boris took 16": probably one after the other.
        let total = moves.iter().map(|&(took, _)| took).fold(0, u64::saturating_add);
        let are_moves = moves.len() > 1 && left.is_none() && of.is_none();
        self.unsure |= are_moves;
        let has_begun = self.marked("begun") > 0 || are_moves;
        if has_begun && self.heaps_now().is_empty() {
            let n = self.n.take();
            self.heaps_now().extend(n);
        }
        let heaps = self.heaps_now();
        match (most, took, &left) {
            // "There are 21 flags. The first tribe removed 2."
            (None, Some((took, _)), None) if has_begun && (heaps.len() == 1 || of.is_some()) => {
                let is_it = |heap: &String| of.as_ref().is_none_or(|from| from == heap);
                let heap = heaps.iter_mut().find(|heap| is_it(heap));
                let taken = if are_moves { total } else { took };
                let rest = |heap: &String| heap.parse::<u64>().ok()?.checked_sub(taken);
                match heap.and_then(|heap| Some((rest(heap)?, heap))) {
                    Some((rest, heap)) => *heap = rest.to_string(),
                    None => return self.unsure = true,
                }
                if heaps.len() > 1 {
                    heaps.retain(|heap| heap != "0");
                }
            }
            (Some(most), Some((took, _)), None) if has_begun && heaps.len() == 1 => {
                let whole: u64 = heaps[0].parse().unwrap_or(0);
                let limit = most.saturating_mul(took).to_string();
                *heaps = vec![whole.saturating_sub(total).to_string(), limit];
            }
            (Some(_), _, Some(left)) if limit.is_some() => {
                *heaps = [left.clone()].into_iter().chain(limit).collect();
            }
            (Some(most), Some((took, _)), Some(left)) => {
                *heaps = vec![left.clone(), most.saturating_mul(took).to_string()];
            }
            (_, took, _) => {
                if let Some(left) = left.as_ref().filter(|left| has(left, ",")) {
                    *heaps = pieces(left, ",").into_iter().map(str::to_owned).collect();
                } else if let (Some(left), 2) = (&left, heaps.len()) {
                    heaps.retain(|heap| heap == left);
                }
                if let Some((_, span)) = took {
                    // How many are left after this move is not told.
                    self.rule_changes += usize::from(most.is_some());
                    self.change(Why::Ignored, span);
                }
            }
        }
    }

    /// "Thirteen pins in a row, and No. 2 is gone": rows of 1 and 11.
    pub(super) fn break_row(&mut self) {
        if let ([part], Some(gone)) = (&mut self.parts[..], self.gone)
            && part.text == "octal:0.77"
            && let Some(rows) = broken(&part.heaps, gone)
        {
            part.heaps = rows;
        } else if self.gone.is_some()
            || self.marked("gaps") > 0 && !self.parts.iter().all(|part| part.text == "octal:0.77")
            || !self.rows.is_empty()
        {
            self.unsure = true;
        }
    }

    /// "15 matches in three rows of 3, 5 and 7"; "a strip of 15 boxes" has no heaps.
    pub(super) fn drop_total(&mut self) {
        let is_told = self.marked("total") > 0;
        let is_counted = self.marked("first-counts") > 0;
        let [part] = &mut self.parts[..] else { return };
        let is_row = matches!(&*part.text, "treblecross" | "octal:0.77" | "octal:0.07" | "octal:0.137");
        if is_row && part.heaps.is_empty() && self.count.is_some_and(|count| count > 2) {
            part.heaps.extend(self.count.take().map(|count| count.to_string()));
        }
        if is_counted && part.heaps.first() == Some(&(part.heaps.len() - 1).to_string()) {
            part.heaps.remove(0);
            return;
        }
        if !is_told && self.count != Some(part.heaps.len().wrapping_sub(1)) {
            return;
        }
        let sizes: Vec<u64> = part.heaps.iter().map(|heap| heap.parse().unwrap_or(0)).collect();
        let sum = sizes.iter().try_fold(0u64, |sum, &size| sum.checked_add(size));
        let is_total = |size: &u64| sum == size.checked_mul(2);
        if sizes.first().is_some_and(is_total) {
            part.heaps.remove(0);
        } else if sizes.last().is_some_and(is_total) {
            part.heaps.pop();
        } else {
            self.unsure |= is_told;
        }
    }
}
