//! The exports of the bootstrap module: what a page needs for its first answer, and nothing else.
//!
//! The whole module takes seconds to load. A module with the feature `bootstrap` alone has, of the
//! engines, only what these exports call: subtract-a-square and the counting of Nim Square, on
//! integers of 128 bits. The page calls it until the whole module is loaded.
//!
//! Arguments are numbers; results are JSON text, in the shapes of `wasm/src/*.d.ts`, which takes a
//! tenth of the code for objects. Outside of the small range of these exports the result is empty
//! (an empty array, an empty text): then the page calls the whole module.
//! `tests/wasm/bootstrap.mjs` compares the answers of both.

use grundyscope::games::Subtraction;
use grundyscope::problem::Reason;
use grundyscope::problem::nim_square::{Counted, count};
use grundyscope::progress::Progress;
use grundyscope::ruleset::LengthSet;
use grundyscope::sequence::{self, Choice, Sequence};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

/// The largest heap: the page computes these values on its main thread without a noticeable pause.
const MAX_N: u32 = 10_000;

/// The most heaps: the counts then fit into 128 bits.
const MAX_HEAPS: u32 = 4;

thread_local! {
    static SQUARES: RefCell<Subtraction> = RefCell::new(Subtraction::new(LengthSet::Squares));
}

/// Calls `work` with the values of subtract-a-square up to n. `None` above [`MAX_N`], or without
/// memory.
fn with_values<T>(n: u32, work: impl FnOnce(&mut Subtraction) -> T) -> Option<T> {
    SQUARES.with_borrow_mut(|squares| {
        (n <= MAX_N && squares.extend(n.into(), &mut Progress::none()).is_ok()).then(|| work(squares))
    })
}

/// The values of the indices `from..=n`.
#[wasm_bindgen(js_name = bootstrapSequence)]
#[must_use]
pub fn sequence(from: u32, n: u32) -> Vec<u32> {
    let values = with_values(n, |squares| {
        let mut values = vec![0; (n + 1).saturating_sub(from) as usize];
        if !values.is_empty() {
            squares.read(from as usize, &mut values);
        }
        values
    });
    values.unwrap_or_default()
}

/// The values that occur up to n, ascending, and then how often each does.
#[wasm_bindgen(js_name = bootstrapHistogram)]
#[must_use]
pub fn histogram(n: u32) -> Vec<u32> {
    let both = with_values(n, |squares| {
        let histogram = sequence::histogram(squares, 0, n.into());
        let counts = histogram.counts.iter().map(|&count| count as u32);
        histogram.values.iter().copied().chain(counts).collect()
    });
    both.unwrap_or_default()
}

/// The mex at n, option by option.
#[wasm_bindgen(js_name = bootstrapExplain)]
#[must_use]
pub fn explain(n: u32) -> String {
    let explanation =
        with_values(n, |squares| squares.explain(n.into(), &mut Progress::none()).ok()).flatten();
    let Some(explanation) = explanation else { return String::new() };
    let mut json = Json::default();
    json.object(|json| {
        json.number("value", explanation.value.into());
        json.text("form", explanation.form.as_str());
        json.number("optionCount", explanation.option_count);
        json.list("options", &explanation.options, |json, option| json.object(|json| choice(json, option)));
        json.list("byValue", &explanation.by_value, |json, witness| {
            json.object(|json| {
                json.number("value", witness.value.into());
                json.number("count", witness.count);
                json.name("first");
                json.object(|json| choice(json, &witness.first));
            });
        });
    });
    json.0
}

fn choice(json: &mut Json, choice: &Choice) {
    json.number("move", choice.amount);
    json.list("to", &choice.to, |json, heap| json.put(&heap.to_string()));
    json.number("value", choice.value.into());
}

/// The losing multisets of heaps of 0 to n stones: answer, facts and reasons.
#[wasm_bindgen(js_name = bootstrapSolve)]
#[must_use]
pub fn solve(n: u32, heaps: u32) -> String {
    if !(1..=MAX_HEAPS).contains(&heaps) {
        return String::new();
    }
    let counted = with_values(n, |squares| count::<u128>(squares, n.into(), heaps.into()));
    let Some(Counted { losing, positions, why }) = counted else { return String::new() };
    let mut json = Json::default();
    json.object(|json| {
        json.text("answer", &losing.to_string());
        json.name("facts");
        json.object(|json| json.text("positions", &positions.to_string()));
        json.list("why", &why, reason);
    });
    json.0
}

fn reason(json: &mut Json, reason: &Reason) {
    json.object(|json| {
        json.text("text", reason.text);
        json.name("arguments");
        json.object(|json| reason.arguments.iter().for_each(|(name, value)| json.text(name, value)));
    });
}

/// JSON of names and digits, in which nothing needs an escape.
#[derive(Default)]
struct Json(String);

impl Json {
    fn put(&mut self, piece: &str) {
        if !self.0.is_empty() && !self.0.ends_with(['{', '[', ':']) && !piece.starts_with(['}', ']']) {
            self.0.push(',');
        }
        self.0.push_str(piece);
    }

    fn name(&mut self, name: &str) {
        self.put("\"");
        self.0.push_str(name);
        self.0.push_str("\":");
    }

    fn text(&mut self, name: &str, text: &str) {
        self.name(name);
        self.0.push('"');
        self.0.push_str(text);
        self.0.push('"');
    }

    fn number(&mut self, name: &str, number: u64) {
        self.name(name);
        self.0.push_str(&number.to_string());
    }

    fn object(&mut self, fields: impl FnOnce(&mut Self)) {
        self.put("{");
        fields(self);
        self.put("}");
    }

    fn list<T>(&mut self, name: &str, items: &[T], item: impl Fn(&mut Self, &T)) {
        self.name(name);
        self.put("[");
        for one in items {
            item(self, one);
        }
        self.put("]");
    }
}
