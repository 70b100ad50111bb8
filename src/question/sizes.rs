//! Which of the numbers of a text are the heaps of its position, after all of it is read.

use super::heaps::{Group, Is, Numbers};
use super::narrow::is_of_heaps;
use super::reading::{Aspect, Kind, Why};
use super::said::Said;
use crate::position::Sum;

impl Said {
    pub(super) fn add_numbers(&mut self, numbers: Numbers, span: (usize, usize)) {
        let Numbers { mut values, is, aside, copies, .. } = numbers;
        // "Let us say 17: who wins from 17?"
        let is = match is {
            Is::Named | Is::Rather if *self.heaps_now() == values => return,
            Is::Named => Is::Heap,
            is => is,
        };
        match is {
            Is::Name => return,
            Is::One => return self.counts.push(1),
            Is::Other => return self.change(Why::Ignored, span),
            // "Print 1 if the first player wins. Input: 17"
            Is::Loose if self.marked("sampled") > 0 => return self.change(Why::Ignored, span),
            Is::Moved => {
                self.rule_changes += 1;
                return self.change(Why::Ignored, span);
            }
            Is::Count => {
                let count = values[0].parse().unwrap_or(0);
                self.counts.push(count);
                self.count = self.count.max(Some(count));
                return;
            }
            _ => {}
        }
        self.place.example &= aside || matches!(is, Is::Loose | Is::Rather);
        let told = copies.unwrap_or(0);
        if let (Some(copies), [value]) = (copies, &values[..]) {
            values = vec![value.clone(); copies.clamp(1, Sum::CELLS)];
        }
        let before = self.heaps_now().len();
        self.effect(&format!("heaps {}", values.join(",")), span);
        let (part, count) = (self.parts.len(), self.heaps_now().len().saturating_sub(before));
        // "Candles on four tables: 2, 6, 8 and 11"
        if before == 1 && count > 2 && self.groups.is_empty() {
            self.marks.push("first-counts".to_owned());
        }
        if !self.place.example {
            self.groups.push(Group {
                part,
                before,
                count,
                span,
                is,
                aside,
                copies: if is == Is::Heap { told } else { 0 },
            });
        }
    }

    /// "Twice as many" as in the heap before.
    pub(super) fn add_times(&mut self, times: &str, span: (usize, usize)) {
        let last = self.heaps_now().last().and_then(|heap| heap.parse::<u64>().ok());
        match last.zip(times.parse().ok()).and_then(|(heap, times)| heap.checked_mul(times)) {
            Some(heap) => self.effect(&format!("heaps {heap}"), span),
            None => self.unclear(Why::Ignored, span),
        }
    }

