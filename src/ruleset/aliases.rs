//! Names under which people know games that have a notation of their own.
//!
//! Spelling is forgiven: only letters and digits count, so "Dawson's Chess" and "dawsons-chess" are
//! one name. Links keep the notation; a name is only another way to type it.

use super::Ruleset;

/// Name and notation; the comments say where that name stands for that game.
const ALIASES: &[(&str, &str)] = &[
    // Guy and Smith 1956; Winning Ways, chapter 4; OEIS A002186, A002187.
    ("kayles", "octal:0.77"),
    ("dawsons-chess", "octal:0.137"),
    ("dawson-chess", "octal:0.137"),
    ("dawsons-kayles", "octal:0.07"),
    ("dawson-kayles", "octal:0.07"),
    // Winning Ways, chapter 4; Plambeck, "Misère games" (plambeck.org): the game of 0.1377 acts
    // like Kayles with heaps of twice the size.
    ("duplicate-kayles", "octal:0.1377"),
    // OEIS A071074; Winning Ways, chapter 4.
    ("double-kayles", "octal:0.7777"),
    // Winning Ways, chapter 4 and, on its misère play, chapter 13: take a heap of one or two
    // stones, or take two stones and leave two heaps.
    ("guiles", "octal:0.15"),
    // CGSuite's name for this code.
    ("officers", "octal:0.6"),
    // Winning Ways, chapter 4: completing three crosses in a row.
    ("treblecross", "treblecross"),
    ("one-dimensional-tic-tac-toe", "treblecross"),
    // Lasker, "Brettspiele der Völker" (1931), 183-196: take any number, or break a heap into two.
    ("laskers-nim", "octal:4.(3)"),
    ("lasker-nim", "octal:4.(3)"),
    // Plambeck, "Daisies, Kayles, and the Sibert-Conway decomposition in misère octal games",
    // Theoret. Comput. Sci. 96 (1992): "She loves me, she loves me not" pulls one petal off a
    // daisy; only in Daisies may a daisy be split.
    ("daisies", "octal:4.7"),
    ("she-loves-me-she-loves-me-not", "take:1"),
    // Bouton 1901 and OEIS A002188, A014586, A014588.
    ("bouton-nim", "nim"),
    ("grundy", "grundys-game"),
    ("grundy-game", "grundys-game"),
    ("grundys-game", "grundys-game"),
    ("subtract-a-square", "take:squares"),
    ("take-a-square", "take:squares"),
    ("take-a-fibonacci", "take:fibonacci"),
    ("take-a-factorial", "take:factorials"),
    ("take-a-prime", "take:primes"),
    // Whinihan, "Fibonacci nim", Fibonacci Quart. 1 (1963).
    ("fibonacci-nim", "fibonacci-nim"),
    // Winning Ways, chapter 14. Coin-turning games have these names in their notation.
    ("turning-turtles", "coins:turning-turtles"),
    ("mock-turtles", "coins:mock-turtles"),
    ("moebius", "coins:moebius"),
    ("mobius", "coins:moebius"),
    ("möbius", "coins:moebius"),
    ("mogul", "coins:mogul"),
    ("moidores", "coins:moidores"),
    ("motley", "coins:motley"),
    ("twins", "coins:twins"),
    ("triplets", "coins:triplets"),
    ("ruler", "coins:ruler"),
    ("turnips", "coins:turnips"),
    ("ternups", "coins:turnips"),
    ("sym", "coins:sym"),
    ("grunt", "coins:grunt"),
];

/// The name as it is compared: letters and digits only, in lower case.
fn folded(name: &str) -> impl Iterator<Item = char> + '_ {
    let letters = |character: &char| character.is_alphanumeric();
    name.chars().filter(letters).map(lower_case)
}

/// The lower case of ASCII and Latin-1, for names of games. All of Unicode would take 7 kB.
const fn lower_case(character: char) -> char {
    match character {
        'À'..='Ö' | 'Ø'..='Þ' => (character as u8 + 32) as char,
        _ => character.to_ascii_lowercase(),
    }
}

/// The notation of the game of that name; `None` for a notation, also for one that is its own name.
pub(super) fn notation(name: &str) -> Option<&'static str> {
    if name.contains(':') {
        return None;
    }
    let same = |known: &str| folded(known).eq(folded(name));
    ALIASES.iter().find(|(known, notation)| same(known) && *notation != name).map(|&(_, notation)| notation)
}

pub(super) fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    ALIASES.iter().copied()
}

impl Ruleset {
    /// The notations of [`Ruleset::examples`], then those with a name only; each with other names.
    ///
    /// ```
    /// use grundyscope::Ruleset;
    /// let named = Ruleset::named();
    /// assert!(named.iter().any(|(game, names)| *game == "octal:0.77" && names.contains(&"kayles")));
    /// ```
    #[must_use]
    pub fn named() -> Vec<(&'static str, Vec<&'static str>)> {
        let aliases = Self::aliases();
        let mut notations = Self::examples();
        for &(_, game) in &aliases {
            if !notations.contains(&game) {
                notations.push(game);
            }
        }
        let names_of = |game: &'static str| {
            let names = aliases.iter().filter(|(name, of)| *of == game && *name != game);
            (game, names.map(|(name, _)| *name).collect())
        };
        notations.into_iter().map(names_of).collect()
    }
}
