import { describe, expect, it } from 'vitest'
import type { Network } from '../../../backends/port/network.ts'
import { testAddress } from '../../testing/testConnection.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createTransactions } from '../../money/transaction/transactions.ts'
import type { HeldToken } from './swapTypes.ts'
import { createSwapFlow } from './swapFlow.ts'
import { createSwapPreviewFlow } from './swapPreviewFlow.ts'
import { createSwapTest, type SwapTestOptions } from './testing/swapTest.ts'
import { inTurn } from './testing/inTurn.ts'
import { testTokens } from './testing/testTokens.ts'
import { settled } from '../../testing/settled.ts'

const { eth, usdc } = testTokens

async function onSwap(options: SwapTestOptions = {}) {
  const test = createSwapTest(options)
  const flow = createSwapFlow(test.core, test.swap, { refreshes: true })
  return { ...test, flow }
}

async function onPreview(options: SwapTestOptions = {}) {
  const test = createSwapTest(options)
  await test.chosen(eth, usdc, '1')
  test.core.router.push('SwapPreview')
  const flow = createSwapPreviewFlow(test.core, test.swap)
  flow.start()
  await settled()
  return { ...test, flow }
}

describe('Swap', () => {
  it('loads and then requests prices, tokens and the quote every 10 s [A-118 A-120]', async () => {
    const { flow, asked, clock, state, swap } = await onSwap()
    flow.start()
    await settled()
    expect(state().status).toBe('ready')
    const statuses: string[] = []
    flow.store.subscribe(({ status }) => statuses.push(status))
    swap.setToToken(usdc)
    await settled()
    expect(statuses).toEqual([])
    asked.length = 0
    await clock.run(9_999)
    expect(asked).toEqual([])
    await clock.run(1)
    await settled()
    expect(asked.toSorted()).toEqual(['balances', 'price', 'quote'])
    flow.stop()
    asked.length = 0
    await clock.run(20_000)
    expect(asked).toEqual([])
  })

  it('reads nothing again without a refresh', async () => {
    const { asked, clock, core, swap } = await onSwap()
    createSwapFlow(core, swap, { refreshes: false }).start()
    await settled()
    asked.length = 0
    await clock.run(20_000)
    expect(asked).toEqual([])
  })

  it('loads Swap again after a failure', async () => {
    const tokens = inTurn<readonly HeldToken[]>(
      () => Promise.reject(new Error('down')),
      () => Promise.resolve([eth, usdc]),
    )
    const { flow, state, swap } = await onSwap({ port: { tokens } })
    flow.start()
    await settled()
    expect(state().status).toBe('failed')
    void swap.load()
    await settled()
    expect(state().status).toBe('ready')
  })

  it('opens UnsupportedChain with the swap flag if nothing can be swapped [A-054]', async () => {
    const { core, flow, views, notify } = await onSwap()
    notify.chainChanged('eip155:11155111')
    flow.start()
    await settled()
    expect(views()).toEqual(['UnsupportedChain'])
    expect(core.router.current().params).toEqual({ swap: true })
  })

  it('moves on when the network changes while it is open [A-118]', async () => {
    const { flow, notify, views, state } = await onSwap()
    flow.start()
    await settled()
    notify.chainChanged('eip155:11155111')
    await settled()
    expect([views(), state().status]).toEqual([['UnsupportedChain'], 'idle'])
  })

  it('starts over on another network, with the tokens held there', async () => {
    const { flow, notify, state } = await onSwap()
    flow.start()
    await settled()
    notify.chainChanged('eip155:137')
    await settled()
    expect(state()).toMatchObject({ status: 'ready', networkTokenSymbol: 'POL' })
    expect(state().myTokensWithBalance).toHaveLength(3)
  })

  it('starts over on another network, also during loading', async () => {
    const { flow, notify, state } = await onSwap()
    flow.start()
    notify.chainChanged('eip155:137')
    await settled()
    expect(flow.store.getState().status).toBe('watching')
    expect(state()).toMatchObject({ status: 'ready', networkTokenSymbol: 'POL' })
  })

  it('shows Swap as unavailable on Solana, and offers a network with swaps [A-004]', async () => {
    const solana: Network = {
      id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      name: 'Solana',
      chain: 'solana',
      currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    }
    const { core, flow, views, asked } = await onSwap({
      host: {
        adapters: [
          { namespace: 'eip155', networks: [testNetworks.ethereum] },
          { namespace: 'solana', networks: [solana] },
        ],
      },
    })
    core.networks.setActive(solana.id)
    flow.start()
    await settled()
    expect(views()).toEqual(['SwitchActiveChain'])
    expect(core.router.current().params).toMatchObject({ chain: 'eip155', feature: 'swap' })
    expect(asked).not.toContain('tokens')
  })

  it('leaves Swap at once if the host has switched it off', async () => {
    const { flow, views } = await onSwap({ host: { enableSwaps: false } })
    flow.start()
    await settled()
    expect(views()).toEqual(['Account'])
  })
})

describe('SwapPreview', () => {
  it('fetches the swap transaction at once and again every 10 s [A-121]', async () => {
    const { state, asked, clock, flow } = await onPreview()
    expect(state().swapTransaction?.order.amountText).toBe('1')
    asked.length = 0
    await clock.run(10_000)
    await settled()
    expect(asked).toEqual(['price', 'balances', 'quote', 'buildSwap'])
    flow.stop()
    asked.length = 0
    await clock.run(20_000)
    expect(asked).toEqual([])
  })

  it.each(['approval', 'swap'] as const)(
    'builds nothing while a signature of the %s is requested, also on entering [A-121]',
    async (kind) => {
      const { core, flow, swap, asked, clock, state } = await onPreview()
      const shown = state().swapTransaction
      const order = { kind, screen: 1, chainId: 'eip155:1', account: testAddress, shown } as const
      const { store } = core.use(createTransactions)
      store.setState({ status: 'requesting', order, left: false }, true)
      asked.length = 0
      await clock.run(30_000)
      flow.stop()
      createSwapPreviewFlow(core, swap).start()
      await settled()
      expect(asked).toEqual([])
    },
  )

  it('the preview does not navigate after the visitor left it or closed the modal', async () => {
    const left = await onPreview()
    left.core.router.push('SwapSelectToken', { target: 'toToken' })
    left.flow.send({ type: 'gone' })
    expect(left.views()).toEqual(['Swap', 'SwapPreview', 'SwapSelectToken'])
    const closed = await onPreview()
    closed.core.close()
    const before = closed.views()
    closed.flow.send({ type: 'gone' })
    expect(closed.views()).toEqual(before)
  })

  it('goes back when an input error appears [A-051]', async () => {
    const { views, swap } = await onPreview()
    swap.setSourceTokenAmount('11')
    expect(views()).toEqual(['Swap'])
  })

  it('goes back when the symbol of the balance changes [A-051]', async () => {
    const { core, views } = await onPreview()
    core.account.setState({ balanceSymbol: 'POL' })
    expect(views()).toEqual(['Swap'])
  })

  it('goes back without a target token', async () => {
    const { core, swap, views } = createSwapTest()
    await swap.load()
    core.router.push('SwapPreview')
    createSwapPreviewFlow(core, swap).start()
    expect(views()).toEqual(['Swap'])
  })

  it('shows Swap if there is nothing to preview', async () => {
    const { core, swap, views } = createSwapTest()
    core.open('SwapPreview')
    createSwapPreviewFlow(core, swap).start()
    expect(views()).toEqual(['Swap'])
  })
})
