import type { Device } from '../../../../backends/port/browser.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { safeLinkUrl } from '../../../kit/buttons/safeLinkUrl.ts'

export type DownloadKind = 'chromeExtension' | 'iosApp' | 'androidApp' | 'website'

export interface DownloadLink {
  readonly kind: DownloadKind
  readonly url: string
}

const fields = [
  ['chromeExtension', 'chrome_store'],
  ['iosApp', 'app_store'],
  ['androidApp', 'play_store'],
  ['website', 'homepage'],
] as const

/** Returns the link if it is a web address; the directory's links are untrusted text. */
function webAddress(link: string | undefined): string | undefined {
  const url = safeLinkUrl(link)
  return url !== null && /^https?:/.test(url) ? url : undefined
}

/** The download links from browser extension to website, each only if it is a web address (C-109). */
export function downloadLinks(wallet: Wallet | undefined): readonly DownloadLink[] {
  return fields.flatMap(([kind, field]) => {
    const url = webAddress(wallet?.[field])
    return url === undefined ? [] : [{ kind, url }]
  })
}

/**
 * The store of the visitor's phone; 'Get' opens it directly, because a phone installs apps from its own store (open
 * point 26).
 */
export function storeLink(wallet: Wallet, device: Device): string | undefined {
  if (!device.mobile) return undefined
  if (device.kind === 'ios') return webAddress(wallet.app_store)
  return device.kind === 'android' ? webAddress(wallet.play_store) : undefined
}
