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
  const cells = ['light', 'dark'].map((name) => ({ name, values: {} }))
  const plays = (['help', 'swap'] as const).flatMap((output) =>
    cells.map((cell) => ({
      file: `${output}.scenario.json`,
      name: `${output}.scenario.json`,
      title: output,
      tags: [],
      output,
      typesSecrets: false,
      cell,
    })),
  )
  const result = { help: 'same', swap: 'changed' } as const
  const saved = plays.map((planned): ScreenResult => {
    const checkpoint = 'The view is Connect'
    const place = screenPlace(planned, planned.cell.name, { step: 1, checkpoint })
    const screen: ScreenResult = { ...place, result: result[planned.output] }
    writeFileSync(screenPartOf(folder, planned), JSON.stringify([screen]))
    return screen
  })
  const said: string[] = []
  reportScreens(
    {
      work: folder,
      plays,
      screens: { folder, failsOnNew: false },
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
