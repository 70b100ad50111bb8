//! Rules that a reader writes down, as syntax trees.

use super::convert::{JsResult, Request, guard, set};
use grundyscope::error::{Code, Error, allowed};
use grundyscope::ruleset::{Rule, Ruleset};
use js_sys::{JSON, Object};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("own_rules.d.ts");

/// The syntax tree of a rule of one to three coordinates.
#[wasm_bindgen(js_name = ruleTree, skip_typescript)]
pub fn rule_tree(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game"])?;
        let rule = request.parsed("game", |text| {
            // A name such as "take a prime" may look like a rule.
            let game = match Ruleset::parse(text) {
                Err(_) if Rule::is_rule(text) => return Rule::parse(text),
                game => game?,
            };
            let allowed = allowed("rule-or-code");
            Rule::of(&game).ok_or_else(|| Error::new(Code::UnknownGame, text, allowed))
        })?;
        let result = Object::new().into();
        set(&result, "rule", &rule.to_string().into());
        // The tree is JSON, so that it can be parsed.
        set(&result, "tree", &JSON::parse(&rule.tree()).unwrap_or(JsValue::NULL));
        Ok(result)
    })
}
