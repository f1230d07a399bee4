import { readDevice } from '../../real/browser/readDevice.ts'
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
}

/** The rules of each device. A desktop has other windows, but no sleep. */
export const deviceRules: Readonly<Partial<Record<DeviceProfile['name'], DeviceRules>>> = {
  android: chrome,
  iphone: safari,
}

/** Returns the device with that user agent, for pages that do not name theirs. */
export function deviceOf(userAgent: string): DeviceProfile['name'] {
  const { kind } = readDevice({ userAgent, coarsePointer: false, width: 0 })
  return kind === 'ios' ? 'iphone' : kind
}
