import { describe, expect, it } from 'vitest'
import type { Receipt } from '../../../../backends/port/chains.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { keptApprovals } from './keptApprovals.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { previewSwap } from '../testing/previewSwap.ts'
import type { SwapTestOptions } from '../testing/swapTest.ts'
import type { PendingApproval } from '../swapTypes.ts'
import { testTokens } from '../testing/testTokens.ts'

const { eth, usdc } = testTokens
const rpc: Readonly<Record<string, string>> = { eth_gasPrice: '0x1', eth_estimateGas: '0x2bf20' }
const hash = `0x${'ab'.repeat(32)}`

/** The node's answers, and whether it has the approval's transaction. */
const answer = (method: string, known: boolean, count = '0x7') => {
  if (method === 'eth_getTransactionCount') return count
  if (method !== 'eth_getTransactionByHash') return rpc[method] ?? '0x'
  return known ? { from: testAddress, nonce: '0x7' } : null
}

/** Opens the preview of 100 USDC whose approval was sent 25 s ago and is not mined. */
async function unmined(options: SwapTestOptions = {}) {
  const node: { receipt?: Receipt; known: boolean; down: boolean; count?: string } = {
    known: true,
    down: false,
  }
  const test = await previewSwap('usdc', {
    ...options,
    chains: {
      waitForReceipt: () => {
        if (node.down) return Promise.reject(new FoyerError('network.failed', 'Down.'))
        return Promise.resolve(node.receipt)
      },
      call: (_network, method) => Promise.resolve(answer(method, node.known, node.count)),
    },
  })
  await test.approve()
  await test.clock.run(25_000)
  await test.swap.getTransaction()
  return { ...test, node }
}
type Test = Awaited<ReturnType<typeof unmined>>
const offers = ({ state }: Test) => {
  const { approvalTransaction, pendingApproval, swapTransaction } = state()
  return {
    approval: approvalTransaction?.order.amountText,
    pending: pendingApproval?.hash,
    swap: swapTransaction?.order.amountText,
  }
}
const pending = { approval: undefined, pending: hash, swap: undefined }
const approval = { approval: '100', pending: undefined, swap: undefined }

/** Leaves the swap for the account and returns to the preview. */
async function comeBack({ chosen, core, swap }: Test, amount = '100') {
  core.router.reset('Account')
  core.router.push('Swap')
  await chosen(usdc, eth, amount)
  core.router.push('SwapPreview')
  await swap.getTransaction()
}

describe('an approval that is not mined after 25 s', () => {
  it('shows the approval as pending, and offers no other one [A-183]', async () => {
    const test = await unmined()
    expect(offers(test)).toEqual(pending)
    await test.approve()
    expect(test.signed).toHaveLength(1)
  })

  it('keeps the approval pending when the visitor returns to the swap', async () => {
    const test = await unmined()
    await comeBack(test)
    expect(offers(test)).toEqual(pending)
    await comeBack(test, '99')
    expect(offers(test)).toEqual(pending)
  })

  it('keeps the approval pending after a reload, until its result is known', async () => {
    const test = await unmined()
    const { storage, clock } = test.core.backend
    expect(keptApprovals.read(storage, clock.now())).toMatchObject([{ hash, amount: 100_000_000n }])
    test.node.receipt = { hash, status: 'success', blockNumber: 1n }
    test.world.allowance = 100_000_000n
    await test.swap.getTransaction()
    expect(keptApprovals.read(storage, clock.now())).toEqual([])
  })

  it('a pending approval does not block the approval of a larger amount', async () => {
    const test = await unmined()
    await comeBack(test, '101')
    expect(offers(test)).toEqual({ ...approval, approval: '101' })
  })

  it('offers the swap once the approval is mined', async () => {
    const test = await unmined()
    test.node.receipt = { hash, status: 'success', blockNumber: 1n }
    test.world.allowance = 100_000_000n
    await test.swap.getTransaction()
    expect(offers(test)).toEqual({ approval: undefined, pending: undefined, swap: '100' })
  })

  it('offers the approval again once it was reverted', async () => {
    const test = await unmined()
    test.node.receipt = { hash, status: 'reverted', blockNumber: 1n }
    await test.swap.getTransaction()
    expect(offers(test)).toEqual(approval)
  })

  it('offers the approval again once another transaction has had its nonce for 10 s', async () => {
    const test = await unmined()
    Object.assign(test.node, { known: false, count: '0x8' })
    await test.swap.getTransaction()
    expect(offers(test)).toEqual(pending)
    await test.clock.run(10_000)
    await test.swap.getTransaction()
    expect(offers(test)).toEqual(approval)
  })

  it('keeps the approval pending while the chain does not show it and its nonce is free', async () => {
    const test = await unmined()
    test.node.known = false
    await test.clock.run(60_000)
    await test.swap.getTransaction()
    expect(offers(test)).toEqual(pending)
  })

  it('keeps the approval pending while the chain cannot be read', async () => {
    const test = await unmined()
    test.node.down = true
    await test.swap.getTransaction()
    expect(offers(test)).toEqual(pending)
    expect(test.seen).toContainEqual(expect.objectContaining({ about: 'swap.pendingApproval' }))
  })

  it('offers the approval again when the visitor asks for it', async () => {
    const test = await unmined()
    test.swap.approveAgain(test.state().pendingApproval as PendingApproval)
    await test.clock.idle()
    expect(offers(test)).toEqual(approval)
  })
})

it('keeps the approval pending for a smart account, whose hash is not on the chain', async () => {
  const test = await previewSwap('usdc', {
    chains: {
      waitForReceipt: () => Promise.resolve(undefined),
      call: (_network, method) => Promise.resolve(answer(method, false)),
    },
  })
  test.core.account.setState({ type: 'smartAccount' })
  await test.approve()
  await test.clock.run(60_000)
  await test.swap.getTransaction()
  expect(test.state().pendingApproval?.hash).toBe(hash)
})
