//! The parser of clauses, and of a whole rule with its board and walls.

use super::conditions::condition;
use super::cursor::Cursor;
use super::expressions::expression;
use super::sets::set;
use super::tokens::{Kind, tokens};
use super::tree::{Binder, Clause, Expression, Operator, Part, Rule, Yield};
use crate::error::{Code, Error, Message, Result, allowed};
use crate::notation::{LONGEST, Piece};

pub(crate) const PREFIX: &str = "rule:";

const MAX_CLAUSES: usize = 32;
const MAX_BINDERS: usize = 8;
const MAX_RESULTS: usize = 64;
const MAX_PARTS: usize = 64;
const MAX_WALLS: usize = 1_000;

const AN_EXAMPLE: Message = allowed("rule");
const A_POSITION: Message = allowed("rule-position");

/// Reads a rule without its prefix, with or without parentheses around it.
///
/// `UnknownGame` where something else is needed, `OutOfRange` for what is too large, both with the
/// place; `Empty` for nothing. Time O(length of the text).
pub(crate) fn read(piece: Piece<'_>) -> Result<Rule> {
    let mut tokens = tokens(piece)?;
    if is_wrapped(tokens.iter().map(|token| token.kind)) {
        tokens.remove(0);
        // The closing parenthesis ends the rule: errors at the end point there.
        tokens.pop();
        if let Some(last) = tokens.last_mut() {
            last.kind = Kind::End;
        }
    }
    if tokens.len() == 1 {
        return Err(piece.error(Code::Empty, AN_EXAMPLE).pointing_at(tokens[0].at));
    }
    let end = tokens.last().map_or(0, |token| token.at);
    let mut cursor = Cursor::new(&tokens);
    let begins =
        |ahead| cursor.peek(ahead) == Kind::Word("take") || position_length(&cursor, ahead).is_some();
    if cursor.is_sign("(") && !begins(0) && begins(1) {
        return Err(cursor.expected(allowed("rule-closed")).pointing_at(end));
    }
    rule(&mut cursor)
}

impl Rule {
    /// Whether a text begins as rules do: `rule:`, or a position and `to` or `->`. It may be wrong.
    ///
    /// Time O(1). Panics: never.
    ///
    /// ```
    /// use grundyscope::ruleset::Rule;
    /// assert!(Rule::is_rule("(a, b) -> (b, a)") && Rule::is_rule("rule:"));
    /// assert!(!Rule::is_rule("wythoff"));
    /// ```
    #[must_use]
    pub fn is_rule(text: &str) -> bool {
        let beginning: String = text.trim_start().chars().take(100).collect::<String>().to_ascii_lowercase();
        beginning.starts_with(PREFIX) || is_bare(Piece { text: &beginning, at: 0 })
    }

    /// Reads a rule of one, two or three coordinates, with or without `rule:` and parentheses.
    ///
    /// White space and upper case are forgiven. Time, space O(length), at most 10,000 characters.
    ///
    /// # Errors
    /// [`Code::UnknownGame`] where something else is needed, with what; [`Code::OutOfRange`] for
    /// what is too large or too long; [`Code::Empty`] for nothing. All but that of a text that is
    /// too long point at the place.
    ///
    /// ```
    /// use grundyscope::ruleset::Rule;
    /// let wythoff = "(a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b; \
    ///                (a-k,b-k) for k in 1..min(a,b)";
    /// assert_eq!(Rule::parse(wythoff).unwrap().coordinates(), 2);
    /// assert_eq!(Rule::parse("(a,b) to (a-1,c)").unwrap_err().at(), Some(14));
    /// ```
    pub fn parse(text: &str) -> Result<Self> {
        let wanted = text.trim().to_ascii_lowercase();
        if wanted.len() > LONGEST {
            let allowed = allowed("at-most-characters").with("most", LONGEST);
            return Err(Error::new(Code::OutOfRange, text, allowed));
        }
        let before = text.chars().count() - text.trim_start().chars().count();
        let whole = Piece { text: &wanted, at: before };
        read(whole.strip_prefix(PREFIX).unwrap_or(whole)).map_err(|error| error.about(text))
    }
}

