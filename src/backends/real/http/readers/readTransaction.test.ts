import { expect, it } from 'vitest'
import { imageUrl } from '../../guards/imageUrl.ts'
import { ALICE, BOB } from '../../testing/fakeProvider.ts'
import { readTransaction } from './readTransaction.ts'

const transfer = {
  direction: 'out',
  quantity: { numeric: '1' },
  nft_info: { name: 'Boat #1', content: { preview: { url: 'https://img.example/1.png' } } },
}
const metadata = {
  operationType: 'send',
  hash: '0xab',
  minedAt: '2026-01-15T12:00:00Z',
  sentFrom: ALICE,
  sentTo: BOB,
  status: 'confirmed',
  nonce: 0,
  chain: 'eip155:1',
  application: { name: 'Harbour', iconUrl: 'https://img.example/h.png' },
}
const read = (change: object = {}, transfers: unknown = [], account = ALICE) =>
  readTransaction(
    { id: 'a', transfers, metadata: { ...metadata, ...change } },
    { account, image: imageUrl },
  )

it('reads an entry of the history', () => {
  expect(read()).toEqual({
    id: 'a',
    hash: '0xab',
    minedAt: Date.parse(metadata.minedAt),
    operationType: 'send',
    status: 'confirmed',
    sentFrom: ALICE,
    sentTo: BOB,
    nonce: 0,
    application: metadata.application,
    chainId: 'eip155:1',
    transfers: [],
  })
})

it('leaves missing fields empty', () => {
  const bare = { nonce: -1, application: null, chain: null, sentFrom: null, sentTo: 7, hash: null }
  expect(read(bare)).toEqual({
    id: 'a',
    hash: '',
    minedAt: Date.parse(metadata.minedAt),
    operationType: 'send',
    status: 'confirmed',
    sentFrom: '',
    sentTo: '',
    transfers: [],
  })
})

it.each([
  [{ iconUrl: 'https://img.example/h.png' }, undefined],
  [{ name: 'Harbour' }, { name: 'Harbour' }],
  [{ name: 'Harbour', iconUrl: 'javascript:alert(1)' }, { name: 'Harbour' }],
])('reads %o as the application %o', (application, read_) => {
  expect(read({ application })?.application).toEqual(read_)
})

it("distinguishes the account's own transaction from another's in any letter case", () => {
  const own = read({}, [transfer])?.transfers
  expect(own).toHaveLength(1)
  expect(read({ sentFrom: ALICE.toLowerCase() }, [transfer])?.transfers).toEqual(own)
  expect(read({}, [transfer], ALICE.toLowerCase())?.transfers).toEqual(own)
  expect(read({ sentFrom: BOB }, [transfer])?.transfers).not.toEqual(own)
})

it('keeps a hundred transfers at most, and no malformed one', () => {
  const many = Array.from({ length: 120 }, () => transfer)
  expect(read({}, many)?.transfers).toHaveLength(100)
  expect(read({}, [7, transfer])?.transfers).toHaveLength(1)
  expect(read({}, 'many')?.transfers).toEqual([])
})
