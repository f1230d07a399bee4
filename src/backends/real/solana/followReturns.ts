import { asRecord } from '../../port/asRecord.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { StandardWallet } from './readStandardWallet.ts'

/** Calls the listener when a wallet reports accounts, as one that is unlocked does. Returns the unsubscribe function. */
export function followReturns(
  wallet: StandardWallet,
  listener: () => void,
  onError: (error: Error) => void,
): () => void {
  const guarded = (run: () => unknown): unknown => {
    try {
      return run()
    } catch (thrown) {
      onError(toFoyerError(thrown, 'wallet.malformed', 'Following a Solana wallet'))
      return undefined
    }
  }
  const stop = guarded(() =>
    wallet.calls.on?.('change', (change: unknown) => {
      const { accounts } = asRecord(change)
      if (Array.isArray(accounts) && accounts.length > 0) listener()
    }),
  )
  return () => {
    if (typeof stop === 'function') guarded(() => stop())
  }
}
