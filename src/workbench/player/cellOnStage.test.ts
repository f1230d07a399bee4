import { expect, it } from 'vitest'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { createCellOnStage } from './cellOnStage.ts'

const scenario: Scenario = {
  id: 'a',
  title: 'A',
  tags: [],
  steps: [
    { do: 'host.setLocale', locale: 'fr' },
    { expect: 'view', is: 'Connect' },
    { do: 'press', key: 'Escape' },
  ],
}

/** A stage whose modal has a language as soon as it is set. */
function setUp() {
  const languages: (string | undefined)[] = []
  const api = {
    foyer: { setLocale: (locale: string | undefined) => languages.push(locale) },
    settle: () => Promise.resolve(),
  }
  const cell = createCellOnStage({
    clock: createTestClock(),
    stage: { store: { getState: () => ({ api }) }, page: () => undefined } as never,
  })
  const show = async (...steps: readonly number[]) => {
    for (const step of steps) {
      await cell.show(step, async () => void languages.push(`work ${step}`))
    }
    return languages
  }
  return { cell, show }
}

it('shows what a step expects in the language of the cell, and goes on in that of the host', async () => {
  const { cell, show } = setUp()
  cell.begin(scenario, { name: 'de', values: { language: 'de' } })
  expect(cell.isCell()).toBe(true)
  expect(await show(1, 2)).toEqual(['work 1', 'de', 'work 2', 'fr'])
})

it('switches nothing without a language, and after the play', async () => {
  const { cell, show } = setUp()
  cell.begin(scenario, { name: 'dark', values: { theme: 'dark' } })
  await show(2)
  cell.begin(scenario, { name: 'de', values: { language: 'de' } })
  cell.end()
  expect(cell.isCell()).toBe(false)
  expect(await show(3)).toEqual(['work 2', 'work 3'])
})