/// Whether the first parenthesis closes at the very end.
fn is_wrapped<'a>(kinds: impl Iterator<Item = Kind<'a>>) -> bool {
    let mut depth = 0;
    let mut wrapped = false;
    for (index, kind) in kinds.enumerate() {
        match kind {
            Kind::End => return wrapped,
            _ if wrapped => return false,
            Kind::Sign("(") => depth += 1,
            Kind::Sign(")") => {
                depth -= 1;
                wrapped = depth == 0;
            }
            _ => {}
        }
        if index == 0 && depth == 0 {
            return false;
        }
    }
    false
}

/// Whether a text begins as a rule does: `n to`, `n ->`, `(a,b) to`, `(n to`, `take`.
pub(crate) fn is_bare(piece: Piece<'_>) -> bool {
    // The beginning decides, and what follows may have wrong characters.
    let beginning: String = piece.text.chars().take(100).collect();
    let mut end = (0..=beginning.len()).rev().filter(|&end| beginning.is_char_boundary(end));
    let read = end.find_map(|end| tokens(Piece { text: &beginning[..end], at: 0 }).ok());
    let Some(tokens) = read else { return false };
    let cursor = Cursor::new(&tokens);
    if cursor.is_word("take") {
        return matches!(cursor.peek(1), Kind::Word(_) | Kind::Number(_) | Kind::Sign("("));
    }
    let ahead = usize::from(cursor.is_sign("("));
    ahead == 1 && cursor.peek(1) == Kind::Word("take")
        || (0..=ahead).any(|ahead| position_length(&cursor, ahead).is_some())
}

/// How many tokens there are to the end of a position that begins `ahead` of the next one, and that
/// an arrow follows; `None` if there is no such position.
fn position_length(cursor: &Cursor<'_>, ahead: usize) -> Option<usize> {
    let mut length = ahead + 1;
    if cursor.peek(ahead) == Kind::Sign("(") {
        loop {
            matches!(cursor.peek(length), Kind::Word(_)).then_some(())?;
            length += 2;
            match cursor.peek(length - 1) {
                Kind::Sign(",") => {}
                Kind::Sign(")") => break,
                _ => return None,
            }
        }
    } else {
        matches!(cursor.peek(ahead), Kind::Word(_)).then_some(())?;
    }
    matches!(cursor.peek(length), Kind::Sign("->") | Kind::Word("to")).then_some(length)
}

fn rule(cursor: &mut Cursor<'_>) -> Result<Rule> {
    let mut names: Vec<String> = Vec::new();
    let mut clauses = Vec::new();
    loop {
        if clauses.len() == MAX_CLAUSES {
            return Err(cursor.too_much(allowed("at-most-clauses").with("most", MAX_CLAUSES)));
        }
        clauses.push(clause(cursor, &mut names)?);
        if !cursor.sign(";") {
            break;
        }
    }
    cursor.names.clear();
    let mut board = Vec::new();
    if cursor.word("on") {
        for coordinate in 0..names.len() {
            if coordinate > 0 && !cursor.word("x") {
                return Err(cursor.expected(allowed("next-range")));
            }
            let least = plain(cursor)?;
            cursor.needed("..", allowed("range"))?;
            let at = cursor.at();
            let greatest = plain(cursor)?;
            if greatest < least {
                return Err(cursor.too_much(allowed("range-reaching").with("least", least)).pointing_at(at));
            }
            board.push((least, greatest));
        }
    }
    // In ascending order, each once: put in place one by one, since a sort of its own is much code.
    let mut walls = Vec::new();
    let mut count = 0;
    if cursor.word("without") {
        loop {
            if count == MAX_WALLS {
                return Err(cursor.too_much(allowed("at-most-walls").with("most", MAX_WALLS)));
            }
            let wall = place(cursor, names.len())?;
            if let Err(at) = walls.binary_search(&wall) {
                walls.insert(at, wall);
            }
            count += 1;
            if !cursor.sign(",") {
                break;
            }
        }
    }
    if cursor.peek(0) != Kind::End {
        let what = match (board.is_empty(), walls.is_empty()) {
            (true, true) => allowed("after-clause"),
            (false, true) => allowed("without-or-end"),
            _ => allowed("comma-or-end"),
        };
        return Err(cursor.expected(what));
    }
    Ok(Rule { names, clauses, board, walls })
}

