import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { errorText } from '../../core/texts/errorText.ts'
import { servesSocial } from './socialRules.ts'
import { createSocialWindow } from './socialWindow.ts'

/**
 * Begins a login by that provider (C-197, C-200, C-201, C-321). To be called inside the click, or the browser refuses
 * the window: then everything stays as it is and a toast says so (open point 52).
 */
export function chooseSocial(core: Core, provider: SocialProvider): void {
  const { networks, router, toasts, track } = core
  const isFarcaster = provider === 'farcaster'
  if (!servesSocial(networks.activeNamespace())) {
    const feature = isFarcaster ? 'farcaster' : 'social'
    router.push('SwitchActiveChain', { chain: 'eip155', feature })
    return
  }
  track('SOCIAL_LOGIN_STARTED', { provider })
  if (isFarcaster) {
    router.push('ConnectingFarcaster')
    return
  }
  const window = core.use(createSocialWindow)
  try {
    window.open(provider)
  } catch (thrown) {
    track('SOCIAL_LOGIN_ERROR', { provider })
    toasts.show('error', errorText(core, toFoyerError(thrown, 'popup.blocked')))
    return
  }
  router.push('ConnectingSocial', { provider })
  window.followScreen()
}
