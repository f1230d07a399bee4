import { decodeFunctionData, parseTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { createL1Fees } from './l1Fees.ts'

const { signal } = new AbortController()
const base = { ...testNetworks.ethereum, id: 'eip155:8453' } as const
const transfer = {
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  data: `0xa9059cbb${'12'.repeat(64)}`,
  value: '0x5',
} as const
const abi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ type: 'bytes' }],
    outputs: [{ type: 'uint256' }],
  },
] as const

function setUp(...answers: readonly (() => unknown)[]) {
  const asked: unknown[][] = []
  const rest = [...answers]
  const test = createTestCore({
    backend: {
      chains: {
        async call(_network, method, params) {
          asked.push([method, ...params])
          return rest.shift()?.()
        },
      },
    },
  })
  return { ...test, asked, fees: test.core.use(createL1Fees) }
}

const word = (value: number) => () => `0x${value.toString(16).padStart(64, '0')}`
const fail = () => {
  throw new FoyerError('network.failed', 'down')
}

describe('the L1 fee', () => {
  it('is asked of the predeploy with the transaction in wire format', async () => {
    const { asked, fees } = setUp(word(3_000))
    expect(await fees.read(base, transfer, signal)).toBe(3_000n)
    const [method, call, block] = asked.flat()
    expect([method, block]).toEqual(['eth_call', 'latest'])
    const { to, data } = call as { to: string; data: `0x${string}` }
    expect(to).toBe('0x420000000000000000000000000000000000000F')
    const { args } = decodeFunctionData({ abi, data })
    expect(parseTransaction(args[0] as `0x02${string}`)).toMatchObject({
      chainId: 8453,
      to: transfer.to.toLowerCase(),
      data: transfer.data,
      value: 5n,
    })
  })

  it('is 0 on Ethereum without a request, and on a chain without the predeploy after one', async () => {
    const { asked, fees } = setUp(() => '0x')
    expect(await fees.read(testNetworks.ethereum, transfer, signal)).toBe(0n)
    expect(await fees.read({ ...base, chain: 'solana' }, transfer, signal)).toBe(0n)
    expect(asked).toEqual([])
    expect(await fees.read(base, transfer, signal)).toBe(0n)
    expect(await fees.read(base, transfer, signal)).toBe(0n)
    expect(asked).toHaveLength(1)
  })

  it.each([fail, () => '0x12', () => null])(
    'is 0 and reported while it cannot be read, and asked again',
    async (answer) => {
      const { fees, seen } = setUp(answer, word(7))
      expect(await fees.read(base, transfer, signal)).toBe(0n)
      expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'chain.l1Fee' }))
      expect(await fees.read(base, transfer, signal)).toBe(7n)
    },
  )

  it('rejects when it is aborted', async () => {
    const left = new AbortController()
    left.abort()
    const { fees } = setUp(fail)
    await expect(fees.read(base, transfer, left.signal)).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
