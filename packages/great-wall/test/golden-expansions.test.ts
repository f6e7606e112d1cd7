import { goldenGame, lasting } from './whole-game.ts'

/*
 * Whole games of the automata with an expansion, alone against Qin Jiushao and for two with the Reed Clan, read line by line against 12.3, 13.7
 * and the expansion's own section. The seeds are those of some hundreds that show most.
 */

/** Two games of a set: the files are called after its word. */
function golden(
  name: string,
  word: string,
  solo: { readonly seed: number; readonly long?: boolean },
  two: { readonly seed: number; readonly long?: boolean; readonly options?: Readonly<Record<string, string>> },
): void {
  const expansions = [name]
  const more = (players: number, long = false) => ({ expansions, ...(long ? { data: lasting(players) } : {}) })
  const { seed, long, options = {} } = two
  goldenGame(`${word}-qin.txt`, { mode: 'solo', seats: 1, ...more(1, solo.long) }, `${word} ${solo.seed}`)
  goldenGame(`${word}-reed.txt`, { mode: 'two', seats: 2, options, ...more(2, long) }, `${word} ${seed}`)
}

// Section 5. Qin Jiushao attacks the Khan, takes the Award and has its Honor, his Soldiers die with all others where nobody retreats; a saved
// Horseman breaks a Skill. The Reed Clan would claim nothing in these games, and Qin comes to no Skill:
// expansions/together/automata-referee.test.ts has both.
golden(
  'genghisKhan',
  'khan',
  { seed: 45, long: true },
  { seed: 52, long: true, options: { 'reed.claim': 'nextPlayer' } },
)
// Section 6. Qin mans the first empty Tower and scores its Honor but takes no Shame, the Reed Clan has no part in it; what Shots, Towers and
// siege engines do and when.
golden('blackPowder', 'powder', { seed: 95 }, { seed: 2 })
// Section 7. Who places, that automata upgrade and use nothing, and that of the White Tiger Qin has the Honor and the Reed Clan nothing (in
// the first game; in the second no Horde is Defeated).
golden('ancientBeasts', 'beasts', { seed: 77 }, { seed: 62 })
// Section 9. Production changes nothing of the Honor that Qin has at Locations, he sends nothing, and what the Reed Clan puts into the
// Warehouse comes from the supply (AC-FW-20).
golden('freezingWeather', 'cold', { seed: 1 }, { seed: 2 })
// Section 10. Neither of them eats or buys Food, their pieces stay; a Reed Clerk in the Market does nothing (AC-GF-19).
golden('greatFamine', 'famine', { seed: 169 }, { seed: 24 })
// Section 11. Qin has the 10 Honor while the wished type is one of the two highest of his track, and never Shame; neither of them has a Clerk
// in the Warehouse (AC-EV-16, -17).
golden('emperorsVisit', 'visit', { seed: 200, long: true }, { seed: 179, long: true })
// Section 12. Qin haunts the highest of his track that is legal, goes round Haunted Locations, lifts the lowest; Reed Clerks that are driven out
// come back with the next move; the dead of both stay away (AC-HG-16, -18 to -20).
golden('hungryGhosts', 'ghosts', { seed: 75, long: true }, { seed: 246 })
