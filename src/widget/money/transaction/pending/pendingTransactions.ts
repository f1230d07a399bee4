import { createStore, type StoreApi } from 'zustand/vanilla'
import { namespaceOf, type ChainNamespace } from '../../../../backends/port/chainIds.ts'
import { isRecord } from '../../../../backends/port/isRecord.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import type { FollowedTransaction } from '../followTransaction.ts'
import { lastBlockNow, nonceOf } from '../result/lookAtTransaction.ts'
import { keptPending } from './keptPending.ts'
import { amountsOf, type PendingTransaction } from './pendingTransaction.ts'

/** The data of a transaction when it was sent. */
export type SentTransaction = Omit<
  PendingTransaction,
  | 'sentAt'
  | 'status'
  | 'nonce'
  | 'passedAt'
  | 'lastBlock'
  | 'isUnseen'
  | 'isLate'
  | 'seenAt'
  | 'isSmartAccount'
>

/**
 * The pauses between attempts to read the nonce of a transaction that its chain does not return
 * yet, in ms.
 */
const noncePauses = [1_000, 4_000, 8_000]

/** How long a seen success remains for the next opening of the modal, in ms. */
export const seenFor = 60_000

export interface PendingTransactionsState {
  /** The transactions of every account and network, newest first within a namespace. */
  readonly transactions: readonly PendingTransaction[]
  /** Hashes whose result a screen or the pipeline waits for. Their lines do not poll the chain. */
  readonly followed: readonly string[]
}

/** Sent transactions, until the visitor knows their result. They survive the screen, a reload and other tabs. */
export interface PendingTransactions {
  readonly store: StoreApi<PendingTransactionsState>
  /**
   * Adds a transaction. `result` is what the pipeline finds within 25 s, after which the lines poll
   * the chain.
   */
  add(sent: SentTransaction, result: Promise<FollowedTransaction>): void
  /** Stores new data about a transaction. Ignored if it was removed. */
  update(hash: string, news: Partial<PendingTransaction>): void
  dismiss(hash: string): void
  /** Reports whether the lines are on the screen. */
  show(isShown: boolean): void
  /**
   * True while the lines are on the screen, or about to be with the account that has just opened, so that no other
   * message about a transaction is needed.
   */
  isShown(): boolean
}

/** Tracks the transactions that one widget sent: `core.use(createPendingTransactions)`. */
export function createPendingTransactions(core: Core): PendingTransactions {
  const { clock, storage } = core.backend
  const chains = [...new Set(core.networks.requested.map(({ chain }) => chain))]
  const read = (chain: ChainNamespace) => keptPending.read(storage, chain, clock.now())
  const readAll = () => chains.flatMap(read)
  const store = createStore<PendingTransactionsState>(() => ({
    transactions: readAll(),
    followed: [],
  }))
  const refresh = () => store.setState({ transactions: readAll() })
  let shown = 0

  function change(
    chain: ChainNamespace,
    to: (sent: readonly PendingTransaction[]) => readonly PendingTransaction[],
  ) {
    keptPending.write(storage, chain, to(read(chain)))
    refresh()
  }

  const update: PendingTransactions['update'] = (hash, news) => {
    for (const chain of chains) {
      const kept = read(chain)
      if (!kept.some((each) => each.hash === hash)) continue
      change(chain, (sent) =>
        sent.map((each) => (each.hash === hash ? { ...each, ...news } : each)),
      )
    }
  }

  /** A success that was seen a while ago is removed; Activity still lists it. */
  function forgetSeen() {
    const isOver = ({ status, seenAt }: PendingTransaction) =>
      status === 'success' && seenAt !== undefined && clock.now() - seenAt >= seenFor
    for (const chain of chains) {
      const kept = read(chain)
      const left = kept.filter((each) => !isOver(each))
      if (left.length < kept.length) keptPending.write(storage, chain, left)
    }
    refresh()
  }

  /**
   * Reads at once what is needed to recognise the end: a chain no longer returns the nonce after a
   * replacement, and a later block of Solana would be a later end.
   */
  async function learnEnd({ account, chainId, hash, isSmartAccount }: PendingTransaction) {
    const network = core.networks.find(chainId)
    if (!network || isSmartAccount) return
    const { chains } = core.backend
    try {
      if (network.chain === 'solana') {
        return update(hash, { lastBlock: await lastBlockNow(chains, network) })
      }
      for (const pause of [...noncePauses, 0]) {
        const known = await chains.call(network, 'eth_getTransactionByHash', [hash])
        const nonce = nonceOf(known, account)
        if (nonce !== undefined) return update(hash, { nonce })
        if (isRecord(known) || pause === 0 || !store.getState().followed.includes(hash)) return
        await clock.sleep('transaction.nonce', pause)
      }
    } catch (error) {
      noteFailure(core, 'transaction.nonce', error)
    }
  }

  forgetSeen()
  core.modal.subscribe(({ open }, before) => {
    if (open && !before.open) forgetSeen()
  })
  // An ended session has cleared the storage.
  core.session.store.subscribe(refresh)
  storage.subscribe?.(refresh)

  return {
    store,
    update,
    add(sent, result) {
      const { hash } = sent
      const isSmartAccount = core.account.getState().type === 'smartAccount'
      const added = { ...sent, isSmartAccount, sentAt: clock.now(), status: 'pending' } as const
      store.setState(({ followed }) => ({ followed: [...followed, hash] }))
      change(namespaceOf(sent.chainId), (kept) => [added, ...kept])
      void learnEnd(added)
      void result.then(({ amount, status }) => {
        store.setState(({ followed }) => ({ followed: followed.filter((each) => each !== hash) }))
        const isKnown = status !== 'pending' && status !== 'unknown'
        update(hash, isKnown ? { status, ...amountsOf(added, amount) } : { isLate: true })
      })
    },
    dismiss(hash) {
      for (const chain of chains) {
        change(chain, (sent) => sent.filter((each) => each.hash !== hash))
      }
    },
    show(isShown) {
      shown += isShown ? 1 : -1
    },
    isShown: () =>
      shown > 0 || (core.modal.getState().open && core.router.current().view === 'Account'),
  }
}
