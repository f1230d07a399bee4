import { expect, it } from 'vitest'
import { generateWorld } from '../../world/generateWorld.ts'
import { chainOfRpcUrl } from './chainOfRpcUrl.ts'

const api = 'https://rpc.test'

it.each([
  ['https://mainnet.base.org', 'eip155:8453'],
  ['https://mainnet.base.org/', 'eip155:8453'],
  ['https://mainnet.infura.io/v3/0123456789abcdef', 'eip155:1'],
  ['https://rpc.test/v1/?chainId=eip155:137&projectId=x', 'eip155:137'],
  ['http://localhost:5173/__foyer/rpc/11155111', 'eip155:11155111'],
  ['http://127.0.0.1:5173/__foyer/rpc/host/1', 'eip155:1'],
])('finds the chain of the node at %s', (address, chainId) => {
  expect(chainOfRpcUrl(generateWorld(), address, api)).toBe(chainId)
})

it.each([
  'https://mainnet.base.org.evil.example',
  'https://mainnet.infura.io/v35',
  'https://api.mainnet-beta.solana.com',
  'https://rpc.test/v1/?chainId=eip155:5&projectId=x',
  'https://evil.example/__foyer/rpc/1',
  'http://localhost:5173/__foyer/rpc/5',
  'no address',
])('finds no chain at %s', (address) => {
  expect(chainOfRpcUrl(generateWorld(), address, api)).toBeUndefined()
})
