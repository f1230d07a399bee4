import { expect, it } from 'vitest'
import { walletRpcUrl } from './walletRpcUrl.ts'

const projectId = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'
const network = {
  id: 'eip155:8453',
  name: 'Base',
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const
const leaking = `https://rpc.walletconnect.org/v1/?chainId=eip155:8453&projectId=${projectId}`
const own = 'https://rpc.shop.example/base'
const publicRpcUrl = 'https://mainnet.base.org'

it.each([
  ["the host's own", { rpcUrl: own, publicRpcUrl }, own],
  ['the public one where the host has none', { publicRpcUrl }, publicRpcUrl],
  [
    "the public one where the host's carries the project id",
    { rpcUrl: leaking, publicRpcUrl },
    publicRpcUrl,
  ],
  [
    "the host's where the public one carries the project id",
    { rpcUrl: own, publicRpcUrl: leaking },
    own,
  ],
])('passes %s to the wallet', (_, urls, expected) => {
  expect(walletRpcUrl({ ...network, ...urls }, projectId)).toBe(expected)
})

it.each([
  ['none', {}],
  ['only one with the project id', { rpcUrl: leaking }],
  ['only one with the project id in capitals', { rpcUrl: leaking.toUpperCase() }],
  [
    'only one with the project id, which the host wrote in capitals',
    { rpcUrl: leaking },
    projectId.toUpperCase(),
  ],
  ['two with the project id', { rpcUrl: leaking, publicRpcUrl: leaking }],
])('throws when the network has %s', (_, urls, id = projectId) => {
  expect(() => walletRpcUrl({ ...network, ...urls }, id)).toThrow(
    expect.objectContaining({
      code: 'wallet.unknownChain',
      message: expect.stringContaining('Give the network a publicRpcUrl'),
    }),
  )
})
