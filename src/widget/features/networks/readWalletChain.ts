import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'

/** The time that the wallet may take to answer, in ms. */
const answerLimit = 1_000

/**
 * Asks the connected EVM wallet for its network; its connection follows the answer, also without an event. Never
 * rejects.
 */
export async function readWalletChain(core: Core, signal: AbortSignal): Promise<void> {
  const connection = core.session.connection()
  if (connection?.chain !== 'eip155') return
  const over = new AbortController()
  const time = AbortSignal.any([signal, over.signal])
  try {
    await Promise.race([
      connection.provider.request({ method: 'eth_chainId' }),
      core.backend.clock.sleep('chain.walletAnswer', answerLimit, time),
    ])
  } catch (error) {
    if (!signal.aborted) noteFailure(core, 'networks.walletChain', error)
  } finally {
    over.abort()
  }
}
