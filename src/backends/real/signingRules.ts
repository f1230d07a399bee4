import { asRecord } from '../port/asRecord.ts'
import type { ChainId } from '../port/chainIds.ts'
import type { Eip1193Request } from '../port/connectors.ts'
import { FoyerError } from '../port/errors.ts'
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

  /**
   * Throws `chain.mismatch` when the wallet, or the chain the request itself names, is not on `active`. A chain
   * that cannot be read here may be readable to the wallet, so it is refused like another one.
   */
  assertChain(request: Eip1193Request, wallet: ChainId, active: ChainId): void {
    const named = namedChain(request)
    const requested = named === undefined ? active : readChain(named)
    if (wallet === active && requested === active) return
    throw new FoyerError(
      'chain.mismatch',
      `Refused ${request.method}: the active chain is ${active}, the wallet is on ${wallet} and the request is for ${requested ?? 'a chain that cannot be read'}. Switch the network first.`,
    )
  },
}

/** What a request itself names as its chain (`chainId` of a transaction or of a batch), as it is written there. */
function namedChain({ params }: Eip1193Request): unknown {
  const { chainId } = asRecord(Array.isArray(params) ? params[0] : params)
  return chainId ?? undefined
}

function readChain(chainId: unknown): ChainId | undefined {
  const isHex = typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)
  return wireChainId(isHex ? Number(chainId) : chainId)
}
