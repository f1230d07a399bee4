import { asRecord } from '../port/asRecord.ts'
import type { ChainId } from '../port/chainIds.ts'
import type { Eip1193Request } from '../port/connectors.ts'
import { FoyerError } from '../port/errors.ts'
import { wireChainId } from './guards/addresses.ts'

/** Parts of method names that sign, send or grant; they also match future methods. */
const SIGNING = /sign|send|grant|executionPermissions|upgradeAccount/i

/** The checks before a signature. */
export const signingRules = {
  /** True for a method that makes the wallet sign, send or grant something. */
  isSigning: (method: string): boolean => SIGNING.test(method),

  /**
   * Throws `chain.mismatch` when the wallet's chain, or the chain that the request names, is not `active`. A chain that
   * is unreadable here may be readable for the wallet, so it is refused as well.
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
 * The unparsed chain that a request names: `chainId` of a transaction, of a batch, or of the domain of typed data
 * (EIP-712).
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
    // Not typed data: the wallet refuses it.
    return undefined
  }
}

function readChain(chainId: unknown): ChainId | undefined {
  const isHex = typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)
  return wireChainId(isHex || typeof chainId === 'bigint' ? Number(chainId) : chainId)
}
