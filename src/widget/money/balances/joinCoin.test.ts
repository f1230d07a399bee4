import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { joinCoin } from './joinCoin.ts'

const owner = '0x1111111111111111111111111111111111111111'
const contract = '0x0000000000000000000000000000000000001010'

function row(numeric: string, of: Partial<TokenBalance> = {}): TokenBalance {
  const quantity = { numeric, decimals: 18 }
  return {
    name: 'POL',
    symbol: 'POL',
    chainId: 'eip155:137',
    price: 0.5,
    value: 0,
    quantity,
    ...of,
  }
}
const usdc = row('7', { symbol: 'USDC', address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' })
const twin = (numeric: string, of: Partial<TokenBalance> = {}) =>
  row(numeric, { address: contract, ...of })

async function join(rows: readonly TokenBalance[], balance: () => bigint = () => 3n * 10n ** 18n) {
  let reads = 0
  const nativeBalance = async () => {
    reads += 1
    return balance()
  }
  const { core, seen } = createTestCore({ backend: { chains: { nativeBalance } } })
  const { signal } = new AbortController()
  const joined = await joinCoin(core, owner, testNetworks.polygon, { rows, signal })
  const shown = joined.map(({ address, quantity, value }) => [address, quantity.numeric, value])
  return { joined, reads, seen, shown }
}

it('leaves rows without such a token alone', async () => {
  const rows = [usdc, row('100')]
  expect(await join(rows)).toMatchObject({ joined: rows, reads: 0 })
})

it.each([
  ['the coin first', [row('100'), usdc, twin('100')]],
  ['the coin last', [twin('100'), usdc, row('100')]],
])('counts the coin once when both rows agree: %s', async (_, rows) => {
  const { joined, reads, shown } = await join(rows)
  expect(shown).toContainEqual([undefined, '100', 50])
  expect([joined.length, reads]).toEqual([2, 0])
  expect(joined).toContain(usdc)
})

it('takes the balance of the chain when the rows disagree', async () => {
  expect((await join([row('100'), twin('99')])).shown).toEqual([[undefined, '3', 1.5]])
})

it('shows the coin when a service lists only the token', async () => {
  expect((await join([twin('100')])).shown).toEqual([[undefined, '3', 1.5]])
})

it('takes the price of the token when the coin has none', async () => {
  const { shown } = await join([row('100', { price: 0 }), twin('100', { price: 2 })])
  expect(shown).toEqual([[undefined, '100', 200]])
})

it('keeps the row of the coin when the chain cannot be read, and reports that', async () => {
  const down = () => {
    throw new FoyerError('network.failed', 'Down.')
  }
  const { seen, shown } = await join([row('100'), twin('99')], down)
  expect(shown).toEqual([[undefined, '100', 50]])
  expect(seen).toContainEqual(expect.objectContaining({ about: 'balances.coin' }))
})
