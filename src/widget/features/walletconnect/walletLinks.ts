import { createStore, type StoreApi } from 'zustand/vanilla'
import { checkWalletLink } from '../../../backends/port/links/checkWalletLink.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { Core } from '../../core/core.ts'
import { errorText } from '../../core/texts/errorText.ts'
import { deepLink } from './deepLinkRules.ts'
import type { WalletPlatform } from './walletPlatform.ts'

/** The storage key of the wallet link for later requests, which WalletConnect's own library reads (wire 7). */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

interface LinkKind {
  readonly field: 'mobile_link' | 'webapp_link' | 'desktop_link'
  readonly target: 'self' | 'blank'
}

/** The platforms that are reached by a link. */
const linkKinds: Partial<Record<WalletPlatform, LinkKind>> = {
  mobile: { field: 'mobile_link', target: 'self' },
  web: { field: 'webapp_link', target: 'blank' },
  desktop: { field: 'desktop_link', target: 'blank' },
}

/** The platform on which the visitor opens the wallet, and the links that the widget has opened there. */
export interface WalletLinks {
  readonly store: StoreApi<{ readonly platform: WalletPlatform }>
  select(platform: WalletPlatform): void
  /** Returns whether this platform has a link that may be opened. */
  canOpen(uri: string): boolean
  /** Opens the wallet's link if this platform has one and it was not opened yet. */
  offer(uri: string): void
  /** Opens the link again, on request. */
  open(uri: string): void
  /** Forgets the opened links, so that `offer` opens one again after 'Try again'. */
  forget(): void
  /** Stores the link that was opened last, if there is one (C-213). */
  keep(): void
}

/** Creates the links of a wallet. A phone opens them in the same tab, web and desktop in a new one (C-214). */
export function createWalletLinks(
  core: Pick<Core, 'backend' | 'locale' | 'textOverrides' | 'toasts' | 'use'>,
  wallet: Wallet | undefined,
  first: WalletPlatform,
): WalletLinks {
  const { browser, storage } = core.backend
  const store = createStore<{ platform: WalletPlatform }>(() => ({ platform: first }))
  const opened = new Set<WalletPlatform>()
  let linking: { readonly href: string; readonly name: string } | undefined

  function linkOf(uri: string) {
    const { platform } = store.getState()
    const kind = linkKinds[platform]
    const link = kind && wallet?.[kind.field]
    return link ? { ...deepLink(link, uri), ...kind, platform, name: wallet.name } : undefined
  }

  function open(uri: string): void {
    const link = linkOf(uri)
    if (!link) return
    const { href, redirect, name, target } = link
    opened.add(link.platform)
    linking = { href, name }
    try {
      browser.openWalletLink(checkWalletLink(redirect), target)
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
    canOpen(uri) {
      try {
        return checkWalletLink(linkOf(uri)?.redirect ?? '') !== undefined
      } catch {
        return false
      }
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
