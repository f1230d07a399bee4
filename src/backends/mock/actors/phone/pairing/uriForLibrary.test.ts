import { expect, it } from 'vitest'
import { uriForLibrary } from './uriForLibrary.ts'

const now = Date.parse('2026-01-15T12:00:00Z')
const libraryNow = Date.parse('2031-05-01T00:00:00Z')
const uri = (end: number) => `wc:ab@2?expiryTimestamp=${end / 1_000}&symKey=cd`

it.each([
  ['a minute left', now + 60_000, libraryNow + 60_000],
  ['a second left', now + 1_000, libraryNow + 1_000],
  ['more time than any pairing has', now + 86_400_000, libraryNow + 300_000],
])('converts the expiry of a pairing with %s to real time', (_, end, libraryEnd) => {
  expect(uriForLibrary(uri(end), { now, libraryNow })).toBe(uri(libraryEnd))
})

it.each([now, now - 1_000])('rejects an expired pairing', (end) => {
  expect(uriForLibrary(uri(end), { now, libraryNow })).toBeUndefined()
})

it('leaves a pairing without an expiry unchanged', () => {
  expect(uriForLibrary('wc:ab@2?symKey=cd', { now, libraryNow })).toBe('wc:ab@2?symKey=cd')
})
