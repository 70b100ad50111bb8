//! The games with names, and their names.

use super::Ruleset;

impl Ruleset {
    /// Every notation of [`Ruleset::examples`], and after them those that only have a name, each
    /// with its other names.
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
