import { namespaceOf, evmChainId } from '../../../backends/port/chainIds.ts'
import type { Address, Connection } from '../../../backends/port/connectors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { sameAddress } from './addressRules.ts'
import { resolveRecipient } from './resolveRecipient.ts'
import type { Transfer } from './transferOf.ts'

/** Why a transfer was stopped before the wallet was asked. */
export type SendProblem =
  | { readonly kind: 'accountChanged' | 'networkChanged' | 'tokenMiscounted' }
  | { readonly kind: 'nameGone' | 'nameUnchecked'; readonly name: string }
  | { readonly kind: 'nameChanged'; readonly name: string; readonly now: Address }

/** Four bytes of `decimals()`. */
const decimalsSelector = '0x313ce567'

/**
 * Looks a last time whether what was shown is what would be signed: account and chain, as the app and
 * the wallet itself have them, the account behind the name, and
 * the units of the token. Rejects like the wallet, and with
 * `aborted`.
 */
export async function checkTransfer(
  core: Core,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<SendProblem | undefined> {
  const { networks, session } = core
  const { chainId, from, name, recipient } = transfer
  const connection = session.connection()
  if (!connection || session.address() !== from) return { kind: 'accountChanged' }
  if (networks.store.getState().activeId !== chainId) return { kind: 'networkChanged' }
  const accounts = await accountsOf(connection)
  if (!accounts.some((each) => sameAddress(each, from))) return { kind: 'accountChanged' }
  if (namespaceOf(chainId) === 'eip155') {
    const chain = await connection.provider.request({ method: 'eth_chainId' })
    if (evmChainId(String(chain)) !== chainId) return { kind: 'networkChanged' }
  }
  if (await isMiscounted(core, transfer, signal)) return { kind: 'tokenMiscounted' }
  if (name === undefined) return undefined
  try {
    const now = await resolveRecipient(core, name, signal)
    if (now === undefined) return { kind: 'nameGone', name }
    return sameAddress(now, recipient) ? undefined : { kind: 'nameChanged', name, now }
  } catch (thrown) {
    const error = toFoyerError(thrown)
    if (error.code === 'aborted') throw error
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

/**
 * True when the token's own contract counts in other units than the amount that was shown, as a lying
 * balance service would have it. A contract that does not tell is believed.
 */
async function isMiscounted(
  { backend, networks }: Core,
  { chainId, token, decimals }: Transfer,
  signal: AbortSignal,
): Promise<boolean> {
  const network = networks.find(chainId)
  if (token === undefined || network?.chain !== 'eip155') return false
  const call = { to: token, data: decimalsSelector }
  const answer = await backend.chains.call(network, 'eth_call', [call, 'latest'], signal)
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer)
    ? BigInt(answer) !== BigInt(decimals)
    : false
}
