import { base, mainnet, polygon, sepolia } from 'viem/chains'
import { expect, it } from 'vitest'
import { chainList } from './chainList.ts'

it('lists the local chains with the names and coins of the networks they stand for', () => {
  const known = [mainnet, polygon, base, sepolia].map(({ id, name, nativeCurrency }) => ({
    id,
    caip2: `eip155:${id}`,
    name,
    symbol: nativeCurrency.symbol,
  }))
  expect(chainList.map(({ id, caip2, name, symbol }) => ({ id, caip2, name, symbol }))).toEqual(
    known,
  )
})