    /// Which of the numbers are the heaps: those after heaps, with stones, or without a noun, as
    /// many as there are heaps.
    pub(super) fn settle_heaps(&mut self) {
        let mut groups = std::mem::take(&mut self.groups);
        let is_told = |one: &Group| !one.aside && matches!(one.is, Is::Heap | Is::Stone | Is::Each);
        if groups.iter().any(is_told) {
            groups.iter_mut().filter(|one| one.aside).for_each(|one| one.is = Is::Rather);
        }
        let is_asked = self.marked("values") > 0 || self.aspect != Aspect::Values;
        let is_of_game = self.n.is_some() || is_asked && self.marked("who-wins") == 0;
        if is_of_game && !groups.is_empty() && groups.iter().all(|one| one.aside) {
            self.heaps.clear();
            self.parts.iter_mut().for_each(|part| part.heaps.clear());
            groups.clear();
        }
        let named: usize = self.parts.iter().map(|part| part.heaps.len()).sum();
        let all = self.heaps.len() + named;
        let counted = |is: Is| groups.iter().filter(|one| one.is == is).map(|one| one.count).sum::<usize>();
        let (stones, loose, rather) = (counted(Is::Stone), counted(Is::Loose), counted(Is::Rather));
        let counts = &self.counts;
        let copies: usize = groups.iter().map(|one| one.copies).sum();
        let agrees = |sizes: usize| sizes > 0 && counts.contains(&sizes);
        let sizes = all.saturating_sub(loose + rather);
        // "Game 2 begins with heaps of 3, 4 and 5".
        let has_list = groups.iter().any(|one| one.is == Is::Heap && one.count > 1);
        let is_number = !self.parts.iter().all(is_of_heaps);
        let is_range = self.n.is_some() && self.aspect != Aspect::Values;
        let is_heap = sizes == 0 && !is_number && !is_range;
        let count = groups.iter().filter(|one| one.is == Is::Loose).count();
        let keeps_loose = agrees(sizes + loose) && !agrees(sizes) && !is_range
            || self.strays == 0 && !agrees(sizes) && !has_list
            || count < 2 && is_heap;
        let drops_stones = agrees(sizes.saturating_sub(stones)) && !agrees(sizes);
        self.unsure |= is_heap && loose > 0 && !keeps_loose;
        // "15 matches in rows of 3, 5 and 7".
        let heaps = self.parts.last().map_or(&self.heaps, |part| &part.heaps);
        let value = |at: usize| heaps.get(at).and_then(|heap| heap.parse::<u64>().ok()).unwrap_or(0);
        let total = groups.iter().position(|one| {
            one.is == Is::Stone
                && one.count == 1
                && heaps.len() > 2
                && sizes == heaps.len()
                && (0..heaps.len()).try_fold(0u64, |sum, at| sum.checked_add(value(at)))
                    == value(one.before).checked_mul(2)
        });
        let total_span = total.map(|at| groups[at].span);
        // "The game of 15 matches: lay fifteen matches"
        let is_twice = heaps.len() == 2
            && heaps[0] == heaps[1]
            && !groups.is_empty()
            && groups.iter().all(|one| one.count == 1 && one.copies == 0)
            && !counts.contains(&2)
            && value(0) > 4
            && self.marked("which-heap") == 0;
        // "Three coins on squares 3, 5 and 8 … all on square 0"
        let is_board = self.parts.last().is_some_and(|part| part.kind == Kind::Board);
        let coins = groups.iter().map(|one| one.count).max().unwrap_or(0);
        let is_none = |one: &Group| {
            let value = heaps.get(one.before).and_then(|heap| heap.parse::<usize>().ok());
            is_board && coins > 1 && one.count == 1 && value.is_some_and(|value| value < 2 || value == coins)
        };
        let none: Vec<_> = groups.iter().filter(|one| is_none(one)).map(|one| one.span).collect();
        let first_heap = groups.iter().find(|one| one.is == Is::Heap).map_or(usize::MAX, |one| one.span.0);
        groups.retain(|one| match one.is {
            Is::Loose => !keeps_loose,
            Is::Rather => sizes > 0,
            _ if none.contains(&one.span) => true,
            Is::Stone => drops_stones || Some(one.span) == total_span,
            Is::Each => true,
            _ => false,
        });
        let is_twice = is_twice && groups.is_empty();
        // "The Zeckendorf representation of a number: what is it for 100?"
        if let [part] = &mut self.parts[..] {
            part.take_number(loose);
        }
        for Group { part, before, count, span, is, .. } in groups.into_iter().rev() {
            let heaps = match part.checked_sub(1).and_then(|part| self.parts.get_mut(part)) {
                Some(part) => &mut part.heaps,
                None => &mut self.heaps,
            };
            if is == Is::Each {
                // "N towers, each of height 6, n = 3"
                let n = || self.n.take().and_then(|n| n.parse().ok());
                if let [heap] = &heaps[..] {
                    *heaps = vec![heap.clone(); self.count.or_else(n).unwrap_or(2).min(Sum::CELLS)];
                }
                continue;
            }
            heaps.drain(before.min(heaps.len())..(before + count).min(heaps.len()));
            // A list that is neither heaps nor told to be taken may be what is taken.
            let is_told = !self.takes.is_empty() || !self.clauses.is_empty() || !self.parts.is_empty();
            self.rule_changes += usize::from(count > 1 && !is_told);
            // "We reach only the lowest two stones".
            self.rule_changes += usize::from(is == Is::Stone && span.0 > first_heap);
            if Some(span) != total_span {
                self.change(Why::Ignored, span);
            }
        }
        if is_twice {
            self.heaps_now().pop();
        }
        let named: usize = self.parts.iter().map(|part| part.heaps.len()).sum();
        let all = self.heaps.len() + named;
        if all > 1 && (self.counts.contains(&all) || copies == all) {
            self.count = Some(all);
        }
        // "n = 3, piles: 2 4 6".
        if all > 1 && self.n == Some(all.to_string()) {
            self.n = None;
        }
        self.changed.sort_by_key(|change| change.from);
    }
}
