import { type Drawing, spriteOf } from './drawing.ts'
import { commands } from './families/commands.ts'
import { artifacts } from './families/artifacts.ts'
import { events } from './families/events.ts'
import { beasts, beastTactics, relics } from './families/expansions/ancient-beasts.ts'
import { awards } from './families/expansions/awards.ts'
import { blackPowderHordes, specialSoldiers } from './families/expansions/black-powder.ts'
import { fifthPlayerFaces } from './families/expansions/fifth-player.ts'
import { genghisKhan } from './families/expansions/genghis-khan.ts'
import { machines } from './families/expansions/machines.ts'
import { scenarios } from './families/expansions/ancient-chronicles.ts'
import { chroniclesArtifacts } from './families/expansions/chronicles-artifacts.ts'
import { chroniclesGenerals } from './families/expansions/chronicles-generals.ts'
import { chroniclesTactics } from './families/expansions/chronicles-tactics.ts'
import { rat } from './families/expansions/rat.ts'
import { faces } from './families/faces.ts'
import { tacticsFifth } from './families/fifth-player.ts'
import { grounds } from './families/grounds.ts'
import { heads } from './families/heads.ts'
import { hordes } from './families/hordes.ts'
import { hordesCoop } from './families/hordes-coop.ts'
import { locations } from './families/locations.ts'
import { requests } from './families/requests.ts'
import { signs } from './families/signs.ts'
import { stage } from './families/stage.ts'
import { tactics, tacticsMore } from './families/tactics.ts'
import { tacticsCoop } from './families/tactics-coop.ts'
import { trades } from './families/trades.ts'
import { zhanguoFamilies } from './families/zhanguo.ts'
import { rewards } from './families/zhanguo-rewards.ts'
import { tasks } from './families/zhanguo-tasks.ts'

/* Which drawings are in which file. A file lies with what is shown of it, and is loaded with its game or its expansion. */

export interface Sprite {
  /** Below src/games. */
  readonly file: string
  readonly drawings: readonly Drawing[]
  /** What drawings of all sprites of its game may use. */
  readonly shared: boolean
}

export const SPRITES: readonly Sprite[] = [
  {
    file: 'great-wall/art.svg',
    drawings: [
      commands,
      tactics,
      tacticsMore,
      tacticsCoop,
      hordes,
      hordesCoop,
      grounds,
      faces,
      heads,
      signs,
      trades,
      locations,
      stage,
      artifacts,
      events,
      requests,
    ].flat(),
    shared: true,
  },
  {
    file: 'great-wall/expansions/fifth-player/art.svg',
    drawings: [tacticsFifth, fifthPlayerFaces].flat(),
    shared: false,
  },
  { file: 'great-wall/expansions/rat/art.svg', drawings: rat, shared: false },
  { file: 'great-wall/expansions/genghis-khan/art.svg', drawings: [genghisKhan, awards].flat(), shared: false },
  {
    file: 'great-wall/expansions/black-powder/art.svg',
    drawings: [blackPowderHordes, specialSoldiers, machines].flat(),
    shared: false,
  },
  {
    file: 'great-wall/expansions/ancient-beasts/art.svg',
    drawings: [beasts, relics, beastTactics].flat(),
    shared: false,
  },
  {
    file: 'great-wall/expansions/chronicles/art.svg',
    drawings: [scenarios, chroniclesArtifacts, chroniclesTactics, chroniclesGenerals].flat(),
    shared: false,
  },
  { file: 'zhanguo/art.svg', drawings: [zhanguoFamilies, tasks, rewards].flat(), shared: false },
]

/** What a sprite's file says. */
export const textOf = ({ drawings, shared }: Sprite): string => spriteOf(drawings, shared)
