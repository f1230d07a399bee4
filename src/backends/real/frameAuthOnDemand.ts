import type { Auth } from '../port/auth.ts'
import { onDemand } from './onDemand.ts'
import type { FrameAuthOptions } from './frame/frameAuth.ts'
import { mailCoolDown } from './frame/mailCoolDown.ts'

/**
 * The secure site's wallet, whose code loads with the first call that needs the frame; until then
 * there is no frame to place and no approval to abort (wire 2).
 */
export function createFrameAuthOnDemand(options: FrameAuthOptions): Auth {
  const { secureSite, storage, storagePrefix: prefix, clock } = options
  const listeners = new Set<Parameters<Auth['subscribeApproval']>[0]>()
  let loaded: Auth | undefined

  async function load() {
    const { createFrameAuth } = await import('./frame/frameAuth.ts')
    loaded = createFrameAuth(options)
    loaded.subscribeApproval((approval) => listeners.forEach((listener) => listener(approval)))
    return loaded
  }

  return {
    ...onDemand('the secure frame', load, [
      'mount',
      'connectEmail',
      'connectDevice',
      'connectOtp',
      'updateEmail',
      'updateEmailPrimaryOtp',
      'updateEmailSecondaryOtp',
      'getSocialRedirectUri',
      'connectSocial',
      'getFarcasterUri',
      'connectFarcaster',
      'connect',
      'reconnect',
      'getUser',
      'setPreferredAccount',
      'getSmartAccountEnabledNetworks',
      'initSmartAccount',
      'syncTheme',
      'syncAppMetadata',
      'signOut',
    ]),
    secureOrigin: new URL(secureSite).origin,
    dashboardUrl: `${secureSite}/dashboard`,
    nextEmailLoginAt: () => mailCoolDown.endsAt(mailCoolDown.readStart({ storage, prefix }), clock),
    place: (place) => loaded?.place(place),
    subscribeApproval(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    abortApprovals: () => loaded?.abortApprovals(),
    follow: (isSettled) => loaded?.follow(isSettled) ?? (() => undefined),
    announce: () => loaded?.announce(),
  }
}
