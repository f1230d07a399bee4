import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import { encodeApproval } from '../order/approval.ts'
import { swapRouters } from '../order/swapRouters.ts'
import { createSwapStore } from '../state/swapStore.ts'
import type { CheckedTransaction } from '../swapTypes.ts'
import { createSwapTest } from '../testing/swapTest.ts'
import { previewSwap } from '../testing/previewSwap.ts'
import { testTokens } from '../testing/testTokens.ts'
import { settled } from '../../../testing/settled.ts'

const { eth, usdc, usdt } = testTokens
const router = String(swapRouters['eip155:1'])
const hash = `0x${'ab'.repeat(32)}`

describe('the transaction to sign', () => {
  it('offers the swap for the native coin', async () => {
    const { state } = await previewSwap('eth')
    expect(state()).toMatchObject({
      approvalTransaction: undefined,
      loadingBuildTransaction: false,
    })
    expect(state().swapTransaction?.proposal.value).toBe(10n ** 18n)
  })

  it('offers an approval if the allowance is too low, then the swap [A-156]', async () => {
    const { state, world, swap } = await previewSwap('usdc')
    expect(state().approvalTransaction?.proposal.data).toBe(await encodeApproval(router, 10n ** 8n))
    expect(state().swapTransaction).toBeUndefined()
    world.allowance = 10n ** 8n
    await swap.getTransaction()
    expect(state().approvalTransaction).toBeUndefined()
    expect(state().swapTransaction?.order).toMatchObject({ amount: 10n ** 8n, amountText: '100' })
  })

  it('shows the network cost of the built swap', async () => {
    const { state } = await previewSwap('eth')
    expect(state().gasPriceInUSD.toFixed()).toBe('1.2')
  })

  it.each([
    ['Failed to check allowance', 'allowance', 0n],
    ['Failed to create approval transaction', 'buildApproval', 0n],
    ['Failed to create transaction', 'buildSwap', 10n ** 18n],
  ])('goes back one view with "%s" [A-172 A-173 A-174]', async (text, name, allowance) => {
    const test = createSwapTest({ port: { [name]: () => Promise.reject(new Error('down')) } })
    test.world.allowance = allowance
    await test.chosen(usdc, eth, '100')
    test.core.router.push('SwapPreview')
    await test.swap.getTransaction()
    expect([test.toasts(), test.views()]).toEqual([[text], ['Swap']])
    expect(test.state().loadingBuildTransaction).toBe(false)
  })

  it('offers nothing to sign if the service lies', async () => {
    const { state } = await previewSwap('eth', {
      port: {
        buildSwap: () =>
          Promise.resolve({
            transaction: { from: '0x1', to: '0x2', data: '0x', value: 0n, gasPrice: 1n },
            toAmount: 3_000_000_000n,
          }),
      },
    })
    expect(state()).toMatchObject({ stopped: 'router', swapTransaction: undefined })
  })

  it.each([
    ['an approval', 0n],
    ['a swap', 10n ** 8n],
  ])(
    'the swap does not offer %s of a token whose decimals differ from those of the service',
    async (_, allowed) => {
      const eight = `0x${'8'.padStart(64, '0')}`
      const test = createSwapTest({ ethCall: () => Promise.resolve(eight) })
      test.world.allowance = allowed
      await test.chosen(usdc, eth, '100')
      await test.swap.getTransaction()
      expect(test.state()).toMatchObject({
        stopped: 'units',
        approvalTransaction: undefined,
        swapTransaction: undefined,
      })
    },
  )

  it('resets an older limit to zero first for a token like USDT', async () => {
    const test = createSwapTest({
      tokens: [eth, usdc, { ...usdt, quantity: { numeric: '100' } }],
      ethCall: () =>
        Promise.reject(new FoyerError('chain.failed', 'Refused.', { details: { rpcCode: 3 } })),
    })
    test.world.allowance = 5n
    await test.chosen({ ...usdt, quantity: { numeric: '100' } }, eth, '100')
    test.core.router.push('SwapPreview')
    await test.swap.getTransaction()
    const { approvalTransaction } = test.state()
    expect(approvalTransaction?.kind).toBe('reset')
    expect(approvalTransaction?.proposal.data).toBe(await encodeApproval(router, 0n))
    await test.approve()
    expect(test.toasts().at(-1)).toBe('Set the old limit back to zero in your wallet')
  })
})

