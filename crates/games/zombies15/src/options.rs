//! What a table chooses before it starts, and what makes it valid.

use serde::{Deserialize, Serialize};
use shamble_core::options::OptionError;
use shamble_core::{
    Checked, GameSpec, ModeSpec, Need, OptionKind, OptionSpec, OptionValues, Say as _, Text, text,
};

use crate::campaign::Progress;
use crate::ids::HeroId;
use crate::scenario::{N_SCENARIOS, Scenario, parse, scenario_text, template};
use crate::soundtrack::{MAX_GROWL_SECONDS, MIN_GROWL_SECONDS};

/// The way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One scenario of the house campaign, by itself.
    Scenario,
    /// A scenario of a campaign, with what the crew brought along and a Checkpoint after it.
    Campaign,
    /// A generated map and a difficulty level.
    Quick,
    /// A scenario that the players wrote.
    Custom,
}

/// How hard a Quick Game is (Z15-189, Z15-190, Z15-191).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// A growl every 60 seconds.
    Normal,
    /// A growl every 40 seconds.
    Difficult,
    /// The same, and everybody starts a Life Point short.
    Expert,
}

/// Who may stop the clock (Z15-R05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
#[serde(rename_all = "snake_case")]
pub enum PauseRule {
    /// Only a table with one seat.
    Solo,
    /// More than half of the seats together.
    Vote,
    /// Anybody.
    Free,
}

/// Switches and numbers that the rules read while a game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Seconds between two growls; nothing for the silent soundtrack.
    pub growl_seconds: Option<u32>,
    /// Percent of the usual speed of the soundtrack.
    pub speed: u32,
    /// What a command costs at the per-action pace.
    pub action_ms: u32,
    /// Who may stop the clock.
    pub pause: PauseRule,
    /// Figures there are; nothing for no limit (Z15-R34).
    pub reserve_limit: Option<u16>,
    /// Z15-R01.
    pub growl_waits_for_action: bool,
    /// Z15-R04.
    pub finish_open_action: bool,
    /// Z15-R09.
    pub recheck_repeats: bool,
    /// Z15-R12, Z15-R13.
    pub bonus_needs_weapon: bool,
    /// Z15-R25.
    pub loot_tokens_under_attack: bool,
    /// Z15-R27.
    pub token_drop_needs_search: bool,
    /// Z15-R29, Z15-R91.
    pub restricted_items_fend: bool,
    /// Z15-R54.
    pub unconscious_is_company: bool,
    /// Z15-R61.
    pub rotten_meat_combined: bool,
    /// Z15-R81.
    pub expert_lowers_max: bool,
}

/// What a Quick Game adds to the plain map (Z15-188).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuickOptions {
    /// Tiles besides the Start tile.
    pub n_tiles: usize,
    /// Level.
    pub difficulty: Difficulty,
    /// Bags hidden on the map.
    pub n_bags: usize,
    /// Keys hidden on the map, each with a Lock.
    pub n_keys: usize,
    /// Alarm tokens.
    pub n_alarms: usize,
    /// Whether every tile that can have a Search Area gets one.
    pub all_search: bool,
    /// Card values whose Events count; empty for none (Z15-R56).
    pub event_values: Vec<u8>,
}

/// A table's choices, checked.
#[derive(Clone, Debug)]
pub struct Options {
    /// The way to play.
    pub mode: Mode,
    /// Campaign scenario number, for the modes that have one.
    pub number: usize,
    /// The players' own scenario.
    pub custom: Option<Scenario>,
    /// What the crew brings.
    pub progress: Option<Progress>,
    /// Heroes by seat and order of play; nothing for a random one.
    pub heroes: Vec<Option<HeroId>>,
    /// Who takes the first turn; nothing for a random seat (Z15-R37).
    pub first: Option<usize>,
    /// The Quick Game's choices.
    pub quick: QuickOptions,
    /// Whether the table chose a soundtrack of its own (Z15-007).
    pub soundtrack: Option<Option<u32>>,
    /// Switches; the soundtrack is not filled in yet.
    pub rules: Rules,
}

const TOGGLES: [(&str, &str); 9] = [
    ("growl_waits_for_action", "Z15-R01"),
    ("finish_open_action", "Z15-R04"),
    ("recheck_repeats", "Z15-R09"),
    ("bonus_needs_weapon", "Z15-R12"),
    ("loot_tokens_under_attack", "Z15-R25"),
    ("token_drop_needs_search", "Z15-R27"),
    ("restricted_items_fend", "Z15-R29"),
    ("unconscious_is_company", "Z15-R54"),
    ("rotten_meat_combined", "Z15-R61"),
];

