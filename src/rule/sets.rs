//! The parser of sets: ranges, lists, divisors, named sets, their unions.

use super::cursor::Cursor;
use super::expressions::expression;
use super::tokens::Kind;
use super::tree::{Item, Set};
use crate::error::{Message, Result, allowed};
use crate::length_set::LengthSet;

pub(super) const A_SET: Message = allowed("set");

const MAX_ITEMS: usize = 1_000;

pub(super) fn set(cursor: &mut Cursor<'_>) -> Result<Set> {
    union(cursor, |_| true)
}

/// Reads a set in a condition, where `or` may also join conditions: it joins sets where a brace or
/// the word of a set follows, which begin no condition.
pub(super) fn set_in_condition(cursor: &mut Cursor<'_>) -> Result<Set> {
    union(cursor, |next| match next {
        Kind::Sign(sign) => sign == "{",
        Kind::Word(word) => begins_set(word),
        _ => false,
    })
}

fn begins_set(word: &str) -> bool {
    let others = ["proper", "divisors", "numbers", "coprime", "powers", "prime", "polygonal"];
    others.contains(&word) || LengthSet::named(word).is_some()
}

fn union(cursor: &mut Cursor<'_>, continues: fn(Kind<'_>) -> bool) -> Result<Set> {
    let mut items = vec![item(cursor)?];
    while cursor.is_word("or") && continues(cursor.peek(1)) {
        cursor.next += 1;
        if items.len() == MAX_ITEMS {
            return Err(cursor.too_much(allowed("at-most-sets").with("most", MAX_ITEMS)));
        }
        items.push(item(cursor)?);
    }
    let up_to = if cursor.word("up") {
        if !cursor.word("to") {
            return Err(cursor.expected(allowed("up-to")));
        }
        Some(expression(cursor)?)
    } else {
        None
    };
    Ok(Set { items, up_to })
}

fn item(cursor: &mut Cursor<'_>) -> Result<Item> {
    if cursor.sign("{") {
        return list(cursor);
    }
    if let Kind::Word(word) = cursor.peek(0)
        && begins_set(word)
    {
        return named(cursor, word);
    }
    if matches!(cursor.peek(0), Kind::End | Kind::Sign(";" | "," | ")" | "}")) {
        return Err(cursor.expected(A_SET));
    }
    let from = expression(cursor)?;
    cursor.needed("..", allowed("range-end"))?;
    Ok(Item::Range(from, expression(cursor)?))
}

fn list(cursor: &mut Cursor<'_>) -> Result<Item> {
    let mut numbers = vec![expression(cursor)?];
    while cursor.sign(",") {
        if numbers.len() == MAX_ITEMS {
            return Err(cursor.too_much(allowed("at-most-items").with("most", MAX_ITEMS)));
        }
        numbers.push(expression(cursor)?);
    }
    cursor.needed("}", allowed("comma-or-brace"))?;
    Ok(Item::List(numbers))
}

fn named(cursor: &mut Cursor<'_>, word: &str) -> Result<Item> {
    cursor.next += 1;
    if let Some(set) = LengthSet::named(word) {
        return Ok(Item::Named(set));
    }
    let word_of = |cursor: &mut Cursor<'_>, what: Message| {
        if cursor.word("of") { Ok(()) } else { Err(cursor.expected(what)) }
    };
    Ok(match word {
        "proper" | "divisors" => {
            let proper = word == "proper";
            if proper && !cursor.word("divisors") {
                return Err(cursor.expected(allowed("divisors-of")));
            }
            word_of(cursor, allowed("divisors-of-number"))?;
            Item::Divisors { proper, of: expression(cursor)? }
        }
        "numbers" | "coprime" => {
            if word == "numbers" && !cursor.word("coprime") {
                return Err(cursor.expected(allowed("coprime-to")));
            }
            if !cursor.word("to") {
                return Err(cursor.expected(allowed("coprime-to-number")));
            }
            Item::Coprime(expression(cursor)?)
        }
        "powers" => {
            if cursor.sign("-") {
                word_of(cursor, allowed("powers-of-dashed"))?;
                cursor.needed("-", allowed("powers-dash"))?;
            } else {
                word_of(cursor, allowed("powers-of"))?;
            }
            Item::Powers(expression(cursor)?)
        }
        "prime" => {
            cursor.sign("-");
            if !cursor.word("powers") {
                return Err(cursor.expected(allowed("prime-powers")));
            }
            Item::Named(LengthSet::PrimePowers)
        }
        // "polygonal"
        _ => {
            let sides = if cursor.sign("-") { cursor.peek(0) } else { Kind::End };
            let Kind::Number(sides) = sides else {
                return Err(cursor.expected(allowed("polygonal-dash")));
            };
            let Some(set) = LengthSet::named(&format!("polygonal-{sides}")) else {
                return Err(cursor.expected(allowed("polygonal-sides")));
            };
            cursor.next += 1;
            Item::Named(set)
        }
    })
}
