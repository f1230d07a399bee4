import { expect, it } from 'vitest'
import type { Network } from '../../port/network.ts'
import { requestedNamespaces } from './requestedNamespaces.ts'

const network = (id: Network['id'], chain: Network['chain']): Network => ({
  id,
  name: id,
  chain,
  currency: { name: 'C', symbol: 'C', decimals: 18 },
  rpcUrl: 'https://rpc.example/v1/?projectId=f0e1',
})

it('requests the networks by namespace and names no RPC URL', () => {
  const asked = requestedNamespaces([
    network('eip155:1', 'eip155'),
    network('eip155:137', 'eip155'),
    network('solana:mainnet', 'solana'),
  ])
  expect(Object.entries(asked).map(([namespace, { chains }]) => [namespace, chains])).toEqual([
    ['eip155', ['eip155:1', 'eip155:137']],
    ['solana', ['solana:mainnet']],
  ])
  expect(asked.eip155?.methods).toContain('personal_sign')
  expect(JSON.stringify(asked)).not.toMatch(/https?:|projectId/)
})

it('requests exactly these methods and events', () => {
  const { eip155, solana } = requestedNamespaces([
    network('eip155:1', 'eip155'),
    network('solana:mainnet', 'solana'),
  ])
  expect(eip155?.methods.toSorted()).toEqual([
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'personal_sign',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_registerOnboarding',
    'wallet_requestPermissions',
    'wallet_scanQRCode',
    'wallet_switchEthereumChain',
    'wallet_watchAsset',
  ])
  expect(solana?.methods.toSorted()).toEqual([
    'solana_getAccounts',
    'solana_requestAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signMessage',
    'solana_signTransaction',
  ])
  expect([eip155?.events, solana?.events]).toEqual([
    ['accountsChanged', 'chainChanged'],
    ['accountsChanged', 'chainChanged'],
  ])
})

it('omits a namespace that the host does not have', () => {
  expect(Object.keys(requestedNamespaces([network('eip155:1', 'eip155')]))).toEqual(['eip155'])
})