/// The game as lobbies and command lines describe it.
pub(crate) fn spec() -> GameSpec {
    let mode = |id| ModeSpec {
        id,
        min_seats: 1,
        max_seats: 4,
        default_seats: 4,
    };
    let option = |key, kind, default, rule| OptionSpec {
        key,
        kind,
        default,
        rule,
        needs: Vec::new(),
    };
    let quick = |option: OptionSpec| option.with(Need::mode(&["quick"]));
    let choice = |values| OptionKind::Choice { values };
    let number = |min, max| OptionKind::Number {
        min,
        max,
        none: false,
    };
    let mut options = vec![
        option("scenario", number(1, N_SCENARIOS as u32), "1", "Z15-008")
            .with(Need::mode(&["scenario"])),
        option(
            "progress",
            OptionKind::Words { form: "new" },
            "new",
            "Z15-163",
        )
        .with(Need::mode(&["campaign"])),
        option(
            "scenario_text",
            OptionKind::Text {
                form: "name = \"...\"",
            },
            "",
            "Z15-003",
        )
        .with(Need::mode(&["custom"])),
        option(
            "heroes",
            OptionKind::Words {
                form: "josh, snow, random, random",
            },
            "random",
            "Z15-014",
        ),
        option(
            "first",
            choice(&["random", "0", "1", "2", "3"]),
            "random",
            "Z15-R37",
        ),
        option(
            "soundtrack",
            choice(&["scenario", "none", "60", "40", "custom"]),
            "scenario",
            "Z15-007",
        ),
        option(
            "growl_seconds",
            number(MIN_GROWL_SECONDS, MAX_GROWL_SECONDS),
            "50",
            "Z15-007",
        )
        .with(Need::new("soundtrack", &["custom"])),
        quick(option(
            "difficulty",
            choice(&["normal", "difficult", "expert"]),
            "normal",
            "Z15-189",
        )),
        quick(option("quick_tiles", number(17, 20), "18", "Z15-184")),
        quick(option("quick_bags", number(0, 6), "0", "Z15-188")),
        quick(option("quick_keys", number(0, 4), "0", "Z15-188")),
        quick(option("quick_alarms", number(0, 6), "0", "Z15-188")),
        quick(option(
            "quick_search",
            choice(&["half", "all"]),
            "half",
            "Z15-188",
        )),
        quick(option(
            "event_values",
            OptionKind::Words { form: "1,2" },
            "none",
            "Z15-R56",
        )),
        option(
            "speed",
            choice(&["50", "75", "100", "125", "150"]),
            "100",
            "Z15-R06",
        ),
        option(
            "pause",
            choice(&["solo", "vote", "free"]),
            "solo",
            "Z15-R05",
        ),
        option("action_ms", number(500, 5000), "3000", "Z15-R06"),
        option(
            "reserve_limit",
            OptionKind::Number {
                min: 1,
                max: 999,
                none: true,
            },
            "99",
            "Z15-R34",
        ),
    ];
    options.extend(TOGGLES.map(|(key, rule)| option(key, OptionKind::Toggle, "off", rule)));
    options.push(
        quick(option(
            "expert_lowers_max",
            OptionKind::Toggle,
            "off",
            "Z15-R81",
        ))
        .with(Need::new("difficulty", &["expert"])),
    );
    GameSpec {
        id: <crate::State as shamble_core::Game>::ID,
        name: "Zombies 15'",
        modes: vec![
            mode("scenario"),
            mode("campaign"),
            mode("quick"),
            mode("custom"),
        ],
        options,
    }
}

/// Which scenario of the house campaign a table with these options plays, if it plays one.
pub fn campaign_number(given: &OptionValues) -> Option<usize> {
    let option = |key: &str| given.get(key).map(String::as_str);
    match option("mode").unwrap_or("scenario") {
        "scenario" => option("scenario").unwrap_or("1").parse().ok(),
        "campaign" => match option("progress").unwrap_or("new") {
            "new" => Some(1),
            line => Some(line.parse::<Progress>().ok()?.scenario),
        },
        _ => None,
    }
}

/// Heroes at a table: four, or three with three players (Z15-179, Z15-180, Z15-181, Z15-R79).
pub(crate) const fn n_heroes(n_seats: usize) -> usize {
    if n_seats == 3 { 3 } else { 4 }
}

/// How many Heroes a crew can have.
pub(crate) const CREWS: [usize; 2] = [n_heroes(3), n_heroes(4)];

