import { expect, it } from 'vitest'
import { explorerTransactionUrl } from './explorerTransactionUrl.ts'

const hash = `0x${'0f'.repeat(32)}`

it('returns the page of the transaction at the block explorer', () => {
  expect(explorerTransactionUrl('https://etherscan.io/', hash)).toBe(
    `https://etherscan.io/tx/${hash}`,
  )
})

it.each([undefined, 'https://etherscan.io'])('returns undefined without a hash: %s', (explorer) => {
  expect(explorerTransactionUrl(explorer, '')).toBeUndefined()
  expect(explorerTransactionUrl(explorer, '../login')).toBeUndefined()
})

it('returns undefined without an explorer', () => {
  expect(explorerTransactionUrl(undefined, hash)).toBeUndefined()
})

it.each([`x${hash}`, `${hash}0`, hash.slice(0, -1), `0x${'0g'.repeat(32)}`, `${hash}/../login`])(
  'returns undefined for an invalid hash: %s',
  (text) => {
    expect(explorerTransactionUrl('https://etherscan.io', text)).toBeUndefined()
  },
)

it('accepts a hash in capital letters', () => {
  const capital = `0x${'0F'.repeat(32)}`
  expect(explorerTransactionUrl('https://etherscan.io', capital)).toBe(
    `https://etherscan.io/tx/${capital}`,
  )
})

it("keeps the network in an explorer's query, and accepts a signature of Solana", () => {
  const signature = '5'.repeat(88)
  expect(explorerTransactionUrl('https://solscan.io?cluster=devnet', signature)).toBe(
    `https://solscan.io/tx/${signature}?cluster=devnet`,
  )
})
