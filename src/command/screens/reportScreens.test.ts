import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readScreenResults, type ScreenResult } from '../../server/screens/screenResults.ts'
import { reportScreens } from './reportScreens.ts'
import { screenPartOf } from './screenParts.ts'
import { screenPlace } from './screenPlace.ts'

it('joins the results of all variants of all scenarios, and prints their counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-screens-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const scenarios = (['help', 'swap'] as const).map((output) => ({
    file: `${output}.scenario.json`,
    name: `${output}.scenario.json`,
    title: output,
    tags: [],
    output,
    typesSecrets: false,
  }))
  const variants = [{ name: 'light' }, { name: 'dark' }]
  const result = { help: 'same', swap: 'changed' } as const
  const saved = scenarios.flatMap((planned) =>
    variants.map(({ name }): ScreenResult => {
      const place = screenPlace(planned, name, { step: 1, checkpoint: 'The view is Connect' })
      const screen: ScreenResult = { ...place, result: result[planned.output] }
      writeFileSync(screenPartOf(folder, planned, { name }), JSON.stringify([screen]))
      return screen
    }),
  )
  const said: string[] = []
  reportScreens(
    {
      work: folder,
      scenarios,
      screens: { variants, folder, failsOnNew: false },
      version: '0.1.0',
      browser: 'Chromium 1',
    },
    (line) => said.push(line),
  )
  expect(readScreenResults(folder)).toMatchObject({ foyerkit: '0.1.0', screens: saved })
  expect(saved.map(({ id }) => id)).toEqual([
    'help/1/light',
    'help/1/dark',
    'swap/1/light',
    'swap/1/dark',
  ])
  expect(said[1]).toBe('4 screens: 2 changed, 2 as accepted')
})
