import type { Core } from '../../core/core.ts'
import { groupThousands } from '../../core/formats/groupThousands.ts'
import { createAmounts } from '../../core/locale/amounts.ts'
import { formatPaid, formatReceived } from '../../money/amounts/shortAmounts.ts'
import { pendingTexts } from '../../core/texts/pending/pendingTexts.ts'
import { followedFor } from '../../money/transaction/pending/keptPending.ts'
import type {
  PendingTransaction,
  SentAmount,
} from '../../money/transaction/pending/pendingTransaction.ts'

/** The texts of a transaction's line. */
export interface PendingWords {
  readonly title: string
  /** The amounts in the title, which are never cut. */
  readonly amounts: readonly string[]
  /** The reason why it failed; shown when the visitor asks. */
  readonly reason: string | undefined
  /** A note for the time while it is pending. */
  readonly note: string | undefined
}

/** The texts of a line, in the language of the widget. */
export function pendingWords(core: Core, sent: PendingTransaction): PendingWords {
  const texts = core.use(pendingTexts)
  const amounts = core.use(createAmounts)
  const { kind, status } = sent
  const written = ({ amount, symbol }: SentAmount, format: (amount: string) => string) =>
    amounts.amount(format(amount), symbol)
  // A swap shows the same amounts as its toast; a transfer shows all its digits.
  const paid = written(sent.paid, kind === 'swap' ? formatPaid : groupThousands)
  const received = sent.received && written(sent.received, formatReceived)
  const network = core.networks.find(sent.chainId)
  const isElsewhere = sent.chainId !== core.networks.store.getState().activeId
  const title = () => {
    switch (status) {
      case 'pending':
        return texts.pending[kind](paid, received ?? '')
      case 'success':
        return texts.success[kind](paid, received ?? '')
      case 'reverted':
      case 'unmoved':
        return texts.reverted[kind](paid)
      default:
        return texts[status](paid)
    }
  }
  const reason = () => {
    switch (status) {
      case 'reverted':
        return kind === 'swap' ? texts.whySwapReverted : texts.whyReverted
      case 'unmoved':
        return texts.whyUnmoved
      case 'dropped':
        return texts.whyExpired
      case 'replaced':
        return texts.whyReplaced
      default:
        return undefined
    }
  }
  const note = () => {
    if (status !== 'pending' || !sent.isLate) return undefined
    if (!sent.isUnseen) return texts.late
    const age = core.backend.clock.now() - sent.sentAt
    return age < followedFor ? texts.unseen : texts.unseenForADay
  }
  return {
    title: isElsewhere && network ? `${title()} · ${network.name}` : title(),
    amounts: received === undefined ? [paid] : [paid, received],
    reason: reason(),
    note: note(),
  }
}
