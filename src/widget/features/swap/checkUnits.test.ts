import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestCore } from '../../core/testing/createTestCore.ts'
import { checkUnits } from './checkUnits.ts'
import { plainAddress } from './swapRules.ts'
import { testOrder } from './testing/testOrder.ts'
import { testTokens } from './testing/testTokens.ts'

const { eth, gust, usdc } = testTokens
const truth: Readonly<Record<string, number>> = {
  [plainAddress(usdc.address)]: 6,
  [plainAddress(gust.address)]: 18,
}

function check(change: Parameters<typeof testOrder>[0], call = answer) {
  const { core } = createTestCore({ backend: { chains: { call } } })
  return checkUnits(core, testOrder(change), new AbortController().signal)
}

async function answer(_network: unknown, _method: string, params: readonly unknown[]) {
  const [{ to }] = params as [{ to: string }]
  return `0x${(truth[to] ?? 99).toString(16).padStart(64, '0')}`
}

it('passes where both tokens count as the chain does', async () => {
  expect(await check({ source: usdc, target: gust })).toBeUndefined()
  expect(await check({ source: eth, target: usdc })).toBeUndefined()
  expect(await check({ source: gust, target: eth })).toBeUndefined()
})

it.each([
  ['two digits more of what is paid', { source: { ...usdc, decimals: 8 } }],
  ['a digit less of what is paid', { source: { ...usdc, decimals: 5 } }],
  ['a digit less of what is received', { target: { ...gust, decimals: 17 } }],
  ['a digit more of what is received', { target: { ...gust, decimals: 19 } }],
  ['another unit of the coin that is paid', { source: { ...eth, decimals: 19 } }],
  ['another unit of the coin that is received', { target: { ...eth, decimals: 17 } }],
])('stops for %s', async (_, change) => {
  expect(await check({ source: usdc, target: gust, ...change })).toBe('units')
})

it('rejects where the chain cannot be asked', async () => {
  const down = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
  await expect(check({ source: usdc }, down)).rejects.toMatchObject({ code: 'network.failed' })
})
