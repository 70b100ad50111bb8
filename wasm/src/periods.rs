//! Periods of sequences, with their proofs.

use super::convert::{JsResult, Request, compute, guard, object, set, typed};
use grundyscope::periodicity::{
    self, Broken, Certificate, Continuation, Exception, Periodicity, Repetition, Rules, Status,
};
use grundyscope::ruleset::Ruleset;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("periods.d.ts");

/// The most exceptions that are listed.
const MAX_EXCEPTIONS: usize = 1_000;

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
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
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
            Rules::Named { set } => Self { kind: "named", name: Some(set.to_string()), ..Self::default() },
            // No certificate has these rules.
            _ => Self::default(),
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
    exceptions: Option<Vec<Exception>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exception_count: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_exception: Option<Exception>,
    #[serde(skip_serializing_if = "Option::is_none")]
    broken: Option<BrokenObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    continued: Option<Continuation>,
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
            exceptions: Some(exceptions.iter().take(MAX_EXCEPTIONS).copied().collect()),
            last_exception: proof.last_exception,
            ..self.repeating(Repetition { preperiod, period, saltus })
        }
    }
}

/// `continuation` is present if the proof was accepted before; it has the first index whose value
/// was not computed.
fn answer(game: &Ruleset, found: Periodicity, continuation: Option<Continuation>) -> JsValue {
    let closed = periodicity::rules_of(game) == Rules::AtLeastHalf;
    let none = PeriodicityObject {
        game: game.to_string(),
        status: "none",
        checked_to: found.checked_to,
        criterion: closed.then_some("closed-form"),
        broken: found.broken.map(BrokenObject::from),
        continued: continuation,
        ..PeriodicityObject::default()
    };
    match found.status {
        Status::None => object(&none),
        Status::Observed { repetition, needed_to } => {
            object(&PeriodicityObject { status: "observed", needed_to, ..none.repeating(repetition) })
        }
        Status::Proved(proof) => {
            let result = object(&none.proved(&proof));
            let Certificate { anchor, computed, .. } = *proof;
            let rechecked = continuation.is_some() || periodicity::rechecked(&proof);
            let certificate =
                object(&CertificateObject { rules: (&proof.rules).into(), anchor, computed, rechecked });
            set(&certificate, "table", &typed(&proof.table));
            set(&result, "certificate", &certificate);
            result
        }
    }
}

/// The period of a game, as far as the values up to n show or prove it.
#[wasm_bindgen(js_name = periodicity, skip_typescript)]
pub fn periodicity_(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let (game, n) = (request.game()?, request.number("n")?);
        compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = n.index(sequence.limit())?;
            let found = periodicity::periodicity(&game, sequence, n, Some(progress))?;
            Ok(answer(&game, found, periodicity::continuation_at(sequence, n)))
        })
    })
}
