import type { Eip1193Provider } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isProvider } from '../guards/isProvider.ts'

/**
 * Reads the wallet a page has at `window.ethereum`, `undefined` when there is none that can be asked. Any
 * script may have put a getter there that throws: that is none, and is reported once.
 */
export function createInjectedProvider(
  owner: () => object | undefined,
  onError: (error: Error) => void,
): () => Eip1193Provider | undefined {
  let isReported = false
  return () => {
    try {
      const page: { readonly ethereum?: unknown } | undefined = owner()
      const found = page?.ethereum
      return isProvider(found) ? found : undefined
    } catch (thrown) {
      if (!isReported) onError(toFoyerError(thrown, 'wallet.malformed', 'Reading window.ethereum'))
      isReported = true
      return undefined
    }
  }
}
