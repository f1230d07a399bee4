import { readDevice } from '../../real/browser/readDevice.ts'
import type { InstalledWallet, PageOnPhone, PhoneWorld } from '../world/worldTypes.ts'
import type { DeviceProfile } from './deviceProfile.ts'

/** How a device treats a page that is not in front. The rules hold if the page is on the simulated phone (`phone.page` of the world). */
export interface DeviceRules {
  /** The time from the page's leaving the front until it sleeps, in virtual ms. */
  readonly sleepsAfterMs: number
  /** What the page finds when it wakes: its sockets `closed` with code 1006, or open but `silent`. */
  readonly sockets: 'closed' | 'silent'
  /** Whether the document receives the events `freeze` and `resume`. */
  readonly announcesSleep: boolean
  /** How long after a tap the page may open another app or window, in virtual ms; 0: only in the tap itself, and not after a wait. */
  readonly tapLastsMs: number
  /** Whether a link can open another app. */
  readonly schemes: boolean
  /** Whether the page may open other windows. */
  readonly windows: boolean
  /** Whether links with `intent:` are read. */
  readonly intents: boolean
  /** Which wallets of the world the page finds: all, the first only, or none. */
  readonly wallets: 'all' | 'first' | 'none'
  /** True for a page inside an app: it is always on the phone. */
  readonly isInApp: boolean
}

/** A page sleeps as soon as another app is in front, and learns of it only from its visibility. */
const safari: DeviceRules = {
  sleepsAfterMs: 0,
  sockets: 'closed',
  announcesSleep: false,
  tapLastsMs: 0,
  schemes: true,
  windows: true,
  intents: false,
  wallets: 'all',
  isInApp: false,
}

/** Chrome lets a hidden page run for five minutes. */
const chrome: DeviceRules = {
  sleepsAfterMs: 300_000,
  sockets: 'closed',
  announcesSleep: true,
  tapLastsMs: 5_000,
  schemes: true,
  windows: true,
  intents: true,
  wallets: 'all',
  isInApp: false,
}

/** A page that an app shows on iOS: it cannot open other apps. */
const inApp: DeviceRules = { ...safari, schemes: false, wallets: 'none', isInApp: true }

/** The rules of each device. A desktop has other windows, but no sleep. */
export const deviceRules: Readonly<Record<DeviceProfile['name'], DeviceRules | undefined>> = {
  desktop: undefined,
  android: chrome,
  iphone: safari,
  // The wallet adds its own provider to the page.
  walletBrowser: { ...inApp, wallets: 'first' },
  // The plain view of an app on Android: it knows neither other schemes nor windows.
  webview: {
    ...chrome,
    schemes: false,
    windows: false,
    intents: false,
    wallets: 'none',
    isInApp: true,
  },
  telegram: inApp,
  // The app's own wallet is the only one.
  farcaster: { ...inApp, wallets: 'first' },
}

/** Returns the rules that hold for a page; `undefined` if it is not on the phone: its links are only listed, and it never sleeps. */
export function rulesOf(
  device: DeviceProfile['name'],
  { page }: Pick<PhoneWorld, 'page'>,
): (DeviceRules & PageOnPhone) | undefined {
  const rules = deviceRules[device]
  if (rules?.isInApp) return { ...rules, apps: [], ...page }
  return rules && page && { ...rules, ...page }
}

/** Returns the wallets that a page finds on a device. */
export function walletsOn(
  device: DeviceProfile['name'],
  wallets: readonly InstalledWallet[],
): readonly InstalledWallet[] {
  const shown = { all: wallets.length, first: 1, none: 0 }[deviceRules[device]?.wallets ?? 'all']
  return wallets.map((wallet, at) => (at < shown ? wallet : { ...wallet, installed: false }))
}

/** Returns the device with that user agent, for pages that do not name theirs. */
export function deviceOf(userAgent: string): DeviceProfile['name'] {
  const { kind } = readDevice({ userAgent, coarsePointer: false, width: 0 })
  return kind === 'ios' ? 'iphone' : kind
}
