import { expect, it } from 'vitest'
import { playId } from '../suite/playId.ts'
import { planPlays, type ChosenScenario } from './planPlays.ts'

const scenario = (name: string, skip?: ChosenScenario['skip']): ChosenScenario => ({
  file: name,
  name,
  title: name,
  tags: [],
  typesSecrets: false,
  output: name,
  ...(skip && { skip }),
})
const light = { name: 'light', values: { theme: 'light' } }
const dark = { name: 'dark', values: { theme: 'dark' } }
const cells = [light, dark]
const all = [scenario('a', [{ theme: 'dark', because: 'It is white.' }]), scenario('b')]

it('plays each scenario once, or in each cell, and says where it does not apply', () => {
  expect(planPlays(all, { cells: [] }).map(playId)).toEqual(['a', 'b'])
  const plays = planPlays(all, { cells })
  expect(plays.map((play) => [playId(play), play.because])).toEqual([
    ['a [light]', undefined],
    ['a [dark]', 'It is white.'],
    ['b [light]', undefined],
    ['b [dark]', undefined],
  ])
})

it('plays only what failed last: in its cells, without naming them again', () => {
  const failed = [{ name: 'a' }, { name: 'b', cell: dark }]
  expect(planPlays(all, { cells: [], failed }).map(playId)).toEqual(['a', 'b [dark]'])
  expect(planPlays(all, { cells, failed }).map(playId)).toEqual([
    'a [light]',
    'a [dark]',
    'b [dark]',
  ])
  expect(planPlays(all, { cells: [light], failed: failed.slice(1) })).toEqual([])
})
