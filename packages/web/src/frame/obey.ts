import { type Command, moveFocus, pressTarget } from './keys.ts'
import { lookAround } from './what.ts'
import { byPlace, numberKeys, proposedIn } from './options.ts'
import type { Scene } from './scene.svelte.ts'
import type { Travel } from './travel.ts'
import type { Ui } from './ui.svelte.ts'

export interface Desk {
  readonly scene: Scene
  readonly ui: Ui
  readonly travel: Travel
  readonly root: HTMLElement
  readonly target: EventTarget | null
}

/** Do what a key means. False: it means nothing now. */
export function obey(command: Command, desk: Desk): boolean {
  return typeof command === 'object' ? pickNumber(command.number, desk) : DEEDS[command](desk)
}

const done = (_: unknown): boolean => true

const DEEDS: Readonly<Record<Exclude<Command, object>, (desk: Desk) => boolean>> = {
  undo: ({ scene }) => (scene.undoer !== undefined || scene.busy) && done(scene.undo()),
  undoTurn: ({ scene }) => (scene.undoer !== undefined || scene.busy) && done(scene.undoTurn()),
  why: ({ ui, root }) => {
    const { explained } = ui
    if (explained === undefined) return false
    ui.explained = { ...explained, pinned: true }
    root.querySelector<HTMLElement>('[data-why-pop]')?.focus()
    return true
  },
  hint: ({ scene, ui }) => scene.seat !== null && scene.past === undefined && done(ui.toggle('hint')),
  zoom: ({ scene, ui }) => {
    const card = document.activeElement?.closest('[data-zoom]') ?? ui.anchor?.closest('[data-zoom]')
    if (card === null || card === undefined || scene.face.Zoom === undefined) return false
    ui.zoomed = card.getAttribute('data-zoom') ?? undefined
    return true
  },
  what: ({ ui, root }) => done(lookAround(root, ui, 1)),
  whatBefore: ({ ui, root }) => done(lookAround(root, ui, -1)),
  rules: ({ ui }) => done(ui.openRules()),
  list: ({ ui }) => done((ui.listing = !ui.listing)),
  log: ({ ui, root }) => {
    const shown = [...root.querySelectorAll<HTMLElement>('main [data-log]')].find(
      (log) => log.querySelector('header')?.checkVisibility() === true,
    )
    // A board that shows the log itself, with all its ways: there is nothing to open, only somewhere to go.
    if (shown === undefined) ui.toggle('log')
    else shown.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    return true
  },
  skip: ({ scene, travel, ui }) => {
    if (ui.panel !== undefined) return false
    if (scene.stage.playing) return done(scene.stage.skip())
    if (ui.dismiss !== undefined) return done(ui.dismiss())
    if (travel.moving) return done(travel.finish())
    return waitsForStep(scene) && done(scene.client.step())
  },
  next: ({ scene }) =>
    scene.stage.playing ? done(scene.stage.forward()) : waitsForStep(scene) && done(scene.client.step()),
  help: ({ ui }) => done(ui.toggle('help')),
  escape: ({ scene, ui }) => {
    if (ui.closeTop()) return true
    if (ui.dismiss !== undefined) return done(ui.dismiss())
    if (scene.recap.homes === 0 && scene.recap.open) return done(scene.recap.close())
    if (scene.aimed !== undefined || scene.ledger !== undefined) return done(scene.unaim())
    if (scene.past !== undefined) return done(scene.lookAt(undefined))
    // Second thoughts: what is not finished, or not given over, is put back.
    const { question, held, steps } = scene
    const open = held !== undefined || (question !== undefined && scene.face.goesOn?.(question) === true)
    return open && steps.length > 0 && done(scene.undo())
  },
  only: ({ scene, ui, root, target }) => {
    if (ui.dismiss !== undefined) return done(ui.dismiss())
    if (pressTarget(target)) return true
    const confirm = root.querySelector<HTMLElement>('[data-confirm]')
    if (confirm !== null) return done(confirm.click())
    const { question, aimed } = scene
    if (scene.held !== undefined) return done(scene.endTurn())
    if (question === undefined) return false
    const { beside } = byPlace(scene, question)
    const key = aimed ?? (beside.length === 1 ? beside[0]!.key : proposedIn(scene, question))
    return key !== undefined && done(scene.pick(key))
  },
  forward: ({ root, target }) => isFree(target) && moveFocus(root, 1),
  backward: ({ root, target }) => isFree(target) && moveFocus(root, -1),
}

const waitsForStep = ({ news, question, past }: Scene): boolean =>
  news !== undefined && question === undefined && past === undefined && !news.over && news.waiting.length > 0

/** In a list that scrolls and in a group of choices, arrows have a meaning of their own. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element) ||
  target.closest('[data-log], input, select, fieldset, [role=tablist], [role=slider]') === null

function pickNumber(number: string, { scene, ui }: Desk): boolean {
  const { question } = scene
  if (question === undefined) return false
  const picked = [...numberKeys(scene, question, ui.listing)].find(([, key]) => key === number)
  return picked !== undefined && done(scene.pick(picked[0]))
}
