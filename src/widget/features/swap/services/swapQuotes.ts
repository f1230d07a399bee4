import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import type { SwapStore } from '../state/swapModel.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import type { SwapQuotes } from '../swap.ts'
import { swapService } from '../swapAccess.ts'

/** Creates the quotes of one widget's swap. */
export function createSwapQuotes(core: Core, swap: SwapStore): SwapQuotes {
  const { backend, session } = core
  let work = new AbortController()
  let cancel = () => {}

  async function swapTokens() {
    cancel()
    work.abort()
    work = new AbortController()
    const signal = AbortSignal.any([work.signal, swap.signal()])
    const { sourceToken, toToken, sourceAmount: amount, gasPrice } = swap.get()
    const user = session.address()
    if (!sourceToken || !toToken || !user || amount === 0n) return swap.send({ type: 'unquoted' })
    swap.send({ type: 'quoting' })
    const [from, to] = [sourceToken.address, toToken.address]
    const quote = async () => swapService(core).quote({ from, to, amount, user, gasPrice }, signal)
    await unlessAborted(signal, quote(), {
      done: ({ toAmount }) => swap.send({ type: 'quoted', toUnits: toAmount }),
      failed(error) {
        noteFailure(core, 'swap.quote', error)
        swap.send({ type: 'quoteFailed' })
      },
    })
  }

  return {
    swapTokens,
    soon() {
      cancel()
      work.abort()
      // A typed amount makes an older quote wrong at once, so nothing can be reviewed until the next one.
      swap.send({ type: 'quoting' })
      const { debounce } = swapConstants
      const stop = backend.clock.setTimer('swap.quote', debounce, () => void swapTokens())
      swap.signal().addEventListener('abort', stop)
      cancel = stop
    },
  }
}
