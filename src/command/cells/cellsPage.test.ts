import { expect, it } from 'vitest'
import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { cellsPage } from './cellsPage.ts'

const result: ScenarioResult = {
  name: 'a.scenario.json',
  title: 'Swap <b>',
  result: 'failed',
  at: '2026-01-02T00:00:00.000Z',
  ms: 100,
  plays: 2,
  failures: [],
}

it('has no page without cells', () => {
  expect(cellsPage([result])).toBeUndefined()
})

it('has a row for each scenario and a column for each cell, under its values', () => {
  const cells = [
    { cell: 'iphone-dark', parts: ['iphone', 'dark'], result: 'failed' },
    { cell: 'iphone-light', parts: ['iphone', 'light'], result: 'passed' },
    { cell: 'desktop-dark', parts: ['desktop', 'dark'], result: 'skipped', because: 'It is "x".' },
  ] as const
  const page = String(cellsPage([{ ...result, cells }]))
  const rows = [...page.matchAll(/<tr>(.*)<\/tr>/g)].map(([, row = '']) =>
    row.replace(/<br>|<\/t[hd]>/g, ' ').replace(/<[^>]+>/g, ''),
  )
  expect(rows).toEqual([
    'Scenario desktop iphone ',
    ' dark dark light ',
    'Swap &lt;b&gt; a.scenario.json – ✗ ✓ ',
  ])
  expect(page).toContain('colspan="2">iphone')
  expect(page).toContain('title="desktop-dark: It is &quot;x&quot;."')
  expect(page).toContain('index.html#?q=%40iphone-dark%20Swap%20%3Cb%3E')
})