it('treats an unreachable chain as a failure, not as a refusal of the token', async () => {
  const test = createSwapTest({
    ethCall: () => Promise.reject(new FoyerError('network.failed', 'Down.')),
  })
  test.world.allowance = 5n
  await test.chosen(usdc, eth, '100')
  test.core.router.push('SwapPreview')
  await test.swap.getTransaction()
  expect(test.toasts()).toEqual(['Failed to create approval transaction'])
  expect(test.state().approvalTransaction).toBeUndefined()
})

describe('an approval', () => {
  it('signs an approval as it was checked, and the swap follows [A-156]', async () => {
    const { approve, signed, state, world, toasts } = await previewSwap('usdc')
    world.allowance = 10n ** 8n
    const sending = approve()
    expect(state().loadingApprovalTransaction).toBe(true)
    await sending
    await settled()
    expect(signed).toMatchObject([{ value: '0x0', chainId: '0x1' }])
    expect(signed[0]?.['data']).toBe(await encodeApproval(router, 10n ** 8n))
    expect(toasts()).toEqual(['Approve USDC spending in your wallet'])
    expect(state()).toMatchObject({
      loadingApprovalTransaction: false,
      approvalTransaction: undefined,
    })
    expect(state().swapTransaction).toMatchObject({ order: { amountText: '100' } })
  })

  it('shows what the wallet said against an approval until the next request', async () => {
    const answers = [() => Promise.reject(new Error('nonce too low')), () => Promise.resolve(hash)]
    const { approve, state } = await previewSwap('usdc', {
      request: async () => answers.shift()?.(),
    })
    await approve()
    expect(state().refused).toBe('walletNonce')
    await approve()
    expect(state().refused).toBeUndefined()
  })

  it('keeps an approval on offer after a rejection, with the texts of the wallet', async () => {
    const { approve, state, toasts } = await previewSwap('usdc', {
      request: () => Promise.reject(Object.assign(new Error('User rejected.'), { code: 4001 })),
    })
    await approve()
    expect(toasts().at(-1)).toBe('User rejected.')
    expect(state().loadingApprovalTransaction).toBe(false)
    expect(state().approvalTransaction?.kind).toBe('approve')
  })

  it('a second click does not send an approval twice', async () => {
    const { approve, signed } = await previewSwap('usdc')
    await Promise.all([approve(), approve()])
    expect(signed).toHaveLength(1)
  })

  it('signs neither an approval nor a swap that is not on offer', async () => {
    const { approve, send, signed, state, toasts } = createSwapTest()
    await approve()
    await send()
    expect([signed, toasts(), state().status]).toEqual([[], [], 'idle'])
  })

  it('reports an approval that failed on the network', async () => {
    const { approve, toasts } = await previewSwap('usdc', {
      chains: {
        waitForReceipt: () => Promise.resolve({ hash, status: 'reverted', blockNumber: 1n }),
      },
    })
    await approve()
    expect(toasts().at(-1)).toBe('The approval failed on the network. Nothing was approved.')
  })
})

