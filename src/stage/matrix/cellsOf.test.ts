import { expect, it } from 'vitest'
import { cellsOf } from './cellsOf.ts'
import { readAxis } from './readAxis.ts'

const sets = [
  {
    name: 'slow-services',
    title: 'Slow services',
    faults: [
      { target: 'swap.*', when: { always: true }, effect: { kind: 'latency', ms: 5_000 } },
    ] as const,
  },
]
const names = (...args: Parameters<typeof cellsOf>) => cellsOf(...args).map(({ name }) => name)

it('combines each value of each axis, the first axis slowest', () => {
  const matrix = { theme: ['light', 'dark'], device: ['desktop', 'iphone'] }
  expect(names(matrix, [])).toEqual([
    'desktop-light',
    'desktop-dark',
    'iphone-light',
    'iphone-dark',
  ])
})

it('names each axis whose value alone would not say what it is', () => {
  const matrix = { faults: ['None'], textSize: ['150'], seed: ['7'], language: ['pt-BR'] }
  expect(names(matrix, [])).toEqual(['pt-br-no-faults-text-150-seed-7'])
})

it('has no cell without values', () => {
  expect(cellsOf({}, [])).toEqual([])
})

it('finds sets of faults by name or title, each once', () => {
  const cells = cellsOf({ faults: ['Slow services', 'slow-services', 'none'] }, sets)
  expect(cells).toEqual([
    { name: 'slow-services', values: { faults: 'slow-services' }, faults: sets[0] },
    { name: 'no-faults', values: { faults: 'none' } },
  ])
})

it('names the nearest set of faults', () => {
  expect(() => cellsOf({ faults: ['slow-service'] }, sets)).toThrow(
    new Error('There is no set of faults "slow-service"; the nearest is slow-services.'),
  )
})

it.each([
  ['device', 'iPhone,DESKTOP, iphone', ['iphone', 'desktop']],
  ['language', 'German,pt-br', ['de', 'pt-BR']],
  ['theme', 'Dark', ['dark']],
  ['textSize', '150 %,200', ['150', '200']],
  ['seed', '1,02', ['1', '2']],
] as const)('reads values of %s by their names in the workbench: %s', (axis, text, values) => {
  expect(readAxis(axis, text)).toEqual(values)
})

it.each([
  ['device', 'iphon', 'There is no device "iphon"; the nearest is iphone.'],
  ['language', 'dee', 'There is no language "dee"; the nearest is de.'],
  ['theme', 'drak', 'There is no theme "drak"; the nearest is dark.'],
  [
    'textSize',
    '20',
    'A text size is a number from 50 to 400 in percent, such as 150, but not "20".',
  ],
  ['seed', 'x', 'A seed is a whole number, such as 7, but not "x".'],
  ['theme', 'dark,', 'Values are separated by commas, and none is empty: "dark,".'],
] as const)('explains what is wrong with a value of %s: %s', (axis, text, message) => {
  expect(() => readAxis(axis, text)).toThrow(new Error(message))
})
