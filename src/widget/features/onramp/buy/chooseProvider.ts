import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { OnrampProvider } from '../../../core/options/config.ts'
import type { Core } from '../../../core/core.ts'
import { errorText } from '../../../core/texts/errorText.ts'
import { leaveWithoutLink } from './leaveWithoutLink.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { openProvider } from './openProvider.ts'

/**
 * Begins a purchase at that provider, inside the click on its row. A window that the browser
 * blocks leaves everything as it is, with a word; an address that may not be opened is none.
 */
export function chooseProvider(core: Core, provider: OnrampProvider, url: string): void {
  const { account, backend, router, session, toasts, track } = core
  const address = session.address()
  if (address === undefined) return
  track('SELECT_BUY_PROVIDER', {
    provider: provider.name,
    isSmartAccount: account.getState().type === 'smartAccount',
  })
  const at = backend.clock.now()
  try {
    openProvider(core, url)
  } catch (thrown) {
    const error = toFoyerError(thrown, 'popup.blocked')
    if (error.code === 'link.refused') leaveWithoutLink(core, 'linkRefused')
    else toasts.show('error', errorText(core, error))
    return
  }
  core.use(createOnrampOrder).store.setState({ begun: { provider, url, account: address, at } })
  router.push('BuyInProgress')
}
