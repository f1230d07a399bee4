import type { Eip1193Provider } from '../../port/connectors.ts'
import { isProvider } from '../guards/isProvider.ts'

/** The wallet a page finds at `window.ethereum`, `undefined` when there is none that can be asked. */
export function injectedProvider(owner: object | undefined): Eip1193Provider | undefined {
  const found: unknown = owner !== undefined && 'ethereum' in owner ? owner.ethereum : undefined
  return isProvider(found) ? found : undefined
}
