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

it.each([`x${hash}`, `${hash}0`, hash.slice(0, -1), `0x${'0g'.repeat(32)}`, `${hash}/../login`])(
  'is none for what is not exactly a hash: %s',
  (text) => {
    expect(transactionLink('https://etherscan.io', text)).toBeUndefined()
  },
)

it('takes a hash in capital letters', () => {
  const capital = `0x${'0F'.repeat(32)}`
  expect(transactionLink('https://etherscan.io', capital)).toBe(
    `https://etherscan.io/tx/${capital}`,
  )
})
