import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Network } from '../../../backends/port/network.ts'
import { createTestCore } from '../../core/testing/createTestCore.ts'
import { testNetworks } from '../../core/testing/testNetworks.ts'
import { awaitResult } from './awaitResult.ts'

const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}

describe('on an EVM chain', () => {
  it('is what the receipt says, waited for 25 s at most [A-183]', async () => {
    const asked: unknown[] = []
    const { core } = createTestCore({
      backend: {
        chains: {
          waitForReceipt: async (...question) => {
            asked.push(question)
            return { hash: '0x1', status: 'reverted', blockNumber: 1n }
          },
        },
      },
    })
    expect(await awaitResult(core, testNetworks.ethereum, '0x1')).toBe('reverted')
    expect(asked).toEqual([[testNetworks.ethereum, '0x1', { timeoutMs: 25_000 }]])
  })

  it('is not known without one', async () => {
    const { core } = createTestCore({
      backend: { chains: { waitForReceipt: async () => undefined } },
    })
    expect(await awaitResult(core, testNetworks.ethereum, '0x1')).toBeUndefined()
  })
})

describe('on Solana', () => {
  function setUp(answer: (count: number) => unknown) {
    const asked: unknown[] = []
    const test = createTestCore({
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
    void awaitResult(test.core, solana, 'sig').then(
      (result) => results.push(result),
      (error: unknown) => results.push(error),
    )
    return { ...test, asked, results }
  }
  const status = (err: unknown) => ({ value: [{ err }] })

  it('is asked for by its signature each second, and stops when it is known', async () => {
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

  it('is a failure when the chain names one', async () => {
    const { clock, results } = setUp(() => status({ InstructionError: [0, 'Custom'] }))
    await clock.idle()
    expect(results).toEqual(['reverted'])
  })

  it('is not known after 25 s [A-183]', async () => {
    const { asked, clock, results } = setUp(() => ({ value: [null] }))
    await clock.run(24_999)
    expect([asked.length, results]).toEqual([25, []])
    await clock.run(1)
    expect([asked.length, results]).toEqual([26, [undefined]])
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
  ])('is not known from the answer %j', async (answer) => {
    const { clock, results } = setUp(() => answer)
    await clock.run(25_000)
    expect(results).toEqual([undefined])
  })

  it('is nothing that anybody claims of a chain that cannot be read', async () => {
    const { clock, results } = setUp(() => {
      throw new FoyerError('network.failed', 'Down.')
    })
    await clock.idle()
    expect(results).toMatchObject([{ code: 'network.failed' }])
  })
})
