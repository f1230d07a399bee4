import { expect, it } from 'vitest'
import { rpcMethodKind } from './rpcMethodKind.ts'

it.each([
  'eth_accounts',
  'eth_call',
  'eth_getBalance',
  'eth_sendRawTransaction',
  'eth_supportedEntryPoints',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
])('lets %s pass [C-282]', (method) => {
  expect(rpcMethodKind(method)).toBe('safe')
})

it.each([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
])('asks the visitor to approve %s [C-282]', (method) => {
  expect(rpcMethodKind(method)).toBe('unsafe')
})

it.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_coinbase',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'debug_traceCall',
  'PERSONAL_SIGN',
  'personal_sign ',
  'eth_',
  'constructor',
  '',
])('refuses the method %j', (method) => {
  expect(rpcMethodKind(method)).toBe('refused')
})
