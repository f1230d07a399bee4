import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { checkTokens } from './checkTokens.ts'

const coin = {
  chainId: 'eip155:1',
  address: undefined,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
} as const
const otherUnits = { ...coin, decimals: 6 }
const otherSymbol = { ...coin, symbol: 'ETC' }

it('returns the problem of the first token that fails', async () => {
  const { core } = createTestCore()
  const { signal } = new AbortController()
  const check = (...shown: Parameters<typeof checkTokens>[1]) =>
    checkTokens(core, shown, { isConfirmed: () => true, signal })
  expect(await check(coin, coin)).toBe(undefined)
  expect(await check(coin, otherUnits, otherSymbol)).toBe('units')
  expect(await check(otherSymbol, coin, otherUnits)).toBe('symbol')
})
