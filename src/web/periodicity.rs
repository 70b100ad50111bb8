//! Periods and far values on their way out; the shapes are in `periodicity.d.ts`.

use super::answers::{FAR, object, set};
use super::listener::listen;
use super::requests::Request;
use super::{errors, index, with_store};
use crate::number;
use crate::periodicity::{
    self as periods, Broken, Certificate, Exception, Periodicity, Repetition, Rules, Status,
};
use crate::ruleset::Ruleset;
use js_sys::Uint32Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("periodicity.d.ts");

/// The most exceptions that are listed.
const LISTED: usize = 1_000;
/// The most steps of a check that are taken without being asked: a few milliseconds.
const QUICK: u64 = 2_000_000;

#[derive(Serialize)]
struct ExceptionObject {
    index: u64,
    value: u32,
    expected: i64,
}

impl From<&Exception> for ExceptionObject {
    fn from(exception: &Exception) -> Self {
        let Exception { index, value, expected } = *exception;
        Self { index, value, expected }
    }
}

#[derive(Serialize, Default)]
struct RulesObject<'a> {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    digits: Option<&'a [u8]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tail: Option<&'a [u8]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<&'a [u64]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    excluded: Option<&'a [u64]>,
}

impl<'a> From<&'a Rules> for RulesObject<'a> {
    fn from(rules: &'a Rules) -> Self {
        match rules {
            Rules::Octal { digits } => Self { kind: "octal", digits: Some(digits), ..Self::default() },
            Rules::OctalRepeating { digits, tail } => {
                Self { kind: "repeating", digits: Some(digits), tail: Some(tail), ..Self::default() }
            }
            Rules::FiniteSubtraction { set } => {
                Self { kind: "finite-subtraction", set: Some(set), ..Self::default() }
            }
            Rules::AllBut { excluded } => {
                Self { kind: "all-but", excluded: Some(excluded), ..Self::default() }
            }
            // Nothing is proved of these.
            Rules::Nim | Rules::AtLeastHalf | Rules::Other => Self::default(),
        }
    }
}

#[derive(Serialize)]
struct CertificateObject<'a> {
    rules: RulesObject<'a>,
    anchor: u64,
    computed: u64,
    rechecked: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BrokenObject {
    preperiod: u64,
    period: u64,
    saltus: u64,
    broken_at: u64,
}

impl From<Broken> for BrokenObject {
    fn from(broken: Broken) -> Self {
        let Repetition { preperiod, period, saltus } = broken.repetition;
        Self { preperiod, period, saltus, broken_at: broken.at }
    }
}

#[derive(Serialize, Default)]
#[serde(rename_all = "camelCase")]
struct PeriodicityObject {
    game: String,
    status: &'static str,
    checked_to: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    preperiod: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    period: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    saltus: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    criterion: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    needed_to: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exceptions: Option<Vec<ExceptionObject>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exception_count: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_exception: Option<ExceptionObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    broken: Option<BrokenObject>,
}

impl PeriodicityObject {
    fn repeating(self, found: Repetition) -> Self {
        let Repetition { preperiod, period, saltus } = found;
        Self { preperiod: Some(preperiod), period: Some(period), saltus: Some(saltus), ..self }
    }

    fn proved(self, proof: &Certificate) -> Self {
        let Certificate { preperiod, period, saltus, .. } = *proof;
        let exceptions = proof.exceptions();
        Self {
            status: "proved",
            criterion: Some(proof.criterion.as_str()),
            exception_count: Some(exceptions.len()),
            exceptions: Some(exceptions.iter().take(LISTED).map(ExceptionObject::from).collect()),
            last_exception: proof.last_exception.as_ref().map(ExceptionObject::from),
            ..self.repeating(Repetition { preperiod, period, saltus })
        }
    }
}

fn answer(game: &Ruleset, found: Periodicity) -> JsValue {
    let closed = periods::rules_of(game) == Rules::AtLeastHalf;
    let none = PeriodicityObject {
        game: game.to_string(),
        status: "none",
        checked_to: found.checked_to,
        criterion: closed.then_some("closed-form"),
        broken: found.broken.map(BrokenObject::from),
        ..PeriodicityObject::default()
    };
    match found.status {
        Status::None => object(&none),
        Status::Observed { repetition, needed_to } => {
            object(&PeriodicityObject { status: "observed", needed_to, ..none.repeating(repetition) })
        }
        Status::Proved(proof) => {
            let result = object(&none.proved(&proof));
            let rechecked = periods::work(&proof) <= QUICK && periods::check(&proof).is_ok();
            let Certificate { anchor, computed, .. } = *proof;
            let certificate =
                object(&CertificateObject { rules: (&proof.rules).into(), anchor, computed, rechecked });
            set(&certificate, "table", &Uint32Array::from(&proof.table[..]).into());
            set(&result, "certificate", &certificate);
            result
        }
    }
}

/// What the values up to n say about the game's period.
#[wasm_bindgen(skip_typescript)]
pub fn periodicity(request: &JsValue, progress: &JsValue) -> Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        let n = request.number_text("n")?;
        listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let n = index(&n, "n", &sequence.limit().to_string())?;
                Ok(answer(&game, periods::periodicity(&game, sequence, n, progress)?))
            })
        })
    })
}

#[derive(Serialize)]
struct ValueObject {
    game: String,
    n: String,
    value: String,
    source: &'static str,
}

/// The Grundy value at n.
#[cfg_attr(not(feature = "single"), wasm_bindgen(skip_typescript))]
pub fn value(request: &JsValue, progress: &JsValue) -> Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        let n = number::parse(&request.number_text("n")?, "0", FAR).map_err(|error| error.in_field("n"))?;
        listen(progress, |progress| {
            with_store(|store| {
                let found = periods::value(&periods::rules_of(&game), store.open(&game), &n, progress)
                    .map_err(|error| error.in_field("n"))?;
                Ok(object(&ValueObject {
                    game: game.to_string(),
                    n: n.to_string(),
                    value: found.value.to_string(),
                    source: found.source.as_str(),
                }))
            })
        })
    })
}
