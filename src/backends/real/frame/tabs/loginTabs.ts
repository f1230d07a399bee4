import type { Auth } from '../../../port/auth.ts'
import type { Browser } from '../../../port/browser.ts'
import type { OpenTabChannel, TabChannel } from '../../../port/tabChannel.ts'
import { loginNews } from './loginNews.ts'

/** The login in the other tabs of the site. */
export interface LoginTabs extends Pick<Auth, 'follow' | 'announce'> {
  /** True if the accounts of the login are chosen. */
  isSettled(): boolean
}

/**
 * Checks who is logged in when another tab has changed it, and when this tab comes back to the
 * front, because a tab with an older version sends no message.
 *
 * @param look asks the secure site; `told` is true after a message, which may be about the choice
 * of accounts
 */
export function createLoginTabs(options: {
  browser: Pick<Browser, 'subscribeVisible'>
  openTabChannel: OpenTabChannel
  look: (told: boolean) => void
}): LoginTabs {
  const followers = new Set<() => boolean>()
  let channel: TabChannel | undefined
  let stopVisible = () => {}

  function start() {
    channel = options.openTabChannel(loginNews.channel, (data) => {
      if (loginNews.is(data)) options.look(true)
    })
    stopVisible = options.browser.subscribeVisible((isVisible) => {
      if (isVisible) options.look(false)
    })
  }

  return {
    follow(isSettled) {
      if (followers.size === 0) start()
      followers.add(isSettled)
      return () => {
        if (!followers.delete(isSettled) || followers.size > 0) return
        channel?.close()
        channel = undefined
        stopVisible()
      }
    },
    announce: () => channel?.post(loginNews.message),
    isSettled: () => [...followers].every((isSettled) => isSettled()),
  }
}
