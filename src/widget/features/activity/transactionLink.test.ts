import { expect, it } from 'vitest'
import { transactionLink } from './transactionLink.ts'

const hash = `0x${'0f'.repeat(32)}`

it('is the page of the transaction at the block explorer', () => {
  expect(transactionLink('https://etherscan.io/', hash)).toBe(`https://etherscan.io/tx/${hash}`)
})

it.each([undefined, 'https://etherscan.io'])('is none without a hash: %s', (explorer) => {
  expect(transactionLink(explorer, '')).toBeUndefined()
  expect(transactionLink(explorer, '../login')).toBeUndefined()
})

it('is none without an explorer', () => {
  expect(transactionLink(undefined, hash)).toBeUndefined()
})
