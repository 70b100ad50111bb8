//! Misère play against playing it out, and against published genera.

use crate::oracle;
use crate::oracle::misere::Misere;
use grundyscope::misere::{Genus, misere_heaps, misere_limit};
use grundyscope::{Code, Progress, Ruleset};

fn genera(game: &str, n: u64) -> Vec<Genus> {
    misere_heaps(&Ruleset::parse(game).unwrap(), n, &mut Progress::none()).unwrap()
}

/// The options of a heap by the digits of an octal code, written independently.
fn octal_options(digits: &'static [u8]) -> impl Fn(u64) -> Vec<Vec<u64>> {
    move |heap| {
        let mut options = Vec::new();
        for (taken, &digit) in (0..=heap).zip(digits) {
            let rest = heap - taken;
            match rest {
                0 if digit & 1 == 1 => options.push(vec![]),
                0 => {}
                _ => {
                    if digit & 2 == 2 {
                        options.push(vec![rest]);
                    }
                    if digit & 4 == 4 {
                        options.extend((1..rest).map(|first| vec![first, rest - first]));
                    }
                }
            }
        }
        options
    }
}

fn against_play(game: &str, n: u64, twos: usize, options: impl Fn(u64) -> Vec<Vec<u64>>) {
    let mut play = Misere::new(options);
    for (heap, genus) in (0..).zip(genera(game, n)) {
        for beside in 0..=twos {
            let position = (if heap == 0 { vec![] } else { vec![heap] }, vec![2; beside]);
            assert_eq!(
                genus.beside(beside),
                u64::from(play.value(&position)),
                "{game}: {heap} and {beside} twos"
            );
            assert_eq!(genus.beside(beside) != 0, play.wins(&position), "{game}: {heap} and {beside} twos");
        }
        let with_a_one = (if heap == 0 { vec![] } else { vec![heap] }, vec![1]);
        assert_eq!(genus.value() ^ 1, u64::from(play.value(&with_a_one)), "{game}: {heap} and a one");
    }
}

#[test]
fn genera_agree_with_play() {
    against_play("kayles", 12, 4, octal_options(&[0, 7, 7]));
    against_play("octal:0.137", 14, 4, octal_options(&[0, 1, 3, 7]));
    against_play("officers", 13, 4, octal_options(&[0, 6]));
    against_play("octal:4.7", 9, 3, octal_options(&[4, 7]));
    against_play("octal:0.312", 30, 5, octal_options(&[0, 3, 1, 2]));
    against_play("grundys-game", 14, 3, |heap| {
        (1..heap).filter(|a| 2 * a != heap).map(|a| vec![a, heap - a]).collect()
    });
    against_play("take:1,2,5", 30, 5, |heap| {
        [1, 2, 5].into_iter().filter(|&s| s <= heap).map(|s| vec![heap - s]).collect()
    });
    against_play("nim", 9, 4, |heap| (0..heap).map(|left| vec![left]).collect());
    against_play("hex:0.2048", 12, 3, |heap| {
        let mut options: Vec<Vec<u64>> = Vec::new();
        if heap > 1 {
            options.push(vec![heap - 1]);
        }
        options.extend((1..heap.saturating_sub(3)).map(|a| vec![a, heap - 3 - a]));
        for a in 1..heap.saturating_sub(4) {
            options.extend((1..heap - 4 - a).map(|b| vec![a, b, heap - 4 - a - b]));
        }
        options
    });
}

#[test]
fn published_genera() {
    for row in oracle::golden::rows("misere-genera") {
        let (heap, published) = (row[1].parse::<usize>().unwrap(), &row[2]);
        assert_eq!(genera(&row[0], heap as u64)[heap].to_string(), *published, "{} {heap}", row[0]);
    }
}

#[test]
fn nim_is_played_by_boutons_rule() {
    for (heap, genus) in (0..).zip(genera("nim", 300)).skip(2) {
        assert_eq!((genus.normal(), genus.superscript()), (heap, &[heap, heap ^ 2][..]));
    }
}

#[test]
fn the_normal_values_are_those_of_normal_play() {
    for game in ["kayles", "grundys-game", "octal:0.137", "octal:4.(3)", "hex:0.8F", "take:squares"] {
        let ruleset = Ruleset::parse(game).unwrap();
        let mut normal = grundyscope::games::sequence(&ruleset);
        normal.extend(25, &mut Progress::none()).unwrap();
        let mut values = [0; 26];
        normal.read(0, &mut values);
        let from_genus: Vec<u32> = genera(game, 25).iter().map(|genus| genus.normal() as u32).collect();
        assert_eq!(from_genus, values, "{game}");
    }
}

#[test]
fn limits_and_other_games() {
    for game in ["kayles", "take:squares", "octal:0.3", "grundys-game", "nim"] {
        let ruleset = Ruleset::parse(game).unwrap();
        let limit = misere_limit(&ruleset).unwrap();
        let error = misere_heaps(&ruleset, limit + 1, &mut Progress::none()).unwrap_err();
        assert_eq!(error.code(), Code::OutOfRange, "{game}");
    }
    for game in ["coins:runs:squares", "fibonacci-nim", "treblecross"] {
        let ruleset = Ruleset::parse(game).unwrap();
        assert_eq!(misere_heaps(&ruleset, 3, &mut Progress::none()).unwrap_err().code(), Code::UnknownGame);
    }
}
