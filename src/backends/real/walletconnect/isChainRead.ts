const reads: ReadonlySet<string> = new Set(
  [
    'blobBaseFee blockNumber call chainId createAccessList estimateGas feeHistory gasPrice getBalance',
    'getBlockByHash getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber',
    'getCode getFilterChanges getFilterLogs getLogs getProof getStorageAt getTransactionByBlockHashAndIndex',
    'getTransactionByBlockNumberAndIndex getTransactionByHash getTransactionCount getTransactionReceipt',
    'getUncleByBlockHashAndIndex getUncleByBlockNumberAndIndex getUncleCountByBlockHash getUncleCountByBlockNumber',
    'maxPriorityFeePerGas newBlockFilter newFilter newPendingTransactionFilter protocolVersion sendRawTransaction',
    'simulateV1 syncing uninstallFilter',
  ].flatMap((line) => line.split(' ').map((name) => `eth_${name}`)),
)

/**
 * True for a method that a node answers without the visitor's key: reads, and sending a signed transaction
 * (`eth_sendRawTransaction`). An allowlist, so that an unknown method never passes.
 */
export function isChainRead(method: string): boolean {
  return (
    reads.has(method) ||
    ['net_listening', 'net_peerCount', 'web3_clientVersion', 'web3_sha3'].includes(method)
  )
}
