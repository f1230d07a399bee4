import { expect, it } from 'vitest'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createSwapTest } from '../testing/swapTest.ts'
import { testTokens } from '../testing/testTokens.ts'

const { eth, usdc } = testTokens
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function chosen() {
  const test = createSwapTest()
  await test.chosen(usdc, eth, '100')
  return test
}

it('forgets a swap when the account changes, and when it changes back', async () => {
  const { notify, state, swap } = await chosen()
  notify.accountsChanged([other, testAddress])
  expect(state()).toMatchObject({ status: 'idle', toToken: undefined })
  await swap.load()
  notify.accountsChanged([testAddress, other])
  expect(state().status).toBe('idle')
})

it('keeps a swap for the same account on the same network', async () => {
  const { core, notify, state } = await chosen()
  notify.accountsChanged([testAddress, other])
  notify.chainChanged('eip155:1')
  core.session.adopt(testConnector, createTestConnection().connection)
  expect(state()).toMatchObject({ status: 'ready', sourceTokenAmount: '100' })
})

it('keeps a swap that was loaded before the modal opened', async () => {
  const { core, state, swap } = createSwapTest()
  core.close()
  await swap.load()
  core.open('Swap')
  expect(state().status).toBe('ready')
})

it('forgets a swap under another view', async () => {
  const { core, state } = await chosen()
  core.router.push('Networks')
  expect(state().status).toBe('idle')
})

it('forgets a swap when an approval opens outside the swap views', async () => {
  const { core, state, swap } = createSwapTest()
  core.router.reset('Account')
  await swap.load()
  core.router.push('ApproveTransaction')
  expect(state().status).toBe('idle')
})
