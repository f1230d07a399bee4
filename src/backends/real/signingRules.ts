import type { ChainId } from '../port/chainIds.ts'
import type { Eip1193Request } from '../port/connectors.ts'
import { FoyerError } from '../port/errors.ts'
import { isRecord } from './guards/isRecord.ts'
import { wireChainId } from './guards/addresses.ts'

const SIGNING: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sign',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'wallet_sendCalls',
  'eth_sendUserOperation',
])

/** What is checked at the moment of signing. */
export const signingRules = {
  /** True for a call by which money or a signature leaves the wallet. */
  isSigning: (method: string): boolean => SIGNING.has(method),

  /** Throws `chain.mismatch` when the wallet, or the chain the request itself names, is not on `active`. */
  assertChain(request: Eip1193Request, wallet: ChainId, active: ChainId): void {
    const named = namedChain(request) ?? active
    if (wallet === active && named === active) return
    throw new FoyerError(
      'chain.mismatch',
      `Refused ${request.method}: the active chain is ${active}, the wallet is on ${wallet} and the request is for ${named}. Switch the network first.`,
    )
  },
}

/** The chain a request itself names (`chainId` of a transaction or of a batch), if it names one. */
function namedChain({ params }: Eip1193Request): ChainId | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  if (!isRecord(first)) return undefined
  const { chainId } = first
  if (typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)) {
    return wireChainId(Number(chainId))
  }
  return wireChainId(chainId)
}
