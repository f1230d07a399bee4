import { asRecord } from '../port/asRecord.ts'
import type { ChainId } from '../port/chainIds.ts'
import type { Address, Eip1193Request } from '../port/connectors.ts'
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
      `Refused ${request.method}: the active chain is ${active}, the wallet is on ${wallet} and the request is for ${requested ?? 'a chain that cannot be read'}. ${wallet === active ? 'Switch the network first' : "The page shows the wallet's network now: check it and try again"}.`,
    )
  },

  /**
   * Throws `wallet.unauthorized` for a request of an account that the wallet has left without an event. A request that
   * names no account is for the first one.
   * @param before the accounts when the request was made
   */
  assertAccount(
    request: Eip1193Request,
    before: readonly Address[],
    accounts: readonly Address[],
  ): void {
    const named = namedAccounts(request, before)
    const [first] = before
    const unnamed = first === accounts[0] ? undefined : first
    const gone = named.length > 0 ? named.find((address) => !accounts.includes(address)) : unnamed
    if (gone === undefined) return
    throw new FoyerError(
      'wallet.unauthorized',
      `Refused ${request.method}: the wallet has changed its accounts and no longer shows ${gone}. Try again with the account that is active now.`,
    )
  },
}

/**
 * Returns those of the accounts that a request names: as a parameter of its own, or as the sender.
 */
function namedAccounts(
  { params }: Eip1193Request,
  accounts: readonly Address[],
): readonly Address[] {
  const all: readonly unknown[] = Array.isArray(params) ? params : [params]
  const named = [...all, asRecord(all[0]).from].map((each) => String(each).toLowerCase())
  return accounts.filter((address) => named.includes(address.toLowerCase()))
}

/**
 * Returns the unparsed chain that a request names: `chainId` of a transaction, of a batch, or of
 * the domain of typed data (EIP-712).
 */
function namedChain({ method, params }: Eip1193Request): unknown {
  const [first, second]: readonly unknown[] = Array.isArray(params) ? params : [params]
  const typed = /signTypedData/i.test(method) ? asRecord(asRecord(parsed(second)).domain) : {}
  return typed.chainId ?? asRecord(first).chainId ?? undefined
}

/** Parses typed data, which is JSON text or already an object. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    // It is not typed data, and the wallet refuses it.
    return undefined
  }
}

function readChain(chainId: unknown): ChainId | undefined {
  const isHex = typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId)
  return wireChainId(isHex || typeof chainId === 'bigint' ? Number(chainId) : chainId)
}
