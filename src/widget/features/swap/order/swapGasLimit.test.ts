import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { swapGasLimit } from './swapGasLimit.ts'

const proposal = { from: '0x01', to: '0x02', data: '0xabcd', value: 255n, gasPrice: 7n }

function limit(
  gas: bigint | undefined,
  estimate: () => unknown,
  signal = new AbortController().signal,
) {
  const asked: unknown[] = []
  const test = createTestCore({
    backend: {
      chains: {
        call: async (_network, method, params) => {
          asked.push([method, ...params])
          return estimate()
        },
      },
    },
  })
  const service = gas === undefined ? proposal : { ...proposal, gas }
  return { ...test, asked, found: swapGasLimit(test.core, 'eip155:1', service, signal) }
}

it.each([
  [110_000n, 110_000n],
  [125_000n, 125_000n],
  [125_001n, 125_000n],
  [30_000_000n, 125_000n],
  [undefined, 125_000n],
  [100_000n, 100_000n],
  [99_999n, 100_000n],
  [1n, 100_000n],
])("changes the service's limit %s to %s if the chain estimates 100,000", async (gas, signed) => {
  const { asked, found } = limit(gas, () => '0x186a0')
  expect(await found).toBe(signed)
  expect(asked).toEqual([
    ['eth_estimateGas', { from: '0x01', to: '0x02', data: '0xabcd', value: '0xff' }],
  ])
})

it('leaves the limit to the wallet if the chain cannot estimate, and reports it to the observer', async () => {
  const { found, seen } = limit(30_000_000n, () => {
    throw new FoyerError('chain.failed', 'execution reverted')
  })
  expect(await found).toBeUndefined()
  expect(seen).toContainEqual(expect.objectContaining({ about: 'swap.gasLimit' }))
  expect(await limit(1n, () => 'plenty').found).toBeUndefined()
})

it('rejects when the caller aborts', async () => {
  const refuse = () => Promise.reject(new FoyerError('aborted', 'Left.'))
  await expect(limit(1n, refuse, AbortSignal.abort()).found).rejects.toMatchObject({
    name: 'AbortError',
  })
})

it('sends no request on a network that the host has not configured', async () => {
  const { asked, core } = limit(1n, () => '0x1')
  asked.length = 0
  const { signal } = new AbortController()
  expect(await swapGasLimit(core, 'eip155:4242', proposal, signal)).toBeUndefined()
  expect(asked).toEqual([])
})
