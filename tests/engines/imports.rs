//! The order of the library: each module uses only modules above it in [`ORDER`], no files use each
//! other in a circle, and a folder's `mod.rs` is a table of contents.
//!
//! Imports are read from the text of `src`: every `use`, and every path that begins with `crate` or
//! `super`. A name that a `mod.rs` re-exports is followed to the file that defines it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The modules of the crate, the ground floor first; those in one entry do not use each other.
const ORDER: &[&[&str]] = &[
    &["error"],
    &["progress", "memory", "sort"],
    &["number"],
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
    fn read() -> Self {
        let mut texts = Vec::new();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        walk(&root, &mut |path| {
            let name = path.strip_prefix(&root).expect("inside src").to_string_lossy().replace('\\', "/");
            texts.push((name, fs::read_to_string(path).expect("a text")));
        });
        Self::of(texts)
    }

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
            for (depth, name, target) in uses(&module.text) {
                if let Some(absolute) = absolute(&target, path, depth, &known) {
                    module.paths.insert(absolute.clone());
                    if depth == 0 {
                        module.imports.push((name, absolute));
                    }
                }
            }
            for (depth, target) in inline(&module.text) {
                module.paths.extend(absolute(&target, path, depth, &known));
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
        for circle in circles(&used) {
            let files: Vec<&str> = circle.iter().map(|path| self.0[*path].file.as_str()).collect();
            let names = circle.iter().zip(circle.iter().skip(1).chain(circle.first()));
            let names: Vec<&str> = names.map(|(from, to)| used[from][to].as_str()).collect();
            faults.push(format!("a circle: {}; they use {}", files.join(", "), names.join(", ")));
        }
        for module in self.0.values().filter(|module| is_contents(&module.file)) {
            let logic = statements(&module.text).into_iter().find(|statement| !is_contents_line(statement));
            if let Some(logic) = logic {
                faults.push(format!("{}: is more than a table of contents: {logic}", module.file));
            }
        }
        faults
    }
}

fn walk(folder: &Path, visit: &mut impl FnMut(&Path)) {
    let mut entries: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path);
        }
    }
}

/// Whether a file only lists its folder.
fn is_contents(file: &str) -> bool {
    file.ends_with("/mod.rs") || file == "src/lib.rs"
}

/// Whether a statement of a table of contents declares a module or re-exports, attributes aside.
fn is_contents_line(statement: &str) -> bool {
    let item =
        statement.lines().map(str::trim).filter(|line| !line.starts_with("#[") && !line.starts_with("#!["));
    let item = item.collect::<Vec<_>>().join(" ").trim().to_owned();
    let item = match item.strip_prefix("pub(") {
        Some(rest) => rest.split_once(") ").map_or("", |(_, rest)| rest),
        None => item.strip_prefix("pub ").unwrap_or(&item),
    };
    let words: Vec<&str> = item.split_whitespace().collect();
    matches!(words[..], ["mod", _] | ["struct", "Readme"])
        || words.first() == Some(&"use")
        || item.starts_with("const SMALL: bool")
}

/// The top-level statements of a text, up to semicolons; what follows the last one too.
fn statements(text: &str) -> Vec<String> {
    let (mut depth, mut statements) = (0_usize, vec![String::new()]);
    for c in text.chars() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => {
                statements.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = statements.last_mut() {
            last.push(c);
        }
    }
    let statements = statements.iter().map(|statement| statement.trim().to_owned());
    statements.filter(|statement| !statement.is_empty()).collect()
}

/// The text without comments, documentation and the contents of strings.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
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

/// Every `use` of a text: the depth of inline modules at which it stands, the name, and the path as
/// it is written.
fn uses(text: &str) -> Vec<(usize, String, ModulePath)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("use ") {
        let before = text[..at].trim_end_matches(' ');
        if !(before.is_empty() || before.ends_with(['\n', ';', '{', '}', ')']) || before.ends_with("pub")) {
            continue;
        }
        let tree = text[at + 4..].split(';').next().unwrap_or_default();
        let mut names = Vec::new();
        leaves(tree, &[], &mut names);
        let depth = inline_modules(&text[..at]);
        found.extend(names.into_iter().map(|(name, path)| (depth, name, path)));
    }
    found
}

/// How many inline modules are open at the end of a text.
fn inline_modules(text: &str) -> usize {
    let mut open: Vec<bool> = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '{' => {
                let head = text[..at].rsplit([';', '}', '{']).next().unwrap_or_default();
                open.push(head.split_whitespace().rev().nth(1) == Some("mod"));
            }
            '}' => drop(open.pop()),
            _ => {}
        }
    }
    open.into_iter().filter(|&is_module| is_module).count()
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

/// The paths in the code of a text that begin with `crate` or `super`, each with the depth of
/// inline modules.
fn inline(text: &str) -> Vec<(usize, ModulePath)> {
    let mut found = Vec::new();
    for start in ["crate::", "super::"] {
        for (at, _) in text.match_indices(start) {
            if text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let end = |c: char| !(c.is_alphanumeric() || c == '_' || c == ':');
            let path = text[at..].split(end).next().unwrap_or_default();
            let path: ModulePath =
                path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect();
            found.push((inline_modules(&text[..at]), path));
        }
    }
    found
}

/// The path from the root, for paths into this crate. `depth` inline modules are left by as many
/// `super`.
fn absolute(
    path: &[String],
    module: &[String],
    depth: usize,
    known: &BTreeSet<ModulePath>,
) -> Option<ModulePath> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    let (start, rest) = match path.first()?.as_str() {
        "crate" => (0, &path[1..]),
        "super" => (module.len().checked_sub(supers.saturating_sub(depth))?, &path[supers..]),
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

/// A circle of files for each knot of them.
fn circles<'a>(
    used: &BTreeMap<&'a ModulePath, BTreeMap<&'a ModulePath, String>>,
) -> Vec<Vec<&'a ModulePath>> {
    fn visit<'a>(
        file: &'a ModulePath,
        used: &BTreeMap<&'a ModulePath, BTreeMap<&'a ModulePath, String>>,
        way: &mut Vec<&'a ModulePath>,
        done: &mut BTreeSet<&'a ModulePath>,
        found: &mut Vec<Vec<&'a ModulePath>>,
    ) {
        if let Some(start) = way.iter().position(|&other| other == file) {
            found.push(way[start..].to_vec());
            return;
        }
        if !done.insert(file) {
            return;
        }
        way.push(file);
        for &next in used.get(file).into_iter().flat_map(BTreeMap::keys) {
            visit(next, used, way, done, found);
        }
        way.pop();
    }
    let (mut done, mut found) = (BTreeSet::new(), Vec::new());
    for &file in used.keys() {
        visit(file, used, &mut Vec::new(), &mut done, &mut found);
    }
    found
}

#[test]
fn modules_import_only_from_above_without_cycles() {
    let tree = Tree::read();
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
    let expected = "a circle: src/games/a.rs, src/games/b.rs; they use games::B::new, games::A";
    assert_eq!(circle.faults(), [expected]);

    let inside =
        tree(&[contents, ("games/a.rs", ""), ("games/b.rs", "mod tests {\n use super::super::a::A;\n}")]);
    assert_eq!(inside.faults(), [""; 0]);

    let logic = tree(&[("games/mod.rs", "mod a;\npub fn sequence() {}\n"), ("games/a.rs", "")]);
    assert_eq!(logic.faults(), ["src/games/mod.rs: is more than a table of contents: pub fn sequence() {}"]);
}
