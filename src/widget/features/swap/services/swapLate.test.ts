import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createSwapTest, type SwapTestOptions } from '../testing/swapTest.ts'
import { testTokens } from '../testing/testTokens.ts'
import { settled } from '../../../testing/settled.ts'

const { eth, usdc } = testTokens
const hash = `0x${'ab'.repeat(32)}`
const rpc = new Map([
  ['eth_gasPrice', '0x1'],
  ['eth_estimateGas', '0x2bf20'],
  ['eth_call', '0x'],
])
/** A chain without the transaction. */
const call = async (_network: unknown, method: string) => rpc.get(method) ?? null

/** Opens the preview with a pending wallet request for an approval or a swap. */
async function requested(from: 'usdc' | 'eth', options: SwapTestOptions = {}) {
  const answer = createDeferred<unknown>()
  const test = createSwapTest({ request: () => answer.promise, ...options })
  const [amounts, targets] = [
    { usdc: '100', eth: '1' },
    { usdc: eth, eth: usdc },
  ]
  await test.chosen(testTokens[from], targets[from], amounts[from])
  test.core.router.push('SwapPreview')
  await test.swap.getTransaction()
  const sending = { usdc: test.approve, eth: test.send }[from]()
  await settled()
  return {
    ...test,
    async answer(value: unknown) {
      answer.resolve(value)
      await sending
      await settled()
    },
  }
}

describe('a request that is approved after its order was left', () => {
  it('reports an approval with its own amounts', async () => {
    const { answer, core, swap, toasts } = await requested('usdc')
    core.router.goBack()
    swap.setSourceTokenAmount('7')
    await answer(hash)
    expect(toasts()).toContain(
      'Your wallet approved the earlier request: the swap may take 100 USDC',
    )
  })

  it('reports a swap with its own amounts and changes no view', async () => {
    const { answer, core, state, swap, toasts, views } = await requested('eth')
    core.router.goBack()
    swap.setSourceTokenAmount('7')
    await answer(hash)
    expect(toasts()).toContain('Your wallet approved the earlier request: 1 ETH for 3,000 USDC')
    expect([views(), state().sourceTokenAmount]).toEqual([['Swap'], '7'])
  })

  it('reports no failure when a request that was left is rejected', async () => {
    const { answer, core, toasts } = await requested('eth')
    core.router.goBack()
    await answer(Promise.reject(new FoyerError('wallet.rejected', 'no')))
    expect(toasts()).toEqual(['Confirm transaction in your wallet'])
  })
})

describe('the screen of a swap', () => {
  it('the screen is busy only while it shows the order that is being signed', async () => {
    const { answer, core, state } = await requested('usdc')
    expect(state().loadingApprovalTransaction).toBe(true)
    core.router.goBack()
    expect(state().loadingApprovalTransaction).toBe(false)
    await answer(hash)
    expect(state().loadingApprovalTransaction).toBe(false)
  })

  it('shows the screen as busy while the network confirms an approval', async () => {
    const mined = createDeferred<undefined>()
    const { answer, state } = await requested('usdc', {
      chains: { waitForReceipt: () => mined.promise, call },
    })
    void answer(hash)
    await settled()
    expect(state().loadingApprovalTransaction).toBe(true)
    mined.resolve(undefined)
    await settled()
    expect(state().loadingApprovalTransaction).toBe(false)
  })
})

it('shows an approval that the network does not show as pending, without an error', async () => {
  const { answer, asked, state, toasts } = await requested('usdc', {
    chains: { waitForReceipt: async () => undefined, call },
  })
  const before = asked.filter((name) => name === 'allowance').length
  const toastsBefore = toasts().length
  await answer(hash)
  expect(toasts()).toHaveLength(toastsBefore)
  expect(asked.filter((name) => name === 'allowance').length).toBe(before + 1)
  expect(state()).toMatchObject({ loadingBuildTransaction: false, pendingApproval: { hash } })
})
