//! The order of the library: each module uses only modules above it in [`ORDER`].

use crate::shared::sources;

/// The modules of the crate, the ground floor first; those in one entry do not use each other.
const ORDER: &[&[&str]] = &[
    &["error", "serial"],
    &["progress", "memory", "sort"],
    &["number", "walk", "primes"],
    &["notation", "length_set"],
    &["rule"],
    &["ruleset"],
    &["nimber"],
    &["zeckendorf"],
    &["sequence"],
    &["games"],
    &["periodicity"],
    &["store"],
    &["two_heaps"],
    &["tartan"],
    &["misere"],
    &["position"],
    &["recognition"],
    &["comparison"],
    &["problem"],
    &["shorthand"],
    &["question"],
];

/// Names of the root, by their modules.
const ROOT: &[(&str, &str)] = &[
    ("Code", "error"),
    ("Error", "error"),
    ("Result", "error"),
    ("Progress", "progress"),
    ("LengthSet", "length_set"),
    ("Ruleset", "ruleset"),
    ("Values", "shorthand"),
];

/// The code of a text, without its unit tests.
fn code(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod ").next().unwrap_or_default()
}

/// The names that follow `crate::` in some code.
fn named(code: &str) -> impl Iterator<Item = &str> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let after = lines.flat_map(|line| line.split("crate::").skip(1));
    after.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default())
}

#[test]
fn modules_import_only_from_above() {
    let floor = |module: &str| {
        let module = ROOT.iter().find(|(name, _)| *name == module).map_or(module, |(_, module)| module);
        ORDER.iter().position(|floor| floor.contains(&module))
    };
    let (mut arrows, mut faults) = (0, Vec::new());
    for (file, text) in sources("src").iter().filter(|(file, _)| file != "lib.rs") {
        let module = file.split(['/', '.']).next().unwrap_or_default();
        assert!(floor(module).is_some(), "{file} has no place in the order");
        assert!(!code(text).contains(&"super::".repeat(file.split('/').count())), "{file} leaves its module");
        for name in named(code(text)).filter(|name| *name != module) {
            arrows += 1;
            if floor(name).is_none_or(|above| Some(above) >= floor(module)) {
                faults.push(format!("{file} uses {name}"));
            }
        }
    }
    assert!(arrows > 300, "only {arrows} imports were found");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
