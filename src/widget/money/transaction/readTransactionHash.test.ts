import { describe, expect, it } from 'vitest'
import { readTransactionHash } from './readTransactionHash.ts'

const hash = `0x${'ab'.repeat(32)}`
const malformed = expect.objectContaining({ code: 'wallet.malformed' }) as unknown

describe('a transaction hash of an EVM chain', () => {
  it.each([[hash], [hash.replaceAll('a', 'A')]])('returns the answer %s', (answer) => {
    expect(readTransactionHash('eip155:1', answer)).toBe(answer)
  })

  it.each([
    [null],
    [''],
    ['0x'],
    [hash.slice(2)],
    [hash.slice(0, -1)],
    [`${hash}0`],
    [` ${hash}`],
    [`${hash}\n`],
    [{ hash }],
    [[hash]],
    [{ signature: '5'.repeat(88) }],
    [`0x${'zz'.repeat(32)}`],
  ])('rejects the answer %j', (answer) => {
    expect(() => readTransactionHash('eip155:1', answer)).toThrow(malformed)
  })
})

describe('a transaction hash of Solana', () => {
  const read = (signature: unknown) =>
    readTransactionHash('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { signature })

  it.each([['5'.repeat(64)], ['5'.repeat(88)]])('returns the signature %s', (text) => {
    expect(read(text)).toBe(text)
  })

  it.each([
    ['5'.repeat(63)],
    ['5'.repeat(89)],
    [`${'5'.repeat(88)}!`],
    [`!${'5'.repeat(88)}`],
    ['0'.repeat(88)],
    [undefined],
    [hash],
  ])('rejects the signature %j', (text) => {
    expect(() => read(text)).toThrow(malformed)
  })
})
