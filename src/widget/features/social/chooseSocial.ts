import type { SocialProvider } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { servesSocial } from './socialRules.ts'
import { createSocialWindow } from './socialWindow.ts'

/**
 * Starts a login with that provider (C-200). Call it inside the click, else the browser blocks the window.
 * ConnectingSocial then explains how to allow windows, and offers to open another (open point 52).
 */
export function chooseSocial(core: Core, provider: SocialProvider): void {
  const { networks, router, track } = core
  const isFarcaster = provider === 'farcaster'
  if (!servesSocial(networks.activeNamespace())) {
    const feature = isFarcaster ? 'farcaster' : 'social'
    router.push('SwitchActiveChain', { chain: 'eip155', feature })
    return
  }
  const window = core.use(createSocialWindow)
  if (!isFarcaster && window.show(provider)) {
    router.push('ConnectingSocial', { provider })
    return
  }
  track('SOCIAL_LOGIN_STARTED', { provider })
  if (isFarcaster) {
    router.push('ConnectingFarcaster')
    return
  }
  try {
    window.open(provider)
    router.push('ConnectingSocial', { provider })
    window.followScreen()
  } catch {
    // The browser blocks the window; nothing else fails here.
    track('SOCIAL_LOGIN_ERROR', { provider })
    router.push('ConnectingSocial', { provider })
    window.blockedVisit = router.current().id
  }
}