fn plain(cursor: &mut Cursor<'_>) -> Result<i64> {
    let Kind::Number(number) = cursor.peek(0) else {
        return Err(cursor.expected(allowed("number-in-digits")));
    };
    cursor.next += 1;
    Ok(number)
}

/// Reads a position that does not exist.
fn place(cursor: &mut Cursor<'_>, coordinates: usize) -> Result<Vec<i64>> {
    if coordinates == 1 {
        return Ok(vec![plain(cursor)?]);
    }
    cursor.needed("(", allowed("position-in-digits"))?;
    let mut place = vec![plain(cursor)?];
    for _ in 1..coordinates {
        cursor.needed(",", allowed("next-coordinate"))?;
        place.push(plain(cursor)?);
    }
    cursor.needed(")", allowed("after-last-coordinate"))?;
    Ok(place)
}

/// Reads a clause; the first one gives the position its names.
fn clause(cursor: &mut Cursor<'_>, names: &mut Vec<String>) -> Result<Clause> {
    cursor.names.clone_from(names);
    let taking = cursor.is_word("take");
    if taking {
        if names.is_empty() {
            names.push("n".to_owned());
            cursor.names.clone_from(names);
        }
        if names.len() > 1 {
            return Err(cursor.expected(allowed("take-one-heap")));
        }
    } else if let Some(length) = position_length(cursor, 0) {
        position(cursor, length, names)?;
    } else if names.is_empty() {
        return Err(cursor.expected(A_POSITION));
    }
    let read = |cursor: &mut _| if taking { takings(cursor) } else { results(cursor, names.len()) };
    let (mut binders, mut bound) = (Vec::new(), Vec::new());
    // Binders come after the results that use them: these are read apart, up to the `for`.
    let results = if let Some(count) = results_length(cursor) {
        let mut apart = cursor.apart(count + 1);
        (binders, bound) = read_binders(cursor)?;
        apart.names.clone_from(&cursor.names);
        let results = read(&mut apart)?;
        if !apart.word("for") {
            return Err(apart.expected(AFTER_A_RESULT));
        }
        results
    } else {
        read(cursor)?
    };
    let condition = if cursor.word("if") { Some(condition(cursor)?) } else { None };
    Ok(Clause { results, binders, names: bound, condition })
}

const AFTER_A_RESULT: Message = allowed("after-result");

/// How many tokens there are up to the `for` of this clause.
fn results_length(cursor: &Cursor<'_>) -> Option<usize> {
    let clause = cursor.tokens[cursor.next..].iter().map(|token| token.kind);
    let ends = |kind: &Kind<'_>| matches!(kind, Kind::End | Kind::Sign(";") | Kind::Word("if"));
    clause.take_while(|kind| !ends(kind)).position(|kind| kind == Kind::Word("for"))
}

/// Reads the position of a clause and the arrow.
fn position(cursor: &mut Cursor<'_>, length: usize, names: &mut Vec<String>) -> Result<()> {
    let first = names.is_empty();
    if first && length > 7 {
        return Err(cursor.expected(allowed("position-names")));
    }
    cursor.names.clear();
    let last = cursor.next + length;
    let begun = cursor.at();
    while cursor.next < last {
        if matches!(cursor.peek(0), Kind::Word(_)) {
            let name = cursor.new_name(allowed("name"))?;
            cursor.names.push(name);
        } else {
            cursor.next += 1;
        }
    }
    if first {
        names.clone_from(&cursor.names);
    } else if *names != cursor.names {
        let same = if names.len() == 1 { names[0].clone() } else { format!("({})", names.join(",")) };
        let what = allowed("same-position").with("same", same);
        return Err(cursor.expected(what).pointing_at(begun));
    }
    cursor.next += 1;
    Ok(())
}

