import { expect, it } from 'vitest'
import { uriInRealTime } from './uriInRealTime.ts'

const now = Date.parse('2026-01-15T12:00:00Z')
const realNow = Date.parse('2031-05-01T00:00:00Z')
const uri = (end: number) => `wc:ab@2?expiryTimestamp=${end / 1_000}&symKey=cd`

it.each([
  ['a minute left', now + 60_000, realNow + 60_000],
  ['a second left', now + 1_000, realNow + 1_000],
  ['more time than any pairing has', now + 86_400_000, realNow + 300_000],
])('moves the end of a pairing with %s into real time', (_, end, realEnd) => {
  expect(uriInRealTime(uri(end), { now, realNow })).toBe(uri(realEnd))
})

it.each([now, now - 1_000])('refuses a pairing whose time is over', (end) => {
  expect(uriInRealTime(uri(end), { now, realNow })).toBeUndefined()
})

it('leaves a pairing without an end as it is', () => {
  expect(uriInRealTime('wc:ab@2?symKey=cd', { now, realNow })).toBe('wc:ab@2?symKey=cd')
})
