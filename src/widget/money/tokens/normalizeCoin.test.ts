import { expect, it } from 'vitest'
import { normalizeCoin } from './normalizeCoin.ts'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const coin = { symbol: 'ETH', coin: true, note: 'first' }
const token = { symbol: 'USDC', coin: false, note: 'token' }

function normalize(...tokens: (typeof coin)[]) {
  return normalizeCoin(
    tokens,
    { currency },
    {
      isCoin: (each) => each.coin,
      rename: (each, { symbol }, renamed) => ({
        ...each,
        symbol,
        note: `${each.note} ${renamed ? 'renamed' : 'kept'}`,
      }),
    },
  )
}

it('lists the coin once, at its first position, and every token', () => {
  expect(normalize(token, coin, { ...coin, note: 'second' }, token)).toEqual([
    token,
    { ...coin, note: 'first kept' },
    token,
  ])
})

it('reports that the service gave the coin another name', () => {
  expect(normalize({ ...coin, symbol: 'USDT' })).toEqual([{ ...coin, note: 'first renamed' }])
})

it('adds no coin if there is none', () => {
  expect(normalize(token)).toEqual([token])
})