fn read_binders(cursor: &mut Cursor<'_>) -> Result<(Vec<Binder>, Vec<String>)> {
    let coordinates = cursor.names.len();
    let mut binders = Vec::new();
    loop {
        if binders.len() == MAX_BINDERS {
            return Err(cursor.too_much(allowed("at-most-binders").with("most", MAX_BINDERS)));
        }
        let name = cursor.new_name(allowed("name-for"))?;
        if cursor.word("in") {
            binders.push(Binder::In(set(cursor)?));
            cursor.names.push(name);
        } else if cursor.sign("=") {
            binders.push(Binder::Equals(expression(cursor)?));
            cursor.names.push(name);
        } else if cursor.sign("+") {
            cursor.names.push(name);
            let second = cursor.new_name(allowed("second-name"))?;
            cursor.needed("=", allowed("equals-sum"))?;
            let first = cursor.names.pop().unwrap_or_default();
            binders.push(Binder::Sum(expression(cursor)?));
            cursor.names.extend([first, second]);
        } else {
            return Err(cursor.expected(allowed("after-name")));
        }
        if !cursor.sign(",") {
            return Ok((binders, cursor.names[coordinates..].to_vec()));
        }
    }
}

fn takings(cursor: &mut Cursor<'_>) -> Result<Vec<Yield>> {
    cursor.next += 1;
    let heap = || Expression::Name(0);
    one_or_more(cursor, |cursor| {
        // Who says "take 1-3" means the numbers from 1 to 3.
        let is_number = |ahead| matches!(cursor.peek(ahead), Kind::Number(_));
        if is_number(0) && cursor.peek(1) == Kind::Sign("-") && is_number(2) {
            cursor.next += 1;
            return Err(cursor.expected(allowed("after-result")));
        }
        let amount = expression(cursor)?;
        let left = Expression::Binary(Operator::Subtract, Box::new((heap(), amount)));
        Ok(Yield::Sum(vec![Part { count: None, coordinates: vec![left] }]))
    })
}

fn results(cursor: &mut Cursor<'_>, coordinates: usize) -> Result<Vec<Yield>> {
    if cursor.word("each") && !cursor.word("of") {
        return Err(cursor.expected(allowed("each-of")));
    }
    one_or_more(cursor, |cursor| result(cursor, coordinates))
}

fn one_or_more(
    cursor: &mut Cursor<'_>,
    mut read: impl FnMut(&mut Cursor<'_>) -> Result<Yield>,
) -> Result<Vec<Yield>> {
    let mut results = vec![read(cursor)?];
    while cursor.sign(",") || cursor.word("or") {
        if results.len() == MAX_RESULTS {
            return Err(cursor.too_much(allowed("at-most-results").with("most", MAX_RESULTS)));
        }
        results.push(read(cursor)?);
    }
    Ok(results)
}

fn result(cursor: &mut Cursor<'_>, coordinates: usize) -> Result<Yield> {
    let distinct = cursor.is_word("distinct");
    if distinct || cursor.is_word("heaps") {
        if coordinates > 1 {
            return Err(cursor.expected(allowed("position-not-heaps")));
        }
        cursor.next += usize::from(distinct);
        if !cursor.word("heaps") {
            return Err(cursor.expected(allowed("heaps-word")));
        }
        if cursor.is_word("and") {
            return Err(cursor.expected(allowed("after-heaps")));
        }
        return Ok(Yield::Heaps { distinct });
    }
    let mut parts = vec![part(cursor, coordinates)?];
    while cursor.word("and") {
        if parts.len() == MAX_PARTS {
            return Err(cursor.too_much(allowed("at-most-heaps").with("most", MAX_PARTS)));
        }
        parts.push(part(cursor, coordinates)?);
    }
    Ok(Yield::Sum(parts))
}

fn part(cursor: &mut Cursor<'_>, coordinates: usize) -> Result<Part> {
    if coordinates == 1 {
        let first = expression(cursor)?;
        if !cursor.word("heaps") {
            return Ok(Part { count: None, coordinates: vec![first] });
        }
        if !cursor.word("of") {
            return Err(cursor.expected(allowed("heaps-of")));
        }
        return Ok(Part { count: Some(first), coordinates: vec![expression(cursor)?] });
    }
    let tuple = if coordinates == 2 { allowed("pair") } else { allowed("triple") };
    cursor.needed("(", tuple)?;
    let mut position = vec![expression(cursor)?];
    for _ in 1..coordinates {
        cursor.needed(",", allowed("operator-or-coordinate"))?;
        position.push(expression(cursor)?);
    }
    cursor.needed(")", allowed("operator-or-last"))?;
    Ok(Part { count: None, coordinates: position })
}
