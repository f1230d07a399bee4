import { expect, it } from 'vitest'
import { readAnnouncement } from './readAnnouncement.ts'

const provider = {
  request: () => Promise.resolve(null),
  on: () => null,
  removeListener: () => null,
}
const icon = 'data:image/png;base64,AAAA'
const info = { uuid: 'u1', rdns: 'io.metamask', name: 'MetaMask', icon }

it("reads a wallet's own details and nothing else", () => {
  const wallet = readAnnouncement({ info: { ...info, secret: 1 }, provider })
  expect(wallet).toEqual({ ...info, provider })
  expect(wallet?.provider).toBe(provider)
  expect(Object.isFrozen(wallet)).toBe(true)
})

it.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [{ provider }],
  [{ info: null, provider }],
  [{ info: [], provider }],
  [{ info }],
  [{ info, provider: {} }],
  [{ info: { ...info, uuid: '' }, provider }],
  [{ info: { ...info, uuid: 7 }, provider }],
  [{ info: { ...info, uuid: 'x'.repeat(129) }, provider }],
])('finds no wallet in %j', (detail) => {
  expect(readAnnouncement(detail)).toBeUndefined()
})

it('accepts an id of up to 128 characters', () => {
  const uuid = 'x'.repeat(128)
  expect(readAnnouncement({ info: { ...info, uuid }, provider })?.uuid).toBe(uuid)
})

it.each([
  ['IO.MetaMask', 'io.metamask'],
  ['a-1.b-2.c-3', 'a-1.b-2.c-3'],
  [`a.${'b'.repeat(251)}`, `a.${'b'.repeat(251)}`],
  [`a.${'b'.repeat(252)}`, undefined],
  ['metamask', undefined],
  ['io.', undefined],
  ['.io', undefined],
  ['io..x', undefined],
  ['io.meta mask', undefined],
  [' io.metamask', undefined],
  ['io.metamask#', undefined],
  [undefined, undefined],
  [7, undefined],
])('reads the domain %j as %j', (rdns, read) => {
  expect(readAnnouncement({ info: { ...info, rdns }, provider })?.rdns).toBe(read)
})

it('drops an invalid picture, and names a wallet without a name', () => {
  const nameless = { ...info, name: '\u202E', icon: 'javascript:alert(1)' }
  expect(readAnnouncement({ info: nameless, provider })).toMatchObject({
    name: 'Browser Wallet',
    icon: undefined,
  })
})
