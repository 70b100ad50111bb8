//! Names under which people know games that have a notation of their own.
//!
//! Spelling is forgiven: only letters and digits count, so "Dawson's Chess" and "dawsons-chess" are
//! one name. Links keep the notation; a name is only another way to type it.

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
    // CGSuite's name for this code.
    ("officers", "octal:0.6"),
    // OEIS A071426, Winning Ways, chapter 4: completing three crosses in a row.
    ("treblecross", "octal:0.007"),
    ("one-dimensional-tic-tac-toe", "octal:0.007"),
    // Lasker, "Brettspiele der Völker" (1931), 183-196: take any number, or break a heap into two.
    ("laskers-nim", "octal:4.(3)"),
    ("lasker-nim", "octal:4.(3)"),
    // Plambeck, "Daisies, Kayles, and the Sibert-Conway decomposition in misère octal games",
    // Theoret. Comput. Sci. 96 (1992).
    ("daisies", "octal:4.7"),
    ("she-loves-me-she-loves-me-not", "octal:4.7"),
    // Bouton 1901 and OEIS A002188, A014586, A014588.
    ("bouton-nim", "nim"),
    ("grundy-game", "grundys-game"),
    ("grundys-game", "grundys-game"),
    ("subtract-a-square", "take:squares"),
    ("take-a-square", "take:squares"),
    ("take-a-fibonacci", "take:fibonacci"),
    ("take-a-factorial", "take:factorials"),
    ("take-a-prime", "take:primes"),
];

/// The name as it is compared: letters and digits only, in lower case.
fn folded(name: &str) -> impl Iterator<Item = char> + '_ {
    let letters = |character: &char| character.is_alphanumeric();
    name.chars().filter(letters).flat_map(char::to_lowercase)
}

/// The notation of the game of that name.
pub(super) fn notation(name: &str) -> Option<&'static str> {
    ALIASES.iter().find(|(known, _)| folded(known).eq(folded(name))).map(|&(_, notation)| notation)
}

/// Every name, with its notation.
pub(super) fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    ALIASES.iter().copied()
}
