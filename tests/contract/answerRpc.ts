import { encodeAbiParameters, numberToHex } from 'viem'

/** The response of a call of many (Multicall3). */
const results = [{ type: 'tuple[]', components: [{ type: 'bool' }, { type: 'bytes' }] }] as const

/**
 * A chain of one account, for services that need a chain: `known` holds `balance` wei, and 25 of the first requested
 * token, which is USDC.
 */
export function answerRpc(
  known: { address: string; balance: bigint },
  body: { id?: unknown; method?: unknown; params?: unknown },
): object {
  const { id, method, params } = body
  const [address] = Array.isArray(params) ? params : []
  const answer = (result: unknown) => ({ jsonrpc: '2.0', id, result })
  switch (method) {
    case 'eth_getBalance':
      return answer(address === known.address ? `0x${known.balance.toString(16)}` : '0x0')
    case 'eth_call':
      return answer(encodeAbiParameters(results, [[[true, numberToHex(25_000_000, { size: 32 })]]]))
    case 'eth_getTransactionReceipt':
      return answer(null)
    default:
      return { jsonrpc: '2.0', id, error: { code: -32601, message: `No method ${String(method)}` } }
  }
}