impl Options {
    /// Reads what the core has checked for form; the rest is checked here, all of it.
    pub(crate) fn read(checked: &Checked, n_seats: usize) -> Result<Self, Vec<OptionError>> {
        let mut errors = Vec::new();
        let mut wrong = |key: &str, allowed: Text| {
            errors.push(OptionError {
                key: key.to_owned(),
                given: Some(shortened(checked.get(key))),
                allowed,
            });
        };
        let mode = match checked.get("mode") {
            "campaign" => Mode::Campaign,
            "quick" => Mode::Quick,
            "custom" => Mode::Custom,
            _ => Mode::Scenario,
        };
        let heroes = heroes(checked.get("heroes"), n_seats).unwrap_or_else(|allowed| {
            wrong("heroes", allowed);
            Vec::new()
        });
        let first = checked.get("first").parse::<usize>().ok();
        if first.is_some_and(|seat| seat >= n_seats) {
            wrong(
                "first",
                text!("zombies15-allowed-first", last = n_seats - 1),
            );
        }
        let custom = (mode == Mode::Custom).then(|| match checked.get("scenario_text") {
            // Nothing written yet: the sample that `scenario new` writes.
            "" => parse(template()),
            text => parse(&scenario_text(text)),
        });
        let custom = match custom {
            Some(Err(flaws)) => {
                for flaw in flaws {
                    let allowed = text!("zombies15-allowed-scenario", flaw = flaw.say());
                    wrong("scenario_text", allowed);
                }
                None
            }
            Some(Ok(scenario)) => Some(scenario),
            None => None,
        };
        let progress = match (mode, checked.get("progress")) {
            (Mode::Campaign, "new") => None,
            (Mode::Campaign, text) => match Progress::read(text).and_then(Progress::whole) {
                Ok(progress) => Some(progress),
                Err(allowed) => {
                    wrong("progress", allowed);
                    None
                }
            },
            _ => None,
        };
        let event_values = event_values(checked.get("event_values")).unwrap_or_else(|allowed| {
            wrong("event_values", allowed);
            Vec::new()
        });
        let number = match (mode, &progress) {
            (Mode::Scenario, _) => count(checked, "scenario"),
            (Mode::Campaign, Some(progress)) => progress.scenario,
            (Mode::Campaign, None) => 1,
            _ => 0,
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Self {
            mode,
            number,
            custom,
            progress,
            heroes,
            first,
            quick: QuickOptions {
                n_tiles: count(checked, "quick_tiles"),
                difficulty: match checked.get("difficulty") {
                    "expert" => Difficulty::Expert,
                    "difficult" => Difficulty::Difficult,
                    _ => Difficulty::Normal,
                },
                n_bags: count(checked, "quick_bags"),
                n_keys: count(checked, "quick_keys"),
                n_alarms: count(checked, "quick_alarms"),
                all_search: checked.get("quick_search") == "all",
                event_values,
            },
            soundtrack: match checked.get("soundtrack") {
                "none" => Some(None),
                "custom" => Some(checked.number("growl_seconds")),
                "scenario" => None,
                seconds => Some(seconds.parse().ok()),
            },
            rules: rules(checked),
        })
    }
}

/// The value of a number option that has no `none`.
fn count(checked: &Checked, key: &str) -> usize {
    checked
        .number(key)
        .expect("the description allows only numbers") as usize
}

fn rules(checked: &Checked) -> Rules {
    Rules {
        growl_seconds: None,
        speed: checked.number("speed").expect("one of the listed numbers"),
        action_ms: checked
            .number("action_ms")
            .expect("the description allows only numbers"),
        pause: match checked.get("pause") {
            "vote" => PauseRule::Vote,
            "free" => PauseRule::Free,
            _ => PauseRule::Solo,
        },
        reserve_limit: checked.number("reserve_limit").map(|limit| limit as u16),
        growl_waits_for_action: checked.is_on("growl_waits_for_action"),
        finish_open_action: checked.is_on("finish_open_action"),
        recheck_repeats: checked.is_on("recheck_repeats"),
        bonus_needs_weapon: checked.is_on("bonus_needs_weapon"),
        loot_tokens_under_attack: checked.is_on("loot_tokens_under_attack"),
        token_drop_needs_search: checked.is_on("token_drop_needs_search"),
        restricted_items_fend: checked.is_on("restricted_items_fend"),
        unconscious_is_company: checked.is_on("unconscious_is_company"),
        rotten_meat_combined: checked.is_on("rotten_meat_combined"),
        expert_lowers_max: checked.is_on("expert_lowers_max"),
    }
}

/// `josh, snow, random`: the table's Heroes, what is not named being random.
fn heroes(text: &str, n_seats: usize) -> Result<Vec<Option<HeroId>>, Text> {
    let n = n_heroes(n_seats);
    let words: Vec<&str> = text.split(',').map(str::trim).collect();
    let known: Vec<&str> = HeroId::ALL.iter().map(|hero| hero.word()).collect();
    let allowed = text!("zombies15-allowed-heroes", n = n, known = known.join(", "));
    let mut heroes = Vec::with_capacity(n);
    for word in &words {
        let hero = match *word {
            "random" => None,
            word => Some(word.parse::<HeroId>().map_err(|_| allowed.clone())?),
        };
        if hero.is_some() && heroes.contains(&hero) {
            return Err(allowed);
        }
        heroes.push(hero);
    }
    if heroes.len() > n {
        return Err(allowed);
    }
    heroes.resize(n, None);
    Ok(heroes)
}

/// `none`, or card values.
fn event_values(text: &str) -> Result<Vec<u8>, Text> {
    if text == "none" {
        return Ok(Vec::new());
    }
    let value = |word: &str| {
        word.trim()
            .parse()
            .ok()
            .filter(|value| (1..=4).contains(value))
    };
    let values: Option<Vec<u8>> = text.split(',').map(value).collect();
    let mut values = values.ok_or_else(|| text!("zombies15-allowed-events"))?;
    values.sort_unstable();
    values.dedup();
    Ok(values)
}

/// Long values are cut when they are quoted back, those of several lines after the first.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let first = text.trim_start().lines().next().unwrap_or("");
    let start: String = first.chars().take(MOST).collect();
    if start == text { start } else { start + "..." }
}
