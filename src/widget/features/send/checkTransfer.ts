import { namespaceOf, evmChainId } from '../../../backends/port/chainIds.ts'
import type { Address, Connection } from '../../../backends/port/connectors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { isMiscounted } from '../../core/isMiscounted.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { sameAddress } from './addressRules.ts'
import { resolveRecipient } from './resolveRecipient.ts'
import type { Transfer } from './transferOf.ts'

/** Why a transfer was stopped before the wallet was asked. */
export type SendProblem =
  | { readonly kind: 'accountChanged' | 'networkChanged' | 'tokenMiscounted' }
  | { readonly kind: 'nameGone' | 'nameUnchecked'; readonly name: string }
  | { readonly kind: 'nameChanged'; readonly name: string; readonly now: Address }

/**
 * Looks a last time whether what was shown is what would be signed: account and chain, as the app and
 * the wallet itself have them, the account behind the name, and the units of coin or token. Rejects like
 * the wallet and the chain, and with `aborted`.
 */
export async function checkTransfer(
  core: Core,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<SendProblem | undefined> {
  const { networks, session } = core
  const { chainId, from } = transfer
  const connection = session.connection()
  const changed = (): SendProblem | undefined => {
    const isSame = session.connection() === connection && session.address() === from
    if (!isSame) return { kind: 'accountChanged' }
    const isChain = networks.store.getState().activeId === chainId
    return isChain ? undefined : { kind: 'networkChanged' }
  }
  const before = changed()
  if (!connection || before) return before ?? { kind: 'accountChanged' }
  const accounts = await accountsOf(connection)
  if (!accounts.some((each) => sameAddress(each, from))) return { kind: 'accountChanged' }
  if (namespaceOf(chainId) === 'eip155') {
    const chain = await connection.provider.request({ method: 'eth_chainId' })
    if (evmChainId(String(chain)) !== chainId) return { kind: 'networkChanged' }
  }
  if (await isMiscounted(core, transfer, signal)) return { kind: 'tokenMiscounted' }
  // Asking takes a moment in which everything may have changed.
  return (await nameProblem(core, transfer, signal)) ?? changed()
}

/** Whether the name that the visitor gave still stands for the recipient that was shown. */
async function nameProblem(
  core: Core,
  { name, recipient }: Transfer,
  signal: AbortSignal,
): Promise<SendProblem | undefined> {
  if (name === undefined) return undefined
  try {
    const now = await resolveRecipient(core, name, signal)
    if (now === undefined) return { kind: 'nameGone', name }
    return sameAddress(now, recipient) ? undefined : { kind: 'nameChanged', name, now }
  } catch (thrown) {
    const error = toFoyerError(thrown)
    if (error.code === 'aborted') throw error
    if (error.code === 'name.otherChain') return { kind: 'nameGone', name }
    noteFailure(core, 'send.name', error)
    return { kind: 'nameUnchecked', name }
  }
}

/** The accounts that the wallet itself names now. */
async function accountsOf({ chain, provider }: Connection): Promise<readonly Address[]> {
  const method = chain === 'solana' ? 'solana_getAccounts' : 'eth_accounts'
  const answer = await provider.request({ method })
  const accounts: readonly unknown[] = Array.isArray(answer) ? answer : []
  return accounts.map((each) => String(chain === 'solana' ? Object(each).pubkey : each))
}
