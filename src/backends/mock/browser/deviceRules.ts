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
}

/** A page sleeps as soon as another app is in front, and learns of it only from its visibility. */
const iosApp: DeviceRules = { sleepsAfterMs: 0, sockets: 'closed', announcesSleep: false }

/** Chrome lets a hidden page run for five minutes. */
const chromeTab: DeviceRules = { sleepsAfterMs: 300_000, sockets: 'closed', announcesSleep: true }

/** The rules of each device. A desktop has other windows, but no sleep. */
export const deviceRules: Readonly<Partial<Record<DeviceProfile['name'], DeviceRules>>> = {
  android: chromeTab,
  iphone: iosApp,
}

/** Returns the device with that user agent, for pages that do not name theirs. */
export function deviceOf(userAgent: string): DeviceProfile['name'] {
  const { kind } = readDevice({ userAgent, coarsePointer: false, width: 0 })
  return kind === 'ios' ? 'iphone' : kind
}
