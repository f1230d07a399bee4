import { expect, it } from 'vitest'
import { swapRequest } from './swapSender.ts'

const proposal = { from: '0x01', to: '0x02', data: '0xabcd', value: 2n ** 64n + 1n, gasPrice: 7n }

it('contains exactly the proposal for the network of the order, without a gas price', () => {
  const { from, to, data } = proposal
  const params = [
    { from, to, data, value: '0x10000000000000001', chainId: '0xa4b1', gas: '0x33450' },
  ]
  expect(swapRequest('eip155:42161', { ...proposal, gas: 210_000n })).toEqual({
    method: 'eth_sendTransaction',
    params,
  })
})

it('contains no gas limit if none was estimated', () => {
  const { params } = swapRequest('eip155:1', proposal)
  expect(params).toEqual([expect.not.objectContaining({ gas: expect.anything() as unknown })])
})