describe('a swap', () => {
  it('sends a swap as shown, waits for 25 s at most, reports it, and opens the account [A-156 A-183]', async () => {
    const waits: number[] = []
    const forced: unknown[] = []
    const test = await previewSwap('eth', {
      chains: {
        waitForReceipt(_network, _hash, { timeoutMs }) {
          waits.push(timeoutMs)
          return Promise.resolve({ hash, status: 'success', blockNumber: 1n })
        },
      },
    })
    test.core.backend.balances.balances = (_address, _chain, options) => {
      forced.push(options?.forceUpdate)
      return Promise.resolve([])
    }
    await test.send()
    expect(test.signed).toMatchObject([{ to: router, value: '0xde0b6b3a7640000', gas: '0x30d40' }])
    expect(test.signed[0]).not.toHaveProperty('gasPrice')
    expect(waits).toEqual([25_000])
    expect(test.toasts()).toEqual([
      'Confirm transaction in your wallet',
      'Swapping 1 ETH for 3,000 USDC',
    ])
    const [line] = test.core.use(createPendingTransactions).store.getState().transactions
    expect(line?.status).toBe('success')
    expect(test.tracked().filter((name) => name.startsWith('SWAP'))).toEqual(['SWAP_SUCCESS'])
    const properties = {
      isSmartAccount: false,
      network: 'eip155:1',
      swapFromToken: 'ETH',
      swapToToken: 'USDC',
      swapFromAmount: '1',
      swapToAmount: '3000',
    }
    expect(test.seen).toContainEqual({
      type: 'analytics',
      event: { event: 'SWAP_SUCCESS', properties },
      sent: true,
    })
    expect([test.views(), test.state().status]).toEqual([['Account'], 'idle'])
    expect(forced).toEqual([[eth.address, usdc.address]])
  })

  it('shows a transaction error if the wallet refuses without a text [A-175]', async () => {
    const { seen, send, toasts, tracked, views, state } = await previewSwap('eth', {
      request: () => Promise.reject(new Error('')),
    })
    await send()
    expect(seen).toContainEqual(expect.objectContaining({ about: 'swap.send' }))
    expect(toasts().at(-1)).toBe('Transaction error')
    expect([tracked().at(-1), views()]).toEqual(['SWAP_ERROR', ['Swap', 'SwapPreview']])
    expect(state()).toMatchObject({ loadingTransaction: false })
  })

  it('reports a swap that is reverted, and allows another try', async () => {
    const { send, swap, toasts, tracked, state, views } = await previewSwap('eth', {
      chains: {
        waitForReceipt: () => Promise.resolve({ hash, status: 'reverted', blockNumber: 1n }),
      },
    })
    await send()
    await settled()
    expect(toasts().at(-1)).toBe('The swap failed on the network. Your tokens were not swapped.')
    expect([tracked().at(-1), views().at(-1)]).toEqual(['SWAP_ERROR', 'SwapPreview'])
    expect(state()).toMatchObject({
      loadingTransaction: false,
      swapTransaction: undefined,
      reverted: true,
    })
    await swap.getTransaction()
    expect(state().swapTransaction?.order.amountText).toBe('1')
  })

  it('leaves a swap to the activity if it is not mined after 25 s, without a failure', async () => {
    const { send, toasts, tracked, views } = await previewSwap('eth', {
      chains: { waitForReceipt: () => Promise.resolve(undefined) },
    })
    await send()
    expect([toasts().at(-1), views()]).toEqual(['Swapping 1 ETH for 3,000 USDC', ['Account']])
    expect(tracked().filter((name) => name.startsWith('SWAP'))).toEqual([])
  })

  it('a second click does not send a swap twice', async () => {
    const { send, signed } = await previewSwap('eth')
    await Promise.all([send(), send()])
    expect(signed).toHaveLength(1)
  })
})

describe('at the moment of signing', () => {
  it('signs nothing when the wallet is on another network', async () => {
    const { send, world, signed, toasts, state } = await previewSwap('eth')
    world.chainId = '0x89'
    await send()
    expect([signed, toasts().at(-1)]).toEqual([
      [],
      'Stopped for your safety. The network changed while the swap was being prepared.',
    ])
    expect(state()).toMatchObject({ stopped: 'chain', loadingTransaction: false })
  })

  it('signs nothing when the account changed since it was built', async () => {
    const { send, swap, signed, toasts, notify, state } = await previewSwap('eth')
    const transaction = state().swapTransaction as CheckedTransaction
    notify.accountsChanged(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    swap.store.setState({ offer: { status: 'swap', transaction } })
    await send()
    expect([signed, toasts().at(-1)]).toEqual([
      [],
      'Stopped for your safety. The account changed while the swap was being prepared.',
    ])
  })

  it('signs nothing when the transaction differs from the checked one', async () => {
    const { core, send, signed, state } = await previewSwap('eth')
    const built = state().swapTransaction as CheckedTransaction
    const transaction = { ...built, proposal: { ...built.proposal, to: usdc.address } }
    core.use(createSwapStore).send({ type: 'built', offer: { status: 'swap', transaction } })
    await send()
    expect([signed, state().stopped]).toEqual([[], 'router'])
  })
})
