import type { Connection } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { untilAborted } from '../untilAborted.ts'

/**
 * The most requests that wait for an answer: a second one is sent, because the wallet may have lost
 * the first, but never a third.
 */
const MAX_ASKED = 2

/** A wallet of the page. The same `identity` is the same wallet. */
interface Found<Wallet> {
  readonly wallet: Wallet
  readonly identity: object
  /** False while another wallet claims to be this one. */
  readonly mayReconnect: boolean
}

/**
 * Resolves with the connection of a remembered wallet as soon as it is on the page, answers without a prompt and grants
 * an account. Asks it when it appears, and again when it reports a return. `onAway` is called each time it is there and
 * grants none. A failed answer is passed to `onError` and counts as none. Rejects only with `aborted`.
 */
export async function whenBack<Wallet>(options: {
  what: string
  find: () => Found<Wallet> | undefined
  /** Calls the listener when the wallets of the page change. */
  subscribe: (listener: () => void) => () => void
  /** Calls the listener when the wallet may grant accounts again. */
  follow: (wallet: Wallet, listener: () => void) => () => void
  ask: (wallet: Wallet, signal: AbortSignal) => Promise<Connection | undefined>
  onAway: (() => void) | undefined
  onError: (error: Error) => void
  signal: AbortSignal | undefined
}): Promise<Connection> {
  const { what, find, follow, ask, onError } = options
  const onAway = options.onAway ?? (() => undefined)
  const over = new AbortController()
  let followed: object | undefined
  let stopFollowing = () => {}

  const isCurrent = (identity: object) => {
    const now = find()
    return now?.identity === identity && now.mayReconnect
  }

  const back = new Promise<Connection>((resolve) => {
    function start({ wallet, identity }: Found<Wallet>): void {
      let asked = 0
      const askOnce = async () => {
        if (asked === MAX_ASKED || !isCurrent(identity)) return
        asked += 1
        try {
          const connection = await ask(wallet, over.signal)
          if (connection && isCurrent(identity)) resolve(connection)
          else onAway()
        } catch (thrown) {
          if (over.signal.aborted) return
          onError(toFoyerError(thrown, 'wallet.failed', what))
          onAway()
        } finally {
          asked -= 1
        }
      }
      followed = identity
      stopFollowing()
      stopFollowing = follow(wallet, askOnce)
      void askOnce()
    }

    function look(): void {
      const found = find()
      if (found && !found.mayReconnect) onAway()
      else if (found && found.identity !== followed) start(found)
    }
    over.signal.addEventListener('abort', options.subscribe(look))
    look()
  })

  try {
    return await untilAborted(back, options.signal, what)
  } finally {
    over.abort()
    stopFollowing()
  }
}
