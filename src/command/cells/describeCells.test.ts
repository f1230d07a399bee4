import { expect, it } from 'vitest'
import type { CellResult, ScenarioResult } from '../suite/scenarioResult.ts'
import { describeCells } from './describeCells.ts'

const because = 'A phone has no extension.'
const cell = (name: string, result: CellResult['result']): CellResult => ({
  cell: name,
  parts: name.split('-'),
  result,
  ...(result === 'skipped' ? { because } : {}),
})
const result = (name: string, cells?: readonly CellResult[]): ScenarioResult => ({
  name,
  title: `Title of ${name}`,
  result: 'passed',
  at: '2026-01-02T00:00:00.000Z',
  ms: 100,
  plays: 3,
  failures: [],
  ...(cells && { cells }),
})

it('says nothing without a matrix', () => {
  expect(describeCells([result('a')])).toEqual([])
})

it('lists the cells by scenario: where it failed, and where it was not played', () => {
  const mixed = [
    cell('desktop-dark', 'failed'),
    cell('desktop-light', 'passed'),
    cell('iphone-dark', 'skipped'),
    cell('iphone-light', 'skipped'),
  ]
  const passed = mixed.map((each) => cell(each.cell, 'passed'))
  expect(describeCells([result('b', passed), result('a', mixed)])).toEqual([
    '',
    '  ✗ Title of a (a): 1 of 2 cells',
    '      failed in dark',
    `      not played in iphone: ${because}`,
    '  ✓ Title of b (b): 4 of 4 cells',
    '',
    '8 cells of all scenarios: 5 passed, 1 failed, 2 skipped',
  ])
})
