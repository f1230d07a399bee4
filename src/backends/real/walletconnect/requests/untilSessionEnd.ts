import { isRecord } from '../../../port/isRecord.ts'
import { untilAborted } from '../../untilAborted.ts'
import { walletError } from '../../walletError.ts'
import { sessionEnded } from './forgetRequests.ts'

/**
 * Returns the outcome of a request in a session. Rejects with 4900 (EIP-1193) when the session ends
 * first, because the library leaves such a request open for minutes.
 */
export async function untilSessionEnd<T>(work: Promise<T>, over: AbortSignal): Promise<T> {
  try {
    return await untilAborted(work, over, 'The request')
  } catch (thrown) {
    const isEnd = isRecord(thrown) && thrown.code === sessionEnded.code
    if (!over.aborted && !isEnd) throw thrown
    throw walletError(4900, 'The session ended while the request was open. Connect again.')
  }
}
