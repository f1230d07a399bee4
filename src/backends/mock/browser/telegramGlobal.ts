import type { Opener } from './opener.ts'
import { systemTarget } from './pageLinks.ts'

/** The object that Telegram's script adds to the page of a mini app: what the page needs to open links. */
export interface TelegramGlobal {
  readonly WebApp: {
    readonly platform: 'ios'
    readonly initData: string
    /** Opens a web link outside of Telegram. @throws Error for any other scheme */
    openLink(url: string): void
    /** Opens a link to `t.me` in Telegram. @throws Error for any other address */
    openTelegramLink(url: string): void
  }
}

/** Creates the object, which opens links through `opener`. */
export function createTelegramGlobal(opener: Pick<Opener, 'open'>): TelegramGlobal {
  function open(url: string, isAllowed: (address: URL) => boolean) {
    if (!URL.canParse(url) || !isAllowed(new URL(url))) throw new Error('WebAppTgUrlInvalid')
    opener.open(url, systemTarget, 'noopener')
  }
  return {
    WebApp: {
      platform: 'ios',
      initData: '',
      openLink: (url) => open(url, ({ protocol }) => /^https?:$/.test(protocol)),
      openTelegramLink: (url) => open(url, ({ host }) => host === 't.me'),
    },
  }
}
