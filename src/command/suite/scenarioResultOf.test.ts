import { expect, it } from 'vitest'
import { cellNote } from './cellNote.ts'
import type { Play } from './play.ts'
import { scenarioResultOf } from './scenarioResultOf.ts'

interface Given {
  readonly theme?: string
  readonly status?: string
  readonly because?: string
  readonly ms?: number
}

function play({ theme, status = 'passed', because, ms = 100 }: Given): Play {
  const cells = theme === undefined ? [] : [{ name: theme, values: { theme } }]
  const annotations = [
    ...cells.map(cellNote.of),
    ...(because === undefined ? [] : [{ type: 'skip', description: because }]),
  ]
  const error = { message: 'Error: Seen: Connect' }
  return {
    test: { title: ['Help', ...cells.map(({ name }) => `(${name})`)].join(' '), annotations },
    result: { status, steps: [], error, duration: ms, startTime: new Date(0), annotations },
  } as unknown as Play
}

it('has no cells without a matrix', () => {
  expect(scenarioResultOf('a', [play({})])).toMatchObject({ title: 'Help', result: 'passed' })
  expect(scenarioResultOf('a', [play({})])).not.toHaveProperty('cells')
})

it('groups plays by cell, whatever the order in which they ended', () => {
  const plays = [
    play({ theme: 'light', ms: 300 }),
    play({ theme: 'dark', status: 'failed' }),
    play({ theme: 'dim', status: 'skipped', because: 'It has no dim theme.' }),
  ]
  const result = scenarioResultOf('a', plays)
  expect(result).toMatchObject({ title: 'Help', result: 'failed', plays: 2, ms: 200 })
  expect(result.failures).toEqual([{ cell: 'dark', message: 'Seen: Connect' }])
  expect(result.cells).toMatchObject([
    { cell: 'dark', parts: ['dark'], result: 'failed' },
    { cell: 'dim', parts: ['dim'], result: 'skipped', because: 'It has no dim theme.' },
    { cell: 'light', parts: ['light'], result: 'passed', ms: 300, plays: 1 },
  ])
  expect(scenarioResultOf('a', plays.toReversed())).toEqual(result)
})

it('is skipped if it applies to no cell', () => {
  const plays = [play({ theme: 'dim', status: 'skipped', because: 'It has no dim theme.' })]
  expect(scenarioResultOf('a', plays)).toMatchObject({ result: 'skipped', plays: 0 })
})
