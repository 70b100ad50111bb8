//! The parser of conditions: `or` binds weakest, then `and`, then `not`.

use super::cursor::Cursor;
use super::expressions::expression;
use super::sets::set_in_condition;
use super::tokens::Kind;
use super::tree::{Condition, Expression, Relation};
use crate::error::{Result, allowed};

/// The most parts of an `and` or `or`, and relations of a chain.
const MAX_PARTS: usize = 256;

pub(super) fn condition(cursor: &mut Cursor<'_>) -> Result<Condition> {
    joined(cursor, "or", |cursor| joined(cursor, "and", negated, Condition::And), Condition::Or)
}

fn joined(
    cursor: &mut Cursor<'_>,
    word: &str,
    part: fn(&mut Cursor<'_>) -> Result<Condition>,
    join: fn(Vec<Condition>) -> Condition,
) -> Result<Condition> {
    let first = part(cursor)?;
    if !cursor.is_word(word) {
        return Ok(first);
    }
    let mut parts = vec![first];
    while cursor.word(word) {
        if parts.len() == MAX_PARTS {
            return Err(cursor.too_much(allowed("at-most-conditions").with("most", MAX_PARTS)));
        }
        parts.push(part(cursor)?);
    }
    Ok(join(parts))
}

fn negated(cursor: &mut Cursor<'_>) -> Result<Condition> {
    if cursor.word("not") {
        return Ok(Condition::Not(Box::new(cursor.deeper(negated)?)));
    }
    if cursor.is_sign("(") && holds_condition(cursor) {
        cursor.next += 1;
        let inner = cursor.deeper(condition)?;
        cursor.needed(")", allowed("and-or-close"))?;
        return Ok(inner);
    }
    statement(cursor)
}

/// Whether the parentheses here enclose a condition: no expression has these words and signs.
fn holds_condition(cursor: &Cursor<'_>) -> bool {
    let mut depth = 0;
    for token in &cursor.tokens[cursor.next..] {
        match token.kind {
            Kind::Sign("(") => depth += 1,
            Kind::Sign(")") if depth == 1 => return false,
            Kind::Sign(")") => depth -= 1,
            Kind::Sign("=" | "!=" | "<" | "<=" | ">" | ">=")
            | Kind::Word(
                "and" | "or" | "not" | "is" | "even" | "odd" | "prime" | "square" | "divides" | "in",
            ) => {
                return true;
            }
            _ => {}
        }
    }
    false
}

fn statement(cursor: &mut Cursor<'_>) -> Result<Condition> {
    let first = expression(cursor)?;
    let is = cursor.word("is");
    let not = is && cursor.word("not");
    let said = match cursor.peek(0) {
        Kind::Word("even") => Condition::Even(first),
        Kind::Word("odd") => Condition::Odd(first),
        Kind::Word("prime") => Condition::Prime(first),
        Kind::Word("square") => Condition::Square(first),
        _ if is => return Err(cursor.expected(allowed("property"))),
        Kind::Word("divides") => {
            cursor.next += 1;
            return Ok(Condition::Divides(first, expression(cursor)?));
        }
        Kind::Word("in") => {
            cursor.next += 1;
            return Ok(Condition::In(first, set_in_condition(cursor)?));
        }
        _ => return chain(cursor, first),
    };
    cursor.next += 1;
    Ok(if not { Condition::Not(Box::new(said)) } else { said })
}

fn chain(cursor: &mut Cursor<'_>, first: Expression) -> Result<Condition> {
    let (mut expressions, mut relations) = (vec![first], Vec::new());
    while let Some(relation) = relation(cursor.peek(0)) {
        if relations.len() == MAX_PARTS {
            return Err(cursor.too_much(allowed("at-most-comparisons").with("most", MAX_PARTS)));
        }
        cursor.next += 1;
        relations.push(relation);
        expressions.push(expression(cursor)?);
    }
    if relations.is_empty() {
        let what = allowed("comparison");
        return Err(cursor.expected(what));
    }
    Ok(Condition::Chain(expressions, relations))
}

fn relation(kind: Kind<'_>) -> Option<Relation> {
    let Kind::Sign(sign) = kind else { return None };
    Relation::ALL.into_iter().find(|relation| relation.sign() == sign)
}
