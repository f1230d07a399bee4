import { expect, it } from 'vitest'
import type { Transaction } from '../../../backends/port/services/history.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { sentTransactions } from './sentTransactions.ts'

const fungible = { name: 'Ether', symbol: 'ETH' }
const transfer = { direction: 'out', fungible, quantity: { numeric: '1.5' } } as const
const sent: Transaction = {
  id: '0x1',
  hash: '0x1',
  minedAt: 5,
  operationType: 'send',
  status: 'pending',
  sentFrom: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  sentTo: '0x90f79bf6eb2c4f870365e785982e1f101e93b906',
  chainId: 'eip155:1',
  transfers: [transfer],
}

const createStorage = () => createTestCore().core.backend.storage

function stored(value: unknown) {
  const storage = createStorage()
  storage.set('@foyer/sent', JSON.stringify(value))
  return sentTransactions.read(storage, 'eip155')
}

it('keeps the newest 50, and the result of each', () => {
  const storage = createStorage()
  expect(sentTransactions.read(storage, 'eip155')).toEqual([])
  for (let nth = 0; nth < 60; nth += 1) {
    sentTransactions.put(storage, 'eip155', { ...sent, id: String(nth) })
  }
  sentTransactions.put(storage, 'eip155', { ...sent, id: '58', status: 'confirmed' })
  const kept = sentTransactions.read(storage, 'eip155')
  expect(kept).toHaveLength(50)
  expect(kept.slice(0, 2)).toEqual([
    { ...sent, id: '59' },
    { ...sent, id: '58', status: 'confirmed' },
  ])
  expect(JSON.parse(String(storage.get('@foyer/sent')))).toHaveLength(50)
})

it('reads 50 of a longer list at most', () => {
  expect(stored(Array.from({ length: 60 }, () => sent))).toHaveLength(50)
})

it('reads transactions, including one that moved nothing', () => {
  expect(stored([sent, { ...sent, transfers: [] }])).toHaveLength(2)
})

it.each([
  ['no list', sent],
  ['a text', 'sent'],
  ['nothing', null],
])('reads none from %s', (_, value) => {
  expect(stored(value)).toEqual([])
})

it.each<[string, unknown]>([
  ['null', null],
  ['a list', [sent]],
  ...['id', 'hash', 'operationType', 'status', 'sentFrom', 'sentTo', 'chainId'].map(
    (name): [string, unknown] => [`a number as its ${name}`, { ...sent, [name]: 1 }],
  ),
  ['no time', { ...sent, minedAt: '5' }],
  ['no transfers', { ...sent, transfers: undefined }],
  ['an invalid transfer beside a valid one', { ...sent, transfers: [transfer, null] }],
  ['no token', { ...sent, transfers: [{ ...transfer, fungible: undefined }] }],
  ['no quantity', { ...sent, transfers: [{ ...transfer, quantity: undefined }] }],
  ['no amount', { ...sent, transfers: [{ ...transfer, quantity: { numeric: 1 } }] }],
  ['no name', { ...sent, transfers: [{ ...transfer, fungible: { ...fungible, name: 1 } }] }],
  ['no symbol', { ...sent, transfers: [{ ...transfer, fungible: { ...fungible, symbol: null } }] }],
])('omits a row with %s', (_, row) => {
  expect(stored([row, sent])).toEqual([sent])
})
