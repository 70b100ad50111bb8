//! The order of the library: each module uses only modules above it in [`ORDER`], no files use each
//! other in a circle, and a folder's `mod.rs` is a table of contents.
//!
//! Imports are read from the text of `src`: every `use`, and every path that begins with `crate` or
//! `super`. A name that a `mod.rs` re-exports is followed to the file that defines it.

use crate::shared::sources;
use std::collections::{BTreeMap, BTreeSet};

/// The modules of the crate, the ground floor first; those in one entry do not use each other.
const ORDER: &[&[&str]] = &[
    &["error"],
    &["progress", "memory", "sort", "primes"],
    &["number"],
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

/// A path in the module tree, such as `["games", "codes"]`; the root is empty.
type ModulePath = Vec<String>;

/// A source file as a module.
#[derive(Debug, Default)]
struct Module {
    file: String,
    text: String,
    /// What it brings in by `use`: the name it has here, and the absolute path.
    imports: Vec<(String, ModulePath)>,
    /// Every absolute path that it names.
    paths: BTreeSet<ModulePath>,
}

/// The modules of the crate by path.
struct Tree(BTreeMap<ModulePath, Module>);

impl Tree {
    fn of(texts: Vec<(String, String)>) -> Self {
        let modules = texts.into_iter().map(|(file, text)| {
            let mut path: ModulePath = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
            if path.last().is_some_and(|last| last == "mod" || last == "lib") {
                path.pop();
            }
            (path, Module { file: format!("src/{file}"), text: without_comments(&text), ..Module::default() })
        });
        let mut tree = Self(modules.collect());
        let known: BTreeSet<ModulePath> = tree.0.keys().cloned().collect();
        for (path, module) in &mut tree.0 {
            for (name, target) in uses(&module.text) {
                let absolute = absolute(&target, path, &known);
                module.paths.extend(absolute.clone());
                module.imports.extend(absolute.map(|path| (name, path)));
            }
            for target in inline(&module.text) {
                module.paths.extend(absolute(&target, path, &known));
            }
        }
        tree
    }

    /// The module that defines what a path names, through all re-exports.
    fn defines(&self, path: &[String]) -> Option<&ModulePath> {
        let mut path = path.to_vec();
        for _ in 0..20 {
            let here = (0..=path.len()).rev().find_map(|end| self.0.get_key_value(&path[..end]))?;
            let Some(name) = path.get(here.0.len()) else { return Some(here.0) };
            let Some((_, target)) = here.1.imports.iter().find(|(import, _)| import == name) else {
                return Some(here.0);
            };
            path = target.iter().chain(&path[here.0.len() + 1..]).cloned().collect();
        }
        None
    }

    /// The files that a file uses, each with one of the paths. Tables of contents use nothing.
    fn used(&self) -> BTreeMap<&ModulePath, BTreeMap<&ModulePath, String>> {
        let mut used = BTreeMap::new();
        for (path, module) in self.0.iter().filter(|(_, module)| !is_contents(&module.file)) {
            let targets: &mut BTreeMap<_, _> = used.entry(path).or_default();
            for target in &module.paths {
                if let Some(file) = self.defines(target)
                    && file != path
                    && !is_contents(&self.0[file].file)
                {
                    targets.entry(file).or_insert_with(|| target.join("::"));
                }
            }
        }
        used
    }

    /// What breaks the rules, a line each.
    fn faults(&self) -> Vec<String> {
        let rank = |path: &ModulePath| {
            let floor = path.first()?;
            ORDER.iter().position(|floors| floors.contains(&floor.as_str()))
        };
        let mut faults = Vec::new();
        let used = self.used();
        for (path, targets) in &used {
            if rank(path).is_none() {
                faults.push(format!("{}: has no place in the order", self.0[*path].file));
            }
            for (target, name) in targets {
                if path[0] != target[0] && rank(path) <= rank(target) {
                    faults.push(format!("{}: uses {name}, which stands no higher", self.0[*path].file));
                }
            }
        }
        let circles = circles(&used);
        if !circles.is_empty() {
            let name = |path: &&ModulePath| self.0[*path].file.as_str();
            faults
                .push(format!("a circle among {}", circles.iter().map(name).collect::<Vec<_>>().join(", ")));
        }
        for module in self.0.values().filter(|module| is_contents(&module.file)) {
            let mut statements = module.text.split(';').map(str::trim);
            if let Some(logic) = statements.find(|statement| !is_contents_line(statement)) {
                faults.push(format!("{}: is more than a table of contents: {logic}", module.file));
            }
        }
        faults
    }
}

/// Whether a file only lists its folder.
fn is_contents(file: &str) -> bool {
    file.ends_with("/mod.rs") || file == "src/lib.rs"
}

/// Whether a statement of a table of contents declares a module or re-exports, attributes aside.
fn is_contents_line(statement: &str) -> bool {
    let words =
        statement.lines().filter(|line| !line.trim().starts_with('#')).flat_map(str::split_whitespace);
    let words: Vec<&str> = words.skip_while(|word| word.starts_with("pub")).collect();
    matches!(words[..], [] | ["mod", _] | ["use", ..] | ["struct", "Readme"] | ["const", "SMALL:", ..])
}

/// The text without unit tests, comments, documentation and the contents of strings.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split("#[cfg(test)]\nmod ").take(1).flat_map(str::lines) {
        let mut is_string = false;
        let mut before = ' ';
        let mut chars = line.chars().peekable();
        while let Some(c) = chars.next() {
            if !is_string && c == '/' && chars.peek() == Some(&'/') {
                break;
            }
            if c == '"' && before != '\\' && before != '\'' {
                is_string = !is_string;
            }
            if !is_string || c == '"' {
                out.push(c);
            }
            before = c;
        }
        out.push('\n');
    }
    out
}

