import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { RpcError } from '../../shared/rpcError.ts'

/**
 * Returns the chain in `[{ chainId: '0x…' }]`, the format of EIP-3326 and EIP-3085. Rejects with
 * -32602.
 */
export function chainIdParam(params: readonly unknown[]): ChainId {
  const [first] = params
  const chainId =
    typeof first === 'object' && first !== null && 'chainId' in first ? first.chainId : undefined
  if (typeof chainId !== 'string' || !/^0x(0|[1-9a-f][0-9a-f]*)$/i.test(chainId)) {
    throw new RpcError(-32_602, `Expected a 0x-prefixed chainId, got ${String(chainId)}.`)
  }
  return evmChainId(BigInt(chainId))
}
