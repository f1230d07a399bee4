import type { Eip1193Provider } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isProvider } from '../guards/isProvider.ts'

/**
 * Reads the wallet at `window.ethereum`; `undefined` when it has no request method. A getter there may throw, which is
 * reported once and counts as no wallet.
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
