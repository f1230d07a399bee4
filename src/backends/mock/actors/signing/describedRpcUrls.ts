import { asRecord } from '../../../port/asRecord.ts'
import { isLoopback } from '../../network/isLoopback.ts'
import { RpcError } from '../../shared/rpcError.ts'

/**
 * Returns the RPC URLs in an app's description of a chain. Throws -32602 for a chain without a
 * name, an https URL (http on this machine) and a coin (EIP-3085).
 */
export function describedRpcUrls(chain: unknown): readonly string[] {
  const { chainName, rpcUrls, nativeCurrency } = asRecord(chain)
  const { symbol, decimals } = asRecord(nativeCurrency)
  const refuse = (what: string) => {
    throw new RpcError(-32_602, `Failed to add the chain: expected ${what} (EIP-3085).`)
  }
  if (typeof chainName !== 'string' || chainName === '') refuse('a chainName')
  if (typeof symbol !== 'string' || !/^\S{1,11}$/.test(symbol)) {
    refuse('a nativeCurrency with a symbol of 1 to 11 characters')
  }
  if (decimals !== 18) refuse('a nativeCurrency of 18 decimals')
  const urls = (Array.isArray(rpcUrls) ? rpcUrls : []).map(String).filter(isServed)
  if (urls.length === 0) refuse('rpcUrls with an address over https, or of this machine')
  return urls
}

function isServed(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(text))
}
