import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, it } from 'vitest'
import { FoyerError } from '../../src/backends/port/errors.ts'
import { createPendingFlow } from '../../src/widget/features/pending/pendingFlow.ts'
import { followTransaction } from '../../src/widget/money/transaction/followTransaction.ts'
import { createPendingTransactions } from '../../src/widget/money/transaction/pending/pendingTransactions.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../src/widget/testing/testConnection.ts'
import { createTestCore } from '../../src/widget/testing/testCore.ts'

const hash = `0x${'ab'.repeat(32)}`
const nonce = 7

/** ms by which a node is behind the newest block. */
const delays = [0, 0, 2_000, 4_000, 8_000]

/** A chain behind several nodes, each of which answers any call: some are behind, and some hide the pool. */
function createNodes() {
  const truth: { minedAt?: number; otherAt?: number } = {}
  const node = { isInPool: true, isDown: false, turn: 0, step: 1 }
  const is = (at: number | undefined, view: number) => at !== undefined && at <= view

  function view(now: number) {
    if (node.isDown) throw new FoyerError('network.failed', 'Down.')
    node.turn += node.step
    return now - (delays[node.turn % delays.length] ?? 0)
  }

  function answer(method: string, now: number): unknown {
    const at = view(now)
    const isMined = is(truth.minedAt, at)
    const isPassed = isMined || is(truth.otherAt, at)
    const known = { from: testAddress, nonce: '0x7', blockNumber: isMined ? '0x9' : null }
    const isHidden = !isMined && (!node.isInPool || isPassed || node.turn % 3 === 0)
    if (method === 'eth_getTransactionByHash') return isHidden ? null : known
    return `0x${(isPassed ? nonce + 1 : nonce).toString(16)}`
  }

  return {
    truth,
    node,
    answer,
    receipt(now: number) {
      const isMined = is(truth.minedAt, view(now))
      return isMined ? ({ hash, status: 'success', blockNumber: 9n } as const) : undefined
    },
  }
}

async function createWorld() {
  const nodes = createNodes()
  const test = createTestCore({
    backend: {
      chains: {
        call: async (_network, method) => nodes.answer(method, test.clock.now()),
        async waitForReceipt(_network, _hash, { timeoutMs }) {
          for (let waited = 0; ; waited += 1_000) {
            const receipt = nodes.receipt(test.clock.now())
            if (receipt || waited >= timeoutMs) return receipt
            await test.clock.sleep('chain.receiptPoll', 1_000)
          }
        },
      },
    },
  })
  const { clock, core } = test
  core.session.adopt(testConnector, createTestConnection({ accounts: [testAddress] }).connection)
  const pending = core.use(createPendingTransactions)
  const paid = { amount: '1', symbol: 'ETH' }
  const sent = { hash, kind: 'transfer', chainId: 'eip155:1', account: testAddress, paid } as const
  pending.add(sent, followTransaction(core, 'eip155:1', hash, { account: testAddress }))
  const line = () => pending.store.getState().transactions[0]
  const { truth } = nodes
  const lies: (string | undefined)[] = []
  // Each state counts, however short: a visitor may read it.
  pending.store.subscribe(() => {
    const status = line()?.status
    const isTrue =
      status === 'pending' ||
      (status === 'success' && truth.minedAt !== undefined) ||
      (status === 'replaced' && truth.otherAt !== undefined)
    if (!isTrue) lies.push(status)
  })
  const flow = createPendingFlow(core)
  flow.start()
  await clock.idle()
  return { ...nodes, clock, core, line, lies }
}
type World = Awaited<ReturnType<typeof createWorld>>

const acts: Readonly<Record<string, (world: World, draw: number) => unknown>> = {
  wait: ({ clock }, draw) => clock.run(1_000 + draw * 900),
  hide: ({ node }) => (node.isInPool = false),
  show: ({ node }) => (node.isInPool = true),
  down: ({ node }) => (node.isDown = true),
  up: ({ node }) => (node.isDown = false),
  nodes: ({ node }, draw) => (node.step = 1 + draw),
  mine({ clock, truth }) {
    if (truth.otherAt === undefined) truth.minedAt ??= clock.now()
  },
  other({ clock, truth }) {
    if (truth.minedAt === undefined) truth.otherAt ??= clock.now()
  },
}
const step = record({
  kind: constantFrom('wait', 'wait', 'wait', ...Object.keys(acts)),
  draw: nat(23),
})

it('never calls a transaction gone that may still come, on nodes that disagree, in every interleaving', async () => {
  const ends: (string | undefined)[] = []
  await assert(
    asyncProperty(array(step, { minLength: 2, maxLength: 16 }), async (steps) => {
      const world = await createWorld()
      for (const { kind, draw } of steps) {
        await acts[kind]?.(world, draw)
        expect(world.lies).toEqual([])
      }
      // Once all nodes are up and agree, the line tells a success.
      Object.assign(world.node, { isDown: false, step: delays.length })
      await world.clock.run(60_000)
      expect(world.lies).toEqual([])
      expect(world.line()?.status === 'success').toBe(world.truth.minedAt !== undefined)
      ends.push(world.line()?.status)
      world.core.stop()
    }),
    { seed: 20_261_128, numRuns: 200 },
  )
  // The property would hold as well if every line stayed pending.
  expect(new Set(ends)).toEqual(new Set(['pending', 'success', 'replaced']))
}, 120_000)
