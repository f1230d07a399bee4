import { expect, it } from 'vitest'
import { readArguments } from '../../src/command/readArguments.ts'
import { replayArguments } from './replayScenarios.mjs'

const options = { repeat: 1, compare: false, report: false, tags: [] }
const read = (changes: Partial<Parameters<typeof replayArguments>[0]>) =>
  readArguments(replayArguments({ ...options, ...changes }, { json: 'reports/replay.json' }))

it('replays all scenarios strictly, with at least two side by side', () => {
  expect(read({})).toEqual({
    kind: 'replay',
    paths: ['dist/scenarios'],
    tags: [],
    repeat: 1,
    isHeaded: false,
    isStrict: true,
    json: 'reports/replay.json',
    history: 'reports/replay-history.json',
    workbench: 'http://localhost:5173',
    workers: expect.toSatisfy((workers: number) => workers >= 2),
  })
})

it('passes every option on', () => {
  const given = { grep: 'code', tags: ['swap', 'send'], workers: 3, slow: 4, history: 'a.json' }
  expect(read({ ...given, repeat: 5, report: true })).toMatchObject({
    tags: ['swap', 'send'],
    grep: /code/i,
    workers: 3,
    slow: 4,
    history: 'a.json',
    repeat: 5,
    report: 'reports/replay',
  })
  expect(read({ shard: '2/5', report: true })).toMatchObject({
    shard: { index: 2, count: 5 },
    report: 'reports/shards',
  })
})

it.each([
  [1, 2],
  [2, 2],
  [7, 7],
])('compares %i plays as %i', (repeat, plays) => {
  expect(read({ repeat, compare: true })).toMatchObject({ repeat: plays })
})
