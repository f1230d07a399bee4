import { expect, it } from 'vitest'
import { readReceipt } from './readReceipt.ts'

const hash = `0x${'ab'.repeat(32)}`
const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x10' }

it.each([
  ['0x1', 'success'],
  ['0x01', 'success'],
  ['0x0', 'reverted'],
] as const)('reads a mined transaction: %s is %s', (status, end) => {
  const read = readReceipt({ ...receipt, status }, hash)
  expect(read).toEqual({ hash, status: end, blockNumber: 16n })
})

it('accepts the hash in another letter case', () => {
  const transactionHash = hash.replaceAll('a', 'A')
  expect(readReceipt({ ...receipt, transactionHash }, hash)).toMatchObject({ hash })
  expect(readReceipt(receipt, transactionHash)).toMatchObject({ hash: transactionHash })
})

const log = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', topics: [hash], data: '0x' }

it('reads the events of contracts, and leaves malformed ones out', () => {
  const odd = [
    null,
    {},
    { ...log, topics: ['x'] },
    { ...log, data: 'x' },
    { ...log, address: '0x1' },
  ]
  const read = readReceipt({ ...receipt, logs: [log, ...odd, log] }, hash)
  expect(read?.logs).toEqual([log, log])
})

it('names no events if the response has none', () => {
  expect(readReceipt({ ...receipt, logs: 'x' }, hash)).not.toHaveProperty('logs')
})

it.each([[null], [undefined]])('returns no receipt for %j', (answer) => {
  expect(readReceipt(answer, hash)).toBeUndefined()
})

it.each([
  ['a status that is none', { ...receipt, status: '0x2' }],
  ['a status that is a number', { ...receipt, status: 1 }],
  ['a status before Byzantium', { ...receipt, status: undefined }],
  ['no block', { ...receipt, blockNumber: null }],
  ['neither status nor block', { transactionHash: hash }],
  ['another transaction', { ...receipt, transactionHash: `0x${'ac'.repeat(32)}` }],
  ['no transaction', { ...receipt, transactionHash: undefined }],
  ['half a hash', { ...receipt, transactionHash: hash.slice(0, 20) }],
  ['a list', [receipt]],
  ['a text', hash],
])('rejects a response with %s', (_, answer) => {
  expect(() => readReceipt(answer, hash)).toThrow(
    expect.objectContaining({ code: 'chain.malformed' }),
  )
})
