import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { OnrampProvider } from '../../../core/options/config.ts'
import type { Core } from '../../../core/core.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { openProvider } from './openProvider.ts'

/**
 * Starts a purchase at that provider, inside the click on its row. Returns why its window did not open:
 * the browser blocked it, or the address may not be opened.
 */
export function chooseProvider(
  core: Core,
  provider: OnrampProvider,
  url: string,
): 'blocked' | 'refused' | undefined {
  const { account, backend, router, session, track } = core
  const address = session.address()
  if (address === undefined) return undefined
  track('SELECT_BUY_PROVIDER', {
    provider: provider.name,
    isSmartAccount: account.getState().type === 'smartAccount',
  })
  const { store } = core.use(createOnrampOrder)
  const { known } = store.getState()
  const begun = {
    provider,
    url,
    account: address,
    at: backend.clock.now(),
    known: known?.account === address ? known : undefined,
  }
  try {
    store.setState({ begun: { ...begun, window: openProvider(core, url) } })
  } catch (thrown) {
    return toFoyerError(thrown, 'popup.blocked').code === 'link.refused' ? 'refused' : 'blocked'
  }
  router.push('BuyInProgress')
  return undefined
}
