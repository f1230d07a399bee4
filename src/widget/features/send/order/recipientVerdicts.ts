import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../../../core/core.ts'
import { judgeRecipient, type JudgedTransfer } from './judgeRecipient.ts'
import type { RecipientVerdict } from './recipientVerdict.ts'

/** What is known about the recipients of this visit. `core.use(createRecipientVerdicts)`. */
export interface RecipientVerdicts {
  readonly store: StoreApi<Readonly<Record<string, RecipientVerdict>>>
  /** Judges a recipient again and keeps the verdict for the screen. Rejects like `judgeRecipient`. */
  load(transfer: JudgedTransfer, signal: AbortSignal): Promise<RecipientVerdict>
  /** The last verdict; `undefined` until the first one. */
  find(transfer: JudgedTransfer): RecipientVerdict | undefined
}

/** Creates the verdicts of one widget. */
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
