import type { Clock } from '../../../port/clock.ts'
import { createDeferred, type Deferred } from '../../createDeferred.ts'
import { createListeners } from '../../createListeners.ts'
import type { FarcasterActor } from '../../simulatorTypes.ts'
import { hashText } from '../../world/hashText.ts'
import type { Person, World } from '../../world/worldTypes.ts'
import { SiteError } from '../secureSite/siteError.ts'
import type { Park } from '../secureSite/siteLogin.ts'

/** Logins by the Farcaster app: the secure site's side and the phone's. */
export interface FarcasterDesk extends FarcasterActor {
  /** The address behind the QR code; the same until that login is decided. */
  url(): string
  /** Waits for the phone; rejects with a `SiteError` when it refuses. */
  connect(park: Park): Promise<Person>
}

interface Login {
  readonly id: number
  readonly url: string
  readonly at: number
  readonly decision: Deferred<Person>
  /** The page waits for it. */
  awaited: boolean
}

/** One desk per page. */
export function createFarcasterDesk(options: {
  world: World
  clock: Pick<Clock, 'now'>
}): FarcasterDesk {
  const { world, clock } = options
  const listeners = createListeners()
  let login: Login | undefined
  let counter = 0

  function current(): Login {
    if (login !== undefined) return login
    counter += 1
    const token = hashText(`${world.get().seed} farcaster ${counter}`).toString(16).padStart(8, '0')
    const decision = createDeferred<Person>()
    // A decision that nobody waits for any more is no failure.
    decision.promise.catch(() => undefined)
    login = {
      id: counter,
      url: `https://farcaster.example/~/siwf?channelToken=${token}`,
      at: clock.now(),
      decision,
      awaited: false,
    }
    return login
  }

  function take(id: number): Login {
    if (login?.id !== id) {
      throw new Error(`Failed to decide Farcaster login ${id}: it does not wait (any more).`)
    }
    const taken = login
    login = undefined
    return taken
  }

  return {
    url: () => current().url,
    connect(park) {
      const waiting = current()
      waiting.awaited = true
      listeners.tell()
      return park(waiting.decision.promise)
    },
    requests: () =>
      login?.awaited === true ? [{ id: login.id, url: login.url, at: login.at }] : [],
    approve(id, email) {
      const person = world
        .get()
        .people.find(({ email: own, socials = [] }) =>
          email === undefined ? socials.includes('farcaster') : own === email,
        )
      if (person === undefined) throw new Error('Failed to approve: nobody uses Farcaster here.')
      take(id).decision.resolve(person)
      listeners.tell()
    },
    refuse(id, message = 'The request was rejected in Farcaster') {
      take(id).decision.reject(new SiteError(message))
      listeners.tell()
    },
    subscribe: listeners.add,
  }
}
