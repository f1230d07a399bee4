import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createSendTest, toVera } from './testing/createSendTest.ts'
import { usdc } from './testing/testTokens.ts'
import { unitsGuard } from './unitsGuard.ts'

function check(change: Partial<typeof toVera>, answer?: () => unknown) {
  const shown = { ...toVera, ...change }
  const { chainId, from } = shown
  const order = { kind: 'transfer', screen: 1, chainId, account: from, shown } as const
  const { core } = createSendTest(answer ? { rpc: { eth_call: answer } } : {})
  return unitsGuard({ core, order, signal: new AbortController().signal })
}

it('takes the units of a coin from its network', async () => {
  expect(await check({})).toBeUndefined()
  expect(await check({ decimals: 17 })).toEqual({ kind: 'units' })
})

it('takes the units of a token from its contract, and believes one that does not tell', async () => {
  expect(await check({ token: usdc.address, decimals: 6 })).toBeUndefined()
  expect(await check({ token: usdc.address, decimals: 8 })).toEqual({ kind: 'units' })
  expect(await check({ token: usdc.address, decimals: 8 }, () => '0x')).toBeUndefined()
})

it('rejects like the chain', async () => {
  const down = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
  await expect(check({ token: usdc.address, decimals: 6 }, down)).rejects.toMatchObject({
    code: 'network.failed',
  })
})
