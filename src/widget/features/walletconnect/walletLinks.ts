import { createStore, type StoreApi } from 'zustand/vanilla'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { Core } from '../../core/core.ts'
import { errorText } from '../../core/texts/errorText.ts'
import { deepLink } from './deepLinkRules.ts'
import type { WalletPlatform } from './walletPlatform.ts'

/** Where the wallet of a session is found again for later requests (wire 7). */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

const targets = { mobile: 'self', web: 'blank', desktop: 'blank' } as const
const fields = { mobile: 'mobile_link', web: 'webapp_link', desktop: 'desktop_link' } as const
type Linked = keyof typeof targets

/** The way to the wallet that the visitor has chosen, and the links that were opened for it. */
export interface WalletLinks {
  readonly store: StoreApi<{ readonly platform: WalletPlatform }>
  select(platform: WalletPlatform): void
  /** Opens the wallet's link when this platform has one and it was not opened yet (wire 8.1). */
  offer(uri: string): void
  /** Opens it again, by the button. */
  open(uri: string): void
  /** After 'Try again' the link is opened once more. */
  forget(): void
  /** Keeps the link that led to the wallet, if one did (C-213). */
  keep(): void
}

/** See `WalletLinks`. Mobile opens in the same tab, web and desktop in a new one (C-214). */
export function createWalletLinks(
  core: Pick<Core, 'backend' | 'texts' | 'toasts' | 'use'>,
  wallet: Wallet | undefined,
  first: WalletPlatform,
): WalletLinks {
  const { browser, storage } = core.backend
  const store = createStore<{ platform: WalletPlatform }>(() => ({ platform: first }))
  const opened = new Set<WalletPlatform>()
  let linking: { readonly href: string; readonly name: string } | undefined

  function linked(): { platform: Linked; link: string } | undefined {
    const { platform } = store.getState()
    if (!(platform in targets) || !wallet) return undefined
    const link = wallet[fields[platform as Linked]]
    return link ? { platform: platform as Linked, link } : undefined
  }

  function open(uri: string): void {
    const to = linked()
    if (!to || !wallet) return
    const { href, redirect } = deepLink(to.link, uri)
    opened.add(to.platform)
    linking = { href, name: wallet.name }
    try {
      browser.openWalletLink(redirect, targets[to.platform])
    } catch (thrown) {
      linking = undefined
      core.toasts.show('error', errorText(core, toFoyerError(thrown, 'link.refused')))
    }
  }

  return {
    store,
    select(platform) {
      if (platform === 'qrcode') linking = undefined
      store.setState({ platform })
    },
    offer(uri) {
      const { platform } = store.getState()
      if (!opened.has(platform)) open(uri)
    },
    open,
    forget: () => opened.clear(),
    keep() {
      if (linking) storage.set(deepLinkKey, JSON.stringify(linking))
    },
  }
}
