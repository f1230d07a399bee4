import { describe, expect, it } from 'vitest'
import type { Network } from '../../../../backends/port/network.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { lookAtPending } from './lookAtPending.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}

const sent: PendingTransaction = {
  hash: `0x${'ab'.repeat(32)}`,
  kind: 'transfer',
  chainId: 'eip155:1',
  account: '0x1111111111111111111111111111111111111111',
  isSmartAccount: false,
  paid: { amount: '1', symbol: 'ETH' },
  sentAt: 0,
  status: 'pending',
}

/** Polls a transaction `age` ms after it was sent, on a chain with these answers by method. */
async function look(
  age: number,
  answers: Readonly<Record<string, unknown>>,
  { of = {}, network = testNetworks.ethereum as Network } = {},
) {
  const asked: unknown[] = []
  const { core, clock } = createTestCore({
    backend: {
      chains: {
        waitForReceipt: async (_, hash) =>
          answers.receipt === undefined
            ? undefined
            : { hash, status: answers.receipt as 'success', blockNumber: 1n },
        call: async (_, method, params) => {
          asked.push([method, params])
          return answers[method]
        },
      },
    },
  })
  const sentAt = clock.now() - age
  const signal = new AbortController().signal
  const news = await lookAtPending(core, network, { ...sent, ...of, sentAt }, signal)
  return { asked, news }
}

describe('on an EVM chain', () => {
  it.each(['success', 'reverted'] as const)(
    'takes the result of the receipt: %s',
    async (receipt) => {
      const { news } = await look(1_000, { receipt })
      expect(news).toEqual({ isLate: false, status: receipt })
    },
  )

  it('reads the nonce of a pending transaction, and notices when it is late', async () => {
    const { news } = await look(25_000, { eth_getTransactionByHash: { nonce: '0x7' } })
    expect(news).toEqual({ isLate: true, status: 'pending', nonce: 7 })
  })

  it.each([
    ['0x8', 'replaced'],
    ['0x7', 'dropped'],
    ['nonsense', 'dropped'],
  ] as const)(
    'finds that an unknown one whose account has made %s is %s',
    async (count, status) => {
      const answers = { eth_getTransactionByHash: null, eth_getTransactionCount: count }
      const { asked, news } = await look(25_000, answers, { of: { nonce: 7 } })
      expect(news.status).toBe(status)
      expect(asked.at(-1)).toEqual(['eth_getTransactionCount', [sent.account, 'latest']])
    },
  )

  it('a transaction of a smart account is never dropped, as its hash may be an operation hash', async () => {
    const answers = { eth_getTransactionByHash: null }
    const { news } = await look(25_000, answers, { of: { isSmartAccount: true, nonce: 7 } })
    expect(news.status).toBe('pending')
  })
})

describe('on Solana', () => {
  const at = (age: number, status: unknown) =>
    look(age, { getSignatureStatuses: { value: [status] } }, { network: solana })

  it.each([
    ['success', { err: null }],
    ['reverted', { err: { InstructionError: [0, 'Custom'] } }],
  ] as const)(
    'takes the result of the signature, also from the history: %s',
    async (end, status) => {
      const { asked, news } = await at(60_000, status)
      expect(news.status).toBe(end)
      expect(asked).toEqual([
        ['getSignatureStatuses', [[sent.hash], { searchTransactionHistory: true }]],
      ])
    },
  )

  it('drops a transaction when no block can include it', async () => {
    expect((await at(179_999, null)).news.status).toBe('pending')
    expect((await at(180_000, null)).news.status).toBe('dropped')
  })
})