/// What every `use` of a text brings in: the name, and the path as it is written.
fn uses(text: &str) -> Vec<(String, ModulePath)> {
    let mut names = Vec::new();
    for (at, _) in text.match_indices("use ") {
        let before = text[..at].trim_end_matches(' ');
        if before.is_empty() || before.ends_with(['\n', ';', '{', '}', ')']) || before.ends_with("pub") {
            leaves(text[at + 4..].split(';').next().unwrap_or_default(), &[], &mut names);
        }
    }
    names
}

/// The names that a tree of imports brings in, each with its path.
fn leaves(tree: &str, before: &[String], found: &mut Vec<(String, ModulePath)>) {
    let tree = tree.trim();
    if let Some((start, list)) = tree.split_once('{') {
        let mut path = before.to_vec();
        path.extend(start.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned));
        let list = list.trim_end().strip_suffix('}').unwrap_or(list);
        let (mut depth, mut from) = (0, 0);
        for (at, c) in list.char_indices().chain([(list.len(), ',')]) {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    leaves(&list[from..at], &path, found);
                    from = at + 1;
                }
                _ => {}
            }
        }
        return;
    }
    if tree.is_empty() {
        return;
    }
    let (path, alias) = tree.split_once(" as ").map_or((tree, None), |(path, alias)| (path, Some(alias)));
    let mut path: ModulePath =
        before.iter().cloned().chain(path.split("::").map(|part| part.trim().to_owned())).collect();
    if path.last().is_some_and(|last| last == "self") && path.len() > 1 {
        path.pop();
    }
    let name =
        alias.map_or_else(|| path.last().cloned().unwrap_or_default(), |alias| alias.trim().to_owned());
    found.push((name, path));
}

/// The paths in the code of a text that begin with `crate` or `super`.
fn inline(text: &str) -> impl Iterator<Item = ModulePath> {
    let in_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let paths = text.split(move |c| !in_path(c)).filter(|path| path.contains("::"));
    let paths = paths.filter(|path| path.starts_with("crate::") || path.starts_with("super::"));
    paths.map(|path| path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect())
}

/// The path from the root, for paths into this crate.
fn absolute(path: &[String], module: &[String], known: &BTreeSet<ModulePath>) -> Option<ModulePath> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    let (start, rest) = match path.first()?.as_str() {
        "crate" => (0, &path[1..]),
        "super" => (module.len().checked_sub(supers)?, &path[supers..]),
        "self" => (module.len(), &path[1..]),
        child => {
            let mut inside = module.to_vec();
            inside.push(child.to_owned());
            if !known.contains(&inside) {
                return None;
            }
            (module.len(), path)
        }
    };
    Some(module[..start].iter().chain(rest).cloned().collect())
}

/// The files in circles, and those between them: what is left without files that use none of the
/// others, and without those that none of the others use, one after the other.
fn circles<'a>(
    used: &BTreeMap<&'a ModulePath, BTreeMap<&'a ModulePath, String>>,
) -> BTreeSet<&'a ModulePath> {
    let mut left: BTreeSet<&ModulePath> = used.keys().copied().collect();
    loop {
        let goes_on = |file: &ModulePath| used[file].keys().any(|other| left.contains(other));
        let is_used = |file: &ModulePath| left.iter().any(|other| used[other].contains_key(file));
        let knot: BTreeSet<_> = left.iter().copied().filter(|file| goes_on(file) && is_used(file)).collect();
        if knot.len() == left.len() {
            return left;
        }
        left = knot;
    }
}

#[test]
fn modules_import_only_from_above_without_cycles() {
    let tree = Tree::of(sources("src"));
    let arrows: usize = tree.used().values().map(BTreeMap::len).sum();
    assert!(arrows > 300, "only {arrows} imports were found: the reader misses some");
    let faults = tree.faults();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A tree of texts, each after its path in `src`.
fn tree(texts: &[(&str, &str)]) -> Tree {
    Tree::of(texts.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect())
}

#[test]
fn an_invalid_import_is_found() {
    let contents = ("games/mod.rs", "mod a;\nmod b;\npub use a::{A, make};\npub use b::B;\n");
    let upward = tree(&[
        contents,
        ("games/a.rs", "use crate::error::Error;\npub struct A;"),
        ("games/b.rs", "use crate::problem::{self, CATALOGUE};"),
        ("problem/mod.rs", "mod catalogue;\npub use catalogue::CATALOGUE;"),
        ("problem/catalogue.rs", "use crate::games::A;"),
        ("error.rs", ""),
    ]);
    assert_eq!(upward.faults()[0], "src/games/b.rs: uses problem::CATALOGUE, which stands no higher");

    let circle = tree(&[
        contents,
        ("games/a.rs", "pub struct A;\nfn make() { super::B::new() }"),
        ("games/b.rs", "use super::{\n    A,\n};\npub struct B;"),
    ]);
    assert_eq!(circle.faults(), ["a circle among src/games/a.rs, src/games/b.rs"]);

    let inside = "#[cfg(test)]\nmod tests {\n use super::super::a::A;\n}";
    let inside = tree(&[contents, ("games/a.rs", "use super::B;"), ("games/b.rs", inside)]);
    assert_eq!(inside.faults(), [""; 0]);

    let logic = tree(&[("games/mod.rs", "mod a;\npub fn sequence() {}\n"), ("games/a.rs", "")]);
    assert_eq!(logic.faults(), ["src/games/mod.rs: is more than a table of contents: pub fn sequence() {}"]);
}
