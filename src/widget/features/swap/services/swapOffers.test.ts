import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import type { GuardContext } from '../../../money/transaction/transactionGuard.ts'
import { encodeApproval } from '../order/approval.ts'
import { approvalGuards, swapGuards } from '../order/swapGuards.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { swapRouters } from '../order/swapRouters.ts'
import type { CheckedApproval, CheckedTransaction, SwapProblem } from '../swapTypes.ts'
import { createSwapTest } from '../testing/swapTest.ts'
import { previewSwap } from '../testing/previewSwap.ts'
import { swapData } from '../testing/swapData.ts'
import { testOrder } from '../testing/testOrder.ts'
import { testTokens } from '../testing/testTokens.ts'

const { eth, usdc } = testTokens
const router = String(swapRouters['eip155:1'])
const thief = '0x000000000000000000000000000000000000dEaD'

describe('the offer', () => {
  it('removes the offer with the first edit', async () => {
    const approval = await previewSwap('usdc')
    expect(approval.state().approvalTransaction).toMatchObject({ kind: 'approve' })
    approval.swap.setSourceTokenAmount('99')
    expect(approval.state().approvalTransaction).toBeUndefined()
    const swap = await previewSwap('eth')
    expect(swap.state().swapTransaction?.order.amount).toBe(10n ** 18n)
    swap.swap.setSourceTokenAmount('0.5')
    expect(swap.state().swapTransaction).toBeUndefined()
  })

  it('removes the offer when the quote changes, until it is built again', async () => {
    const { state, swap, world } = await previewSwap('eth')
    world.price = 2900
    await swap.swapTokens()
    expect(state().swapTransaction).toBeUndefined()
    await swap.getTransaction()
    expect(state().swapTransaction?.order.toUnits).toBe(2_900_000_000n)
  })

  it('offers nothing without a quote, goes back and reports that', async () => {
    const test = createSwapTest({ port: { quote: () => Promise.reject(new Error('down')) } })
    await test.chosen(usdc, eth, '100')
    test.core.router.push('SwapPreview')
    await test.swap.getTransaction()
    expect([test.toasts(), test.views()]).toEqual([['Failed to create transaction'], ['Swap']])
    expect(test.asked).not.toContain('allowance')
    expect(test.state().loadingBuildTransaction).toBe(false)
  })

  it('offers nothing if a part is missing, and sends no request', async () => {
    const { asked, state, swap, views } = createSwapTest()
    await swap.load()
    const before = asked.length
    await swap.getTransaction()
    expect(asked.slice(before)).toEqual([])
    expect([state().loadingBuildTransaction, views()]).toEqual([false, ['Swap']])
  })

  it('takes the offer from the latest request only', async () => {
    const late = createDeferred<bigint>()
    const test = createSwapTest({ port: { allowance: () => late.promise } })
    await test.chosen(usdc, eth, '100')
    test.core.router.push('SwapPreview')
    const given = new AbortController()
    const first = test.swap.getTransaction(given.signal)
    await test.clock.idle()
    expect(test.state().loadingBuildTransaction).toBe(true)
    given.abort()
    expect(test.state().loadingBuildTransaction).toBe(false)
    late.resolve(0n)
    await first
    await test.clock.idle()
    expect([test.state().approvalTransaction, test.toasts()]).toEqual([undefined, []])
  })
})

describe('right before an approval or a swap is signed', () => {
  const order = testOrder()
  const proposal = { from: order.user, value: 0n, gasPrice: 1n }
  const approval = async (spender: string, units: bigint) => ({
    ...proposal,
    to: plainAddress(usdc.address),
    data: await encodeApproval(spender, units),
  })

  async function ask<Shown extends CheckedTransaction>(
    guards: readonly ((context: GuardContext<Shown>) => unknown)[],
    shown: Shown,
  ) {
    const { core } = createSwapTest()
    const connection = core.session.connection()
    const { signal } = new AbortController()
    const base = { kind: 'swap', screen: 1, chainId: order.chainId, account: order.user } as const
    const context = { core, connection, signal, order: { ...base, shown } } as GuardContext<Shown>
    const [, ...checks] = guards
    return Promise.all(checks.map((guard) => guard(context) as Promise<SwapProblem | undefined>))
  }

  it('checks the approval against the order again', async () => {
    const check = async (kind: CheckedApproval['kind'], spender: string, units: bigint) =>
      ask(
        approvalGuards(() => undefined),
        { kind, order, proposal: await approval(spender, units) },
      )
    expect(await check('approve', router, order.amount)).toEqual([undefined, undefined])
    expect(await check('approve', thief, order.amount)).toEqual([{ kind: 'spender' }, undefined])
    expect(await check('approve', router, 2n ** 256n - 1n)).toEqual([
      { kind: 'allowance' },
      undefined,
    ])
    expect(await check('reset', router, 0n)).toEqual([undefined, undefined])
    expect(await check('reset', router, order.amount)).toEqual([{ kind: 'allowance' }, undefined])
  })

  it('checks the swap against the order again, and its tokens against the chain', async () => {
    const built = { ...proposal, to: router, data: swapData(order), gas: 200_000n }
    expect(
      await ask(
        swapGuards(() => undefined),
        { order, proposal: built },
      ),
    ).toEqual([undefined, undefined])
    expect(
      await ask(
        swapGuards(() => undefined),
        { order, proposal: { ...built, to: thief } },
      ),
    ).toEqual([{ kind: 'router' }, undefined])
    const lie = testOrder({ source: { ...usdc, decimals: 8 } })
    expect(
      await ask(
        swapGuards(() => undefined),
        { order: lie, proposal: built },
      ),
    ).toEqual([undefined, { kind: 'units' }])
  })
})
