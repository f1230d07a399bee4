import type { Clock } from '../../port/clock.ts'
import type { CallLog } from '../calls/callLogTypes.ts'
import type { World } from '../world/worldTypes.ts'
import { rulesOf } from './deviceRules.ts'
import type { DeviceProfile } from './deviceProfile.ts'
import { followLink, type FollowedLink } from './links.ts'
import { watchTaps } from './taps.ts'

/** The target of a link that the app around the page opens. */
export const systemTarget = '_system'

/** A link that was opened on a phone with apps. */
export interface OpenedLink extends FollowedLink {
  readonly url: string
}

/** The links of a page on the simulated phone. */
export interface PageLinks {
  /** Says where a link ends, and reports it to the listener. `undefined` if links are only listed. */
  follow(url: string, target: string): FollowedLink | undefined
  /** Sets the listener. */
  onFollow(listener: (link: OpenedLink) => void): void
  dispose(): void
}

/** Creates the links of one page. */
export function createPageLinks(options: {
  readonly page: Window
  readonly device: DeviceProfile['name']
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<CallLog, 'begin'>
  readonly world: Pick<World, 'get'>
}): PageLinks {
  const { page, device, clock, log, world } = options
  const taps = watchTaps(page, clock)
  let listen: (link: OpenedLink) => void = () => undefined
  return {
    follow(url, target) {
      const held = rulesOf(device, world.get().phone)
      if (held?.apps === undefined) return undefined
      const { apps } = held
      const inTap = taps.isIn(held.tapLastsMs)
      // The app around the page passes a link on to the system.
      const rules = target === systemTarget ? { ...held, schemes: true, windows: true } : held
      const followed = followLink(url, target, { rules, apps, inTap })
      log.begin('phone.link', { url, target, inTap }).done(followed)
      listen({ ...followed, url })
      return followed
    },
    onFollow(listener) {
      listen = listener
    },
    dispose: taps.dispose,
  }
}
