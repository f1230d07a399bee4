import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { approvalReset, encodeApproval } from './approval.ts'
import { swapRouters } from './swapRouters.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { testOrder } from '../testing/testOrder.ts'
import { testTokens } from '../testing/testTokens.ts'

const router = String(swapRouters['eip155:1'])
const order = testOrder({ source: testTokens.usdt })
const token = plainAddress(testTokens.usdt.address)
const wanted = {
  from: testAddress,
  to: token,
  data: await encodeApproval(router, order.amount),
  value: 0n,
  gasPrice: 1n,
  gas: 60_000n,
}

function setUp(answer: () => Promise<unknown>) {
  const asked: unknown[] = []
  const { core, seen } = createTestCore({
    backend: {
      chains: {
        call: (network, method, params) => {
          asked.push([network.id, method, params])
          return answer()
        },
      },
    },
  })
  const { signal } = new AbortController()
  return {
    asked,
    seen,
    reset: (changes = {}) => approvalReset(core, wanted, { ...order, ...changes }, signal),
  }
}
const refused = () =>
  Promise.reject(new FoyerError('chain.failed', 'No.', { details: { rpcCode: 3 } }))

it('resets no limit if the token accepts the approval, as simulated on the chain', async () => {
  const { asked, reset } = setUp(() => Promise.resolve('0x'))
  expect(await reset()).toBeUndefined()
  const { from, to, data } = wanted
  expect(asked).toEqual([['eip155:1', 'eth_call', [{ from, to, data }, 'latest']]])
})

it('sets the limit of the known router on that token to zero, without coins, and reports it to the observer', async () => {
  const { reset, seen } = setUp(refused)
  const data = await encodeApproval(router, 0n)
  expect(await reset()).toEqual({ ...wanted, to: token, data, value: 0n })
  expect(seen).toContainEqual(expect.objectContaining({ about: 'swap.approvalReset' }))
})

it('uses the token of the order, whatever token the proposal names', async () => {
  const { core } = createTestCore({ backend: { chains: { call: refused } } })
  const odd = { ...wanted, to: '0x000000000000000000000000000000000000dEaD', value: 5n }
  const reset = await approvalReset(core, odd, order, new AbortController().signal)
  expect(reset).toMatchObject({ to: token, value: 0n })
})

it('rejects when the chain cannot be read', async () => {
  const { reset } = setUp(() => Promise.reject(new FoyerError('network.failed', 'Down.')))
  await expect(reset()).rejects.toMatchObject({ code: 'network.failed' })
})

it("resets no limit on a network without a known router or outside the host's networks", async () => {
  const { asked, reset } = setUp(refused)
  expect(await reset({ chainId: 'eip155:11155111' })).toBeUndefined()
  expect(await reset({ chainId: 'eip155:56' })).toBeUndefined()
  expect(asked).toEqual([])
})
