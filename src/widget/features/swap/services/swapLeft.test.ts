import { expect, it } from 'vitest'
import type { Receipt } from '../../../../backends/port/chains.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createSwapTest, type SwapTestOptions } from '../testing/swapTest.ts'
import { testTokens } from '../testing/testTokens.ts'
import { settled } from '../../../testing/settled.ts'

const { eth, usdc } = testTokens
const hash = `0x${'ab'.repeat(32)}`

/** One ether for USDC, sent and not yet mined. */
async function sent(options: SwapTestOptions = {}) {
  let notify: (receipt: Receipt | undefined) => void = () => undefined
  let balances = 0
  const test = createSwapTest({
    chains: {
      waitForReceipt: () => new Promise((resolve) => (notify = resolve)),
      nativeBalance: () => Promise.resolve(BigInt((balances += 1))),
    },
    ...options,
  })
  await test.chosen(eth, usdc, '1')
  test.core.router.push('SwapPreview')
  await test.swap.getTransaction()
  const sending = test.send()
  await settled()
  return {
    ...test,
    balances: () => balances,
    async unmined() {
      notify(undefined)
      await sending
      await settled()
    },
    async mined(status: Receipt['status'] = 'success') {
      notify({ hash, status, blockNumber: 1n })
      await sending
      await settled()
    },
  }
}

it('reads the balance of the account again after a swap', async () => {
  const { balances, mined } = await sent()
  const before = balances()
  await mined()
  expect(balances()).toBeGreaterThan(before)
})

it('reports the result of a swap that was left, and changes no view', async () => {
  const { core, mined, toasts, views } = await sent()
  core.router.reset('Profile')
  await mined()
  expect([views(), toasts().at(-1)]).toEqual([['Profile'], 'Swapped 1 ETH for 3,000 USDC'])
})

it('leaves a swap that was left, and that the network has not confirmed, to Activity', async () => {
  const { core, toasts, unmined } = await sent()
  core.router.reset('Profile')
  await unmined()
  expect(toasts().at(-1)).toBe('Sent. Track it in Activity.')
})

it('opens nothing when a swap ends after the modal was closed', async () => {
  const { core, mined, views } = await sent()
  core.close()
  const before = views()
  await mined()
  expect([core.modal.getState().open, views()]).toEqual([false, before])
})

it.each(['success', 'reverted'] as const)(
  'a swap that was left and ends in %s does not affect the next swap',
  async (status) => {
    const { chosen, core, mined, state, views } = await sent()
    core.router.reset('Account')
    core.router.push('Swap')
    await chosen(usdc, eth, '7')
    await mined(status)
    expect(views()).toEqual(['Account', 'Swap'])
    expect(state()).toMatchObject({
      status: 'ready',
      sourceToken: { symbol: 'USDC' },
      sourceTokenAmount: '7',
      reverted: false,
      loadingTransaction: false,
    })
  },
)

/** 100 USDC for ether, whose approval was sent and is not yet mined. */
async function approvalSent() {
  let notify: (receipt: Receipt | undefined) => void = () => undefined
  const test = createSwapTest({
    chains: {
      waitForReceipt: (_network, _hash, { timeoutMs }) =>
        timeoutMs === 0 ? Promise.resolve(undefined) : new Promise((resolve) => (notify = resolve)),
    },
  })
  const preview = async (amount: string) => {
    await test.chosen(usdc, eth, amount)
    test.core.router.push('SwapPreview')
    await test.swap.getTransaction()
  }
  await preview('100')
  const sending = test.approve()
  await test.clock.idle()
  expect(test.signed).toHaveLength(1)
  return {
    ...test,
    preview,
    async mined() {
      notify({ hash, status: 'success', blockNumber: 1n })
      await sending
      await test.clock.idle()
    },
  }
}

it('builds nothing when an approval ends after its swap was left', async () => {
  const { asked, core, mined, state } = await approvalSent()
  core.router.reset('Account')
  const before = asked.length
  await mined()
  expect([asked.slice(before), state().status]).toEqual([[], 'idle'])
})

it('keeps the offer of a larger approval when a smaller one ends after its swap was left', async () => {
  const { core, mined, preview, state, swap } = await approvalSent()
  core.router.reset('Account')
  core.router.push('Swap')
  await preview('250')
  const offered = new Set<string | undefined>()
  swap.store.subscribe(() => offered.add(state().approvalTransaction?.order.amountText))
  await mined()
  expect([...offered]).toEqual(['250'])
})

it('a request that ended with its modal does not count as a failure', async () => {
  const { mined, toasts } = await sent({
    request: () => Promise.reject(new FoyerError('aborted', 'The modal was closed.')),
  })
  await mined()
  expect(toasts()).toEqual(['Confirm transaction in your wallet'])
})
