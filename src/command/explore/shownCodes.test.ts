import { expect, it } from 'vitest'
import { createShownCodes } from './shownCodes.ts'

function seen(...looks: readonly (readonly [code: string | undefined, minute: number])[]) {
  const codes = createShownCodes()
  for (const [code, minute] of looks) codes.see(code, minute * 60_000)
  return codes
}

it('offers the code on the screen, and nothing when there is none', () => {
  expect(seen([undefined, 0], ['a', 1]).canScan()).toBe(true)
  expect(seen([undefined, 0], ['a', 1], [undefined, 2]).canScan()).toBe(false)
})

it('shownCodes does not offer a scanned code, and offers the next one', () => {
  const codes = seen([undefined, 0], ['a', 1])
  codes.scanned()
  expect(codes.canScan()).toBe(false)
  codes.see(undefined, 120_000)
  codes.see('a', 130_000)
  expect(codes.canScan()).toBe(false)
  codes.see('b', 240_000)
  expect(codes.canScan()).toBe(true)
})

it('shownCodes does not offer a code that may have expired: a pairing lives for five minutes', () => {
  expect(seen([undefined, 0], ['a', 1], ['a', 4.9]).canScan()).toBe(true)
  expect(seen([undefined, 0], ['a', 1], ['a', 5]).canScan()).toBe(false)
  expect(seen(['a', 0]).canScan()).toBe(false)
  expect(seen([undefined, 0], ['a', 4], ['b', 5]).canScan()).toBe(true)
})
