import { describe, expect, it } from 'vitest'
import type { Network } from '../../../../backends/port/network.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { lookAtPending } from './lookAtPending.ts'
import { amountsOf, type PendingTransaction } from './pendingTransaction.ts'

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
  {
    of = {},
    network = testNetworks.ethereum as Network,
    passedAt,
  }: { of?: Partial<PendingTransaction>; network?: Network; passedAt?: number | undefined } = {},
) {
  const asked: unknown[] = []
  const { core, clock } = createTestCore({
    backend: {
      chains: {
        waitForReceipt: async (_, hash) =>
          answers.receipt === undefined
            ? undefined
            : { hash, status: answers.receipt as 'success', blockNumber: 9n, logs: [] },
        call: async (_, method, params) => {
          asked.push([method, params])
          return answers[method]
        },
      },
    },
  })
  const sentAt = clock.now() - age
  const signal = new AbortController().signal
  // `passedAt` is relative to now.
  const passed = passedAt === undefined ? {} : { passedAt: clock.now() + passedAt }
  const news = await lookAtPending(core, network, { ...sent, ...of, ...passed, sentAt }, signal)
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

  const own = { from: sent.account.toUpperCase().replace('0X', '0x'), nonce: '0x7' }

  it('reads the nonce of a pending transaction, and notices when it is late', async () => {
    const { news } = await look(25_000, { eth_getTransactionByHash: own })
    expect(news).toMatchObject({ isLate: true, status: 'pending', nonce: 7, isUnseen: false })
  })

  it('takes no nonce from a transaction that another account sent, such as a bundler', async () => {
    const foreign = { from: '0x2222222222222222222222222222222222222222', nonce: '0x0' }
    const answers = { eth_getTransactionByHash: foreign, eth_getTransactionCount: '0x8' }
    const { asked, news } = await look(60_000, answers)
    expect(news).toMatchObject({ status: 'pending', isUnseen: false })
    expect(asked).toHaveLength(1)
  })

  it('a transaction that the chain never returned is unseen, and never more than that', async () => {
    const answers = { eth_getTransactionByHash: null, eth_getTransactionCount: '0x99' }
    const { news } = await look(60 * 60_000, answers)
    expect(news).toMatchObject({ status: 'pending', isUnseen: true })
  })

  it.each(['0x7', '0x0', '0x', 'nonsense', null])(
    'a transaction that vanished is unseen while its nonce is free: %j',
    async (count) => {
      const answers = { eth_getTransactionByHash: null, eth_getTransactionCount: count }
      const { asked, news } = await look(60_000, answers, { of: { nonce: 7 } })
      expect(news).toMatchObject({ status: 'pending', isUnseen: true })
      expect(asked.at(-1)).toEqual(['eth_getTransactionCount', [sent.account, 'latest']])
    },
  )

  it.each([
    ['as soon as it is seen', undefined, 'pending'],
    ['for less than 10 s', -9_999, 'pending'],
    ['for 10 s', -10_000, 'replaced'],
  ] as const)('a transaction whose nonce is used %s is %s', async (_, passedAt, status) => {
    const answers = { eth_getTransactionByHash: null, eth_getTransactionCount: '0x8' }
    const { news } = await look(60_000, answers, { of: { nonce: 7 }, passedAt })
    expect(news).toMatchObject({ status, isUnseen: false })
  })

  it('is replaced even if a node still returns it from its memory', async () => {
    const answers = { eth_getTransactionByHash: own, eth_getTransactionCount: '0x8' }
    const { news } = await look(60_000, answers, { of: { nonce: 7 }, passedAt: -10_000 })
    expect(news.status).toBe('replaced')
  })

  it('stays pending while a node has it in a block but no receipt', async () => {
    const mined = { ...own, blockNumber: '0x9' }
    const answers = { eth_getTransactionByHash: mined, eth_getTransactionCount: '0x8' }
    const { news } = await look(60_000, answers, { passedAt: -60_000 })
    expect(news).toMatchObject({ status: 'pending', isUnseen: false })
  })

  it('forgets a used nonce that another node takes back', async () => {
    const answers = { eth_getTransactionByHash: own, eth_getTransactionCount: '0x7' }
    const { news } = await look(60_000, answers, { of: { nonce: 7 }, passedAt: -60_000 })
    expect(news).toMatchObject({ status: 'pending', passedAt: undefined })
  })

  it('a transaction of a smart account is never replaced, as its hash may be an operation hash', async () => {
    const answers = { eth_getTransactionByHash: null, eth_getTransactionCount: '0x99' }
    const { news } = await look(60_000, answers, { of: { isSmartAccount: true, nonce: 7 } })
    expect(news).toMatchObject({ status: 'pending', isUnseen: true })
  })

  it('shows what a swap received instead of its quote', async () => {
    const received = { amount: '3120.5', symbol: 'USDC' }
    const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
    const effect = { event: 'transfer', token, decimals: 6, to: sent.account } as const
    expect(amountsOf({ ...sent, kind: 'swap', effect, received }, 3_100_000_000n)).toEqual({
      received: { amount: '3100', symbol: 'USDC' },
    })
  })

  it('shows a lower allowance than the approved amount', () => {
    const effect = {
      event: 'approval',
      token: sent.account,
      decimals: 18,
      to: sent.account,
    } as const
    const approval = { ...sent, kind: 'approval', effect } as const
    expect(amountsOf(approval, 4n * 10n ** 17n)).toEqual({ paid: { amount: '0.4', symbol: 'ETH' } })
    expect(amountsOf(approval, 2n ** 256n - 1n)).toEqual({})
    expect(amountsOf({ ...approval, effect: { ...effect, isReset: true } }, 0n)).toEqual({})
  })
})

describe('on Solana', () => {
  const at = (status: unknown, height?: number, lastBlock?: number) =>
    look(
      60_000,
      { getSignatureStatuses: { value: [status] }, getBlockHeight: height },
      { network: solana, of: { lastBlock } },
    )

  it.each([
    ['success', { err: null }],
    ['reverted', { err: { InstructionError: [0, 'Custom'] } }],
  ] as const)(
    'takes the result of the signature, also from the history: %s',
    async (end, status) => {
      const { asked, news } = await at(status)
      expect(news.status).toBe(end)
      expect(asked).toEqual([
        ['getSignatureStatuses', [[sent.hash], { searchTransactionHistory: true }]],
      ])
    },
  )

  it('drops a transaction when no block can include it', async () => {
    expect((await at(null, 1_150, 1_150)).news).toMatchObject({ status: 'pending', isUnseen: true })
    expect((await at(null, 1_151, 1_150)).news).toMatchObject({
      status: 'dropped',
      isUnseen: false,
    })
  })

  it('counts the last block from the first look if it is not known', async () => {
    const { news } = await at(null, 1_000)
    expect(news).toMatchObject({ status: 'pending', lastBlock: 1_150 })
  })

  it.each([undefined, null, '1000', {}])('drops nothing while the height is %j', async (height) => {
    expect((await at(null, height as number)).news.status).toBe('pending')
    expect((await at(null, height as number, 5)).news.status).toBe('pending')
  })
})
