import { describe, expect, it } from 'vitest'
import type { Chains } from '../../../backends/port/chains.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Network } from '../../../backends/port/network.ts'
import { testAddress } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { followTransaction } from './followTransaction.ts'

const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}

const hash = `0x${'ab'.repeat(32)}`
const by = { account: testAddress }

it('returns unknown on an unknown chain', async () => {
  const { core } = createTestCore({})
  expect(await followTransaction(core, 'eip155:999', hash, by)).toEqual({ status: 'unknown' })
})

describe('on an EVM chain', () => {
  function setUp(chains: Partial<Chains>) {
    const asked: unknown[] = []
    const test = createTestCore({
      backend: {
        chains: {
          call: async (network, method, params) => {
            asked.push([network.id, method, params])
            return { hash }
          },
          ...chains,
        },
      },
    })
    return { ...test, asked, follow: () => followTransaction(test.core, 'eip155:1', hash, by) }
  }

  it.each(['success', 'reverted'] as const)(
    'returns %s by the receipt, awaited for 25 s at most [A-183]',
    async (status) => {
      const waits: unknown[] = []
      const { asked, follow } = setUp({
        waitForReceipt: async (...question) => {
          waits.push(question)
          return { hash, status, blockNumber: 1n }
        },
      })
      expect(await follow()).toEqual({ status })
      expect(waits).toEqual([[testNetworks.ethereum, hash, { timeoutMs: 25_000 }]])
      expect(asked).toEqual([])
    },
  )

  it('returns pending afterwards, whether the chain knows the transaction or not', async () => {
    const { asked, follow } = setUp({ waitForReceipt: async () => undefined })
    expect(await follow()).toEqual({ status: 'pending' })
    expect(asked).toEqual([])
  })

  it('returns unmoved if the token did not carry the transaction out', async () => {
    const { core } = setUp({
      waitForReceipt: async () => ({ hash, status: 'success', blockNumber: 2n, logs: [] }),
      call: async () => `0x${'0'.repeat(64)}`,
    })
    const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
    const effect = { event: 'transfer', token, decimals: 6, to: token } as const
    const result = await followTransaction(core, 'eip155:1', hash, { ...by, effect })
    expect(result).toEqual({ status: 'unmoved' })
  })

  it('returns unknown when the chain cannot be read, and reports that to the observer', async () => {
    const { follow, seen } = setUp({
      waitForReceipt: () => Promise.reject(new FoyerError('chain.failed', 'down')),
    })
    expect(await follow()).toEqual({ status: 'unknown' })
    expect(seen).toContainEqual(
      expect.objectContaining({ about: 'transaction.receipt', code: 'chain.failed' }),
    )
  })

  it('returns unknown on a network that the host has not configured', async () => {
    const { core } = setUp({})
    expect(await followTransaction(core, 'eip155:4242', hash, by)).toEqual({ status: 'unknown' })
  })
})

describe('on Solana', () => {
  function setUp(answer: (count: number) => unknown) {
    const asked: unknown[] = []
    const test = createTestCore({
      host: { adapters: [{ namespace: 'solana', networks: [solana] }] },
      backend: {
        chains: {
          call: async (network, method, params) => {
            asked.push([network.id, method, params])
            return answer(asked.length)
          },
        },
      },
    })
    const results: unknown[] = []
    void followTransaction(test.core, solana.id, 'sig', by).then((result) =>
      results.push(result.status),
    )
    return { ...test, asked, results }
  }
  const status = (err: unknown) => ({ value: [{ err }] })

  it('polls a transaction by its signature each second until the result is known', async () => {
    const answers = [{ value: [null] }, { value: [null] }, status(null)]
    const { asked, clock, results } = setUp((count) => answers[count - 1])
    await clock.run(1_999)
    expect([asked.length, results]).toEqual([2, []])
    await clock.run(1)
    expect([asked.length, results]).toEqual([3, ['success']])
    await clock.run(5_000)
    expect(asked).toHaveLength(3)
    expect(asked[0]).toEqual([solana.id, 'getSignatureStatuses', [['sig']]])
  })

  it('returns a failure when the chain returns one', async () => {
    const { clock, results } = setUp(() => status({ InstructionError: [0, 'Custom'] }))
    await clock.idle()
    expect(results).toEqual(['reverted'])
  })

  it('returns pending after 25 s [A-183]', async () => {
    const { asked, clock, results } = setUp(() => ({ value: [null] }))
    await clock.run(24_999)
    expect([asked.length, results]).toEqual([25, []])
    await clock.run(1)
    expect([asked.length, results]).toEqual([26, ['pending']])
    await clock.run(5_000)
    expect(asked).toHaveLength(26)
  })

  it.each([
    [null],
    [{}],
    [{ value: {} }],
    [{ value: [] }],
    [{ value: ['yes'] }],
    [{ value: [{}] }],
    ['yes'],
  ])('returns pending while the answer is %j', async (answer) => {
    const { clock, results } = setUp(() => answer)
    await clock.run(25_000)
    expect(results).toEqual(['pending'])
  })

  it('returns unknown on a chain that cannot be read', async () => {
    const { clock, results } = setUp(() => {
      throw new FoyerError('network.failed', 'Down.')
    })
    await clock.idle()
    expect(results).toEqual(['unknown'])
  })
})
