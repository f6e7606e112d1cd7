import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { here } from './help.ts'

const FAMINE = [
  'play',
  'great-wall',
  '--players',
  'Ana,random,random',
  '--expansions',
  'greatFamine',
  '--seed',
  'story',
]

describe('the story of a scenario in the terminal', () => {
  it('comes before the first question, and again when one asks for it', async () => {
    const { out } = await here(FAMINE, { lines: ['story', 'q'] })
    const first = out.indexOf('Two summers without rain')
    assert.ok(first >= 0 && first < out.indexOf('Choose your General'))
    assert.match(out, /What is different\n - You play for Honor\./)
    assert.match(out, /To read: cards \[NAME\] {3}story/)
    assert.equal(out.split('Two summers without rain').length, 3)
  })

  it('is told in Spanish', async () => {
    const { out } = await here([...FAMINE, '--lang', 'es'], { lines: ['historia', 'q'] })
    assert.equal(out.split('Dos veranos sin lluvia').length, 3)
    assert.match(out, /Lo que cambia\n - Jugáis por el Honor\./)
  })

  it('is there until Enter at a terminal, which would wipe it away otherwise; so are notices', async () => {
    const { out } = await here(FAMINE, { terminal: true, lines: ['', 'q'] })
    assert.match(out, /Two summers without rain[\s\S]*Enter: to the table\.[\s\S]*Choose your General/)
    const khan = ['play', 'great-wall', '--mode', 'coop', '--seats', '2', '--expansions', 'genghisKhan']
    assert.match((await here(khan, { terminal: true, lines: ['', 'q'] })).out, /Defeated\.\nEnter: to the table\./)
  })

  it('is nothing that a table without a scenario knows', async () => {
    const { out } = await here(['play', 'great-wall', '--players', 'Ana,random,random'], { lines: ['story', 'q'] })
    assert.doesNotMatch(out, /What is different|\bstory\b {2}/)
    assert.match(out, /To read: cards \[NAME\]\n/)
  })
})
