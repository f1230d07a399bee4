import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from '../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Network } from '../../../../backends/port/network.ts'
import { isRefusal } from '../../../core/kernel/isRefusal.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import type { Core } from '../../../core/core.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createTokenWarnings } from '../../../money/tokens/tokenWarnings.ts'
import { isBurnAddress, sameAddress } from '../rules/addressRules.ts'
import { recentRecipients } from '../services/recentRecipients.ts'
import type { RecipientVerdict } from './recipientVerdict.ts'
import { judgeSolana } from './solana/judgeSolana.ts'
import type { Transfer } from './transfer.ts'

/** The parts of a transfer that the verdict depends on. */
type JudgedTransfer = Pick<Transfer, 'chainId' | 'from' | 'recipient' | 'token'>

/** The verdicts about the recipients of this visit; read them by `core.use(createRecipientVerdicts)`. */
export interface RecipientVerdicts {
  readonly store: StoreApi<Readonly<Record<string, RecipientVerdict>>>
  /** Judges a recipient again and keeps the verdict for the screen. Rejects like `judgeRecipient`. */
  load(transfer: JudgedTransfer, signal: AbortSignal): Promise<RecipientVerdict>
  /** Returns the last verdict; `undefined` until the first one. */
  find(transfer: JudgedTransfer): RecipientVerdict | undefined
}

/** Creates the verdicts of a widget. */
export function createRecipientVerdicts(core: Core): RecipientVerdicts {
  const store = createStore<Readonly<Record<string, RecipientVerdict>>>(() => ({}))
  const keyOf = ({ chainId, from, recipient, token }: JudgedTransfer) =>
    [chainId, from, recipient, token].join(' ')
  return {
    store,
    find: (transfer) => store.getState()[keyOf(transfer)],
    async load(transfer, signal) {
      const verdict = await judgeRecipient(core, transfer, signal)
      store.setState({ [keyOf(transfer)]: verdict })
      return verdict
    },
  }
}

/**
 * Judges the recipient of a transfer (open points 300, 301). Rejects with `none.network` and `aborted`, and on Solana
 * like the chain. On other networks an unreadable chain is reported, and the lists of tokens decide alone.
 */
async function judgeRecipient(
  core: Core,
  transfer: JudgedTransfer,
  signal: AbortSignal,
): Promise<RecipientVerdict> {
  const network = core.networks.find(transfer.chainId)
  if (!network) throw new FoyerError('none.network', 'No network found')
  const { recipient, token } = transfer
  const listed = core.use(createTokenBalances).store.getState().tokens
  const tokens = [token, ...listed.map(({ address }) => address)].filter(
    (each) => each !== undefined,
  )
  if (network.chain === 'solana') {
    if (await isWellKnown(core, network, recipient, signal)) return 'notWallet'
    const sender = { chain: network.chain, account: transfer.from }
    const trusted = recentRecipients.read(core.backend.storage, sender)
    return judgeSolana(core, network, { ...transfer, tokens, trusted }, signal)
  }
  if (isBurnAddress(recipient)) return 'burn'
  try {
    if (tokens.some((each) => sameAddress(each, recipient))) return 'token'
    const lookup = await core.use(createTokenWarnings).load(network.id)
    if (lookup.find(recipient)) return 'token'
    const own = core.account.getState().allAccounts
    if (own.some(({ address }) => sameAddress(address, recipient))) return 'wallet'
    if (!(await isContract(core, network, recipient, signal))) return 'wallet'
    return (await hasDecimals(core, network, recipient, signal)) ? 'token' : 'contract'
  } catch (error) {
    signal.throwIfAborted()
    noteFailure(core, 'send.recipient', error)
    return 'wallet'
  }
}

/** Whether the address is the mint of a well-known token, also where the node does not have its account. */
async function isWellKnown(core: Core, network: Network, address: Address, signal: AbortSignal) {
  try {
    const lookup = await core.use(createTokenWarnings).load(network.id)
    return lookup.find(address)?.address === address
  } catch (error) {
    signal.throwIfAborted()
    noteFailure(core, 'send.recipient', error)
    return false
  }
}

/** Whether the address is a contract; an account delegated by EIP-7702 is none, because it belongs to its key. */
async function isContract(core: Core, network: Network, address: Address, signal: AbortSignal) {
  const code = await core.backend.chains.call(network, 'eth_getCode', [address, 'latest'], signal)
  if (typeof code !== 'string' || !/^0x[0-9a-f]*$/i.test(code)) {
    throw new FoyerError('chain.malformed', 'Failed to read the code of the recipient: no bytes.')
  }
  return code !== '0x' && !/^0xef0100[0-9a-f]{40}$/i.test(code)
}

/** Whether the contract answers `decimals()`, as a token does, but not an account or an exchange. */
async function hasDecimals(core: Core, network: Network, to: Address, signal: AbortSignal) {
  try {
    const call = [{ to, data: '0x313ce567' }, 'latest']
    const answer = await core.backend.chains.call(network, 'eth_call', call, signal)
    return typeof answer === 'string' && /^0x0{62}[0-9a-f]{2}$/i.test(answer)
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}
