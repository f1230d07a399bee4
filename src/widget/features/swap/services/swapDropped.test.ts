import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import type { SwapTestOptions } from '../testing/swapTest.ts'
import { previewSwap } from '../testing/previewSwap.ts'
import { settled } from '../../../testing/settled.ts'

const hash = `0x${'ab'.repeat(32)}`
const rpc = new Map([
  ['eth_gasPrice', '0x1'],
  ['eth_estimateGas', '0x2bf20'],
  ['eth_call', '0x'],
])
/** A chain without the transaction. */
const call = async (_network: unknown, method: string) => rpc.get(method) ?? null

/** Clicks Swap for 1 ether; the wallet has not yet returned its accounts. */
async function checking(options: SwapTestOptions = {}) {
  const accounts = createDeferred<readonly string[]>()
  const test = await previewSwap('eth', { accounts: () => accounts.promise, ...options })
  const sending = test.send()
  await settled()
  return {
    ...test,
    async checked() {
      accounts.resolve([testAddress])
      await sending
      await settled()
    },
  }
}

/** 1 ether for USDC, with the request open in the wallet. */
async function requested(options: SwapTestOptions = {}) {
  const answer = createDeferred<unknown>()
  const test = await previewSwap('eth', { request: () => answer.promise, ...options })
  const sending = test.send()
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

describe('a swap that is dropped before the wallet gets the request', () => {
  it('drops the swap silently when the visitor leaves', async () => {
    const { checked, core, signed, toasts } = await checking()
    core.router.goBack()
    await checked()
    expect([signed, toasts()]).toEqual([[], []])
  })

  it('signs no swap when the screen shows another amount than that of its offer', async () => {
    const { checked, signed, swap, toasts } = await checking()
    // Without an event, which would withdraw the offer.
    swap.store.setState({ sourceTokenAmount: '2', sourceAmount: 2n * 10n ** 18n })
    await checked()
    expect([signed, toasts()]).toEqual([
      [],
      ['Stopped for your safety. The swap on the screen changed in the meantime.'],
    ])
  })

  it('drops the swap at once when the quote changes, reports that and builds it again', async () => {
    const { asked, checked, signed, state, swap, toasts, world } = await checking()
    world.price = 2900
    await swap.swapTokens()
    await settled()
    expect(toasts()).toEqual([
      'Stopped for your safety. The swap on the screen changed in the meantime.',
    ])
    expect(state().swapTransaction?.order.toUnits).toBe(2_900_000_000n)
    await checked()
    expect(signed).toEqual([])
    expect(asked.filter((name) => name === 'buildSwap')).toHaveLength(2)
  })

  it('drops the swap at an edit, also if the edit is undone', async () => {
    const { checked, clock, signed, swap, toasts } = await checking()
    swap.setSourceTokenAmount('2')
    swap.setSourceTokenAmount('1')
    await clock.run(200)
    await swap.getTransaction()
    await checked()
    expect(signed).toEqual([])
    expect(toasts()).toEqual([
      'Stopped for your safety. The swap on the screen changed in the meantime.',
    ])
  })

  it('builds nothing for another account', async () => {
    const { asked, checked, notify, signed, toasts } = await checking()
    const before = asked.length
    notify.accountsChanged(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    await checked()
    expect(signed).toEqual([])
    expect(toasts()).toEqual([
      'Stopped for your safety. The account changed while the swap was being prepared.',
    ])
    expect(asked.slice(before)).not.toContain('buildSwap')
  })
})

it('drops an approval after an edit that is undone', async () => {
  const accounts = createDeferred<readonly string[]>()
  const { approve, clock, signed, swap } = await previewSwap('usdc', {
    accounts: () => accounts.promise,
  })
  const sending = approve()
  await settled()
  swap.setSourceTokenAmount('99')
  swap.setSourceTokenAmount('100')
  await clock.run(200)
  await swap.getTransaction()
  accounts.resolve([testAddress])
  await sending
  expect(signed).toEqual([])
})

it('shows no hint for a secure wallet, which asks in the widget', async () => {
  const { signed, toasts } = await requested({ connection: { type: 'AUTH' } })
  expect([signed.length, toasts()]).toEqual([1, []])
})

it('shows the screen as busy while a swap is signed', async () => {
  const { answer, state } = await requested()
  expect(state().loadingTransaction).toBe(true)
  await answer(hash)
  expect(state().loadingTransaction).toBe(false)
})

it('leaves a swap that the network does not show to the account, without an error', async () => {
  const { send, state, toasts, tracked, views } = await previewSwap('eth', {
    chains: { waitForReceipt: async () => undefined, call },
  })
  await send()
  expect([toasts().at(-1), views().at(-1)]).toEqual(['Swapping 1 ETH for 3,000 USDC', 'Account'])
  expect(tracked()).not.toContain('SWAP_ERROR')
  expect(state().reverted).toBe(false)
})

it('reports that the balance of the account could not be read after a swap', async () => {
  const { core, seen, send } = await previewSwap('eth')
  core.refreshBalance = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
  await send()
  await settled()
  expect(seen).toContainEqual(expect.objectContaining({ about: 'swap.balance' }))
})

describe('a swap whose amount is changed and restored while the wallet asks', () => {
  async function again(status: 'success' | 'reverted') {
    const test = await requested({
      chains: { waitForReceipt: async () => ({ hash, status, blockNumber: 1n }) },
    })
    test.swap.setSourceTokenAmount('7')
    test.swap.setSourceTokenAmount('1')
    await test.clock.run(200)
    await test.swap.getTransaction()
    await test.answer(hash)
    return test
  }

  it('a left swap does not change the view when it succeeds', async () => {
    const { state, views } = await again('success')
    expect(views()).toEqual(['Swap', 'SwapPreview'])
    expect(state().swapTransaction?.order.amountText).toBe('1')
  })

  it('keeps the offer when it fails', async () => {
    const { state } = await again('reverted')
    expect(state()).toMatchObject({ reverted: false })
    expect(state().swapTransaction?.order.amountText).toBe('1')
  })
})

describe('the notice of a reverted swap', () => {
  const reverted: SwapTestOptions = {
    chains: { waitForReceipt: async () => ({ hash, status: 'reverted', blockNumber: 1n }) },
  }

  it('removes the notice when the next swap is sent', async () => {
    const test = await previewSwap('eth', reverted)
    await test.send()
    await test.swap.getTransaction()
    expect(test.state().reverted).toBe(true)
    const sending = test.send()
    expect(test.state().reverted).toBe(false)
    await sending
  })

  it('keeps the notice if another request is open and nothing is sent', async () => {
    const { core, send, signed, state, swap } = await previewSwap('eth', reverted)
    await send()
    await swap.getTransaction()
    const order = {
      kind: 'transfer',
      screen: 0,
      chainId: 'eip155:1',
      account: testAddress,
      shown: undefined,
    } as const
    const open = { status: 'requesting', left: true, order } as const
    core.use(createTransactions).store.setState(open)
    await send()
    expect([signed.length, state().reverted]).toEqual([1, true])
  })
})

describe('an approval that the network confirmed', () => {
  it('hides the toast that points to the wallet, and no approval is offered while the swap is being built', async () => {
    const allowance = createDeferred<bigint>()
    const answers = [Promise.resolve(0n), allowance.promise]
    const { approve, core, state } = await previewSwap('usdc', {
      port: { allowance: () => answers.shift() as Promise<bigint> },
    })
    const pointed = approve()
    await settled()
    await pointed
    await settled()
    expect(core.toasts.store.getState().toast).toBeNull()
    expect(state()).toMatchObject({
      approvalTransaction: undefined,
      loadingBuildTransaction: true,
    })
    allowance.resolve(0n)
    await settled()
    expect(state().approvalTransaction?.kind).toBe('approve')
  })

  it('builds nothing if the preview was left, and keeps its toast', async () => {
    const answer = createDeferred<unknown>()
    const { approve, asked, core } = await previewSwap('usdc', { request: () => answer.promise })
    const sending = approve()
    await settled()
    core.router.goBack()
    const before = asked.length
    answer.resolve(hash)
    await sending
    await settled()
    expect(asked.slice(before)).not.toContain('allowance')
    expect(core.toasts.store.getState().toast?.message).toBe(
      'Your wallet approved the earlier request: the swap may take 100 USDC',
    )
  })
})
