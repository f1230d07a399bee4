import { asRecord } from '../../../port/asRecord.ts'
import { RpcError } from '../../shared/rpcError.ts'

/** Throws -32602 for a chain without a name, an RPC address and a coin (EIP-3085). */
export function assertDescribesChain(chain: unknown): void {
  const { chainName, rpcUrls, nativeCurrency } = asRecord(chain)
  const served = Array.isArray(rpcUrls) && rpcUrls.some((url) => /^https?:\/\//.test(String(url)))
  if (typeof chainName === 'string' && served && typeof nativeCurrency === 'object') return
  throw new RpcError(-32_602, 'Expected chainName, rpcUrls and nativeCurrency (EIP-3085).')
}
