const SAFE_ETH =
  'accounts blockNumber call chainId estimateGas feeHistory gasPrice getAccount getBalance getBlockByHash getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode getFilterChanges getFilterLogs getLogs getProof getStorageAt getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex getTransactionByHash getTransactionCount getTransactionReceipt getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter newFilter newPendingTransactionFilter sendRawTransaction syncing uninstallFilter getUserOperationReceipt estimateUserOperationGas getUserOperationByHash supportedEntryPoints'

const SAFE: ReadonlySet<string> = new Set([
  ...SAFE_ETH.split(' ').map((name) => `eth_${name}`),
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
])

const UNSAFE: ReadonlySet<string> = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'eth_sendUserOperation',
])

/**
 * Returns what a secure wallet's method requires: nothing, the visitor's approval, or it is refused
 * (C-282, wire 2.4).
 */
export function rpcMethodKind(method: string): 'safe' | 'unsafe' | 'refused' {
  if (SAFE.has(method)) return 'safe'
  return UNSAFE.has(method) ? 'unsafe' : 'refused'
}
