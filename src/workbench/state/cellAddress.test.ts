import { expect, it } from 'vitest'
import { cellAddress } from './cellAddress.ts'

const faults = {
  name: 'lost',
  title: 'Lost',
  faults: [{ target: 'swap.quote', when: { always: true }, effect: { kind: 'drop' } }],
} as const

it('opens a scenario on the stage of a cell', () => {
  const values = { device: 'iphone', theme: 'dark', seed: '7', language: 'de', textSize: '150' }
  expect(cellAddress('swap', { name: 'x', values, faults })).toEqual({
    scenario: 'swap',
    device: 'iphone',
    seed: 7,
    options: { themeMode: 'dark' },
    faults: [faults],
  })
  expect(cellAddress('swap')).toEqual({ scenario: 'swap' })
})
