import { FoyerError } from '../../../port/errors.ts'
import { toFoyerError } from '../../../port/toFoyerError.ts'
import type { FrameClient } from '../frameClient.ts'
import type { FrameSession } from '../frameSession.ts'

/** How long an error waits for the secure site to say whether the login is over. */
const LIMIT_MS = 5_000

/**
 * A client that checks, when the secure site refuses a request of a logged-in page, whether the
 * login is over. If it is, the request rejects with `wallet.disconnected` after `onOver`; otherwise
 * with its own error.
 */
export function createEndCheck(options: {
  client: Pick<FrameClient, 'request'>
  session: FrameSession
  onOver: () => void
  onError: (error: Error) => void
}): Pick<FrameClient, 'request'> & {
  /** Whether a request of a logged-in page failed because the login is over. */
  isOver(thrown: unknown): Promise<boolean>
} {
  const { client, session } = options

  async function isOver(thrown: unknown): Promise<boolean> {
    const isRefused = thrown instanceof FoyerError && thrown.code === 'frame.failed'
    if (!isRefused || session.user === undefined) return false
    try {
      const answer = await client.request('IS_CONNECTED', undefined, { limitMs: LIMIT_MS })
      return !answer.isConnected
    } catch (error) {
      // A missing answer says nothing about the login.
      options.onError(toFoyerError(error))
      return false
    }
  }

  return {
    isOver,
    async request(call, payload, given) {
      try {
        return await client.request(call, payload, given)
      } catch (thrown) {
        if (!(await isOver(thrown))) throw thrown
        options.onOver()
        throw new FoyerError(
          'wallet.disconnected',
          `Failed to call ${call}: the login at the secure site has ended. Log in again.`,
          { cause: thrown },
        )
      }
    },
  }
}
