import { asRecord } from '../port/asRecord.ts'
import type { ChainId } from '../port/chainIds.ts'
import type { Eip1193Request } from '../port/connectors.ts'
import { FoyerError } from '../port/errors.ts'
import { wireChainId } from './guards/addresses.ts'

/** Words in the names of methods by which a wallet signs, sends or grants, also of those that come later. */
const SIGNING = /sign|send|grant|executionPermissions|upgradeAccount/i

/** What is checked at the moment of signing. */
export const signingRules = {
  /** True for a call by which money or a signature leaves the wallet. */
  isSigning: (method: string): boolean => SIGNING.test(method),

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

/**
 * What a request itself names as its chain, as it is written there: `chainId` of a transaction or of a batch, or
 * of the domain of typed data (EIP-712).
 */
function namedChain({ method, params }: Eip1193Request): unknown {
  const [first, second]: readonly unknown[] = Array.isArray(params) ? params : [params]
  const typed = /signTypedData/i.test(method) ? asRecord(asRecord(parsed(second)).domain) : {}
  return typed.chainId ?? asRecord(first).chainId ?? undefined
}

/** Typed data is JSON text, or already an object. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    // No typed data: the wallet refuses it.
    return undefined
  }
}

function readChain(chainId: unknown): ChainId | undefined {
  const isHex = typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)
  return wireChainId(isHex || typeof chainId === 'bigint' ? Number(chainId) : chainId)
}
