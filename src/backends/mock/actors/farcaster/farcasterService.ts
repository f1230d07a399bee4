import type { Clock } from '../../../port/clock.ts'
import { createDecisionQueue } from '../../shared/decisionQueue.ts'
import type { FarcasterActor } from './farcasterActor.ts'
import { hashText } from '../../world/hashText.ts'
import type { Person, World } from '../../world/worldTypes.ts'
import { SiteError } from '../../shared/siteError.ts'
import type { Park } from '../../calls/callLogTypes.ts'

/** Logins with the Farcaster app, for the secure site and for the phone. */
export interface FarcasterService extends FarcasterActor {
  /** Returns the address in the QR code. It is the same until that login is decided. */
  url(): string
  /** Waits for the phone. Rejects with a `SiteError` if the phone refuses. */
  connect(park: Park): Promise<Person>
}

/** Creates the service of one page. */
export function createFarcasterService(options: {
  world: World
  clock: Pick<Clock, 'now'>
}): FarcasterService {
  const { world, clock } = options
  type Login = ReturnType<FarcasterActor['requests']>[number]
  const queue = createDecisionQueue<Login, Person>()
  let login: Login | undefined
  let counter = 0

  function current(): Login {
    if (login !== undefined) return login
    counter += 1
    const token = hashText(`${world.get().seed} farcaster ${counter}`).toString(16).padStart(8, '0')
    const url = `https://farcaster.example/~/siwf?channelToken=${token}`
    login = { id: counter, url, at: clock.now() }
    return login
  }

  return {
    url: () => current().url,
    connect: (park) => queue.request(current(), park, (person) => person),
    requests: queue.list,
    approve(id, email) {
      const person = world
        .get()
        .people.find(({ email: own, socials = [] }) =>
          email === undefined ? socials.includes('farcaster') : own === email,
        )
      if (person === undefined) throw new Error('Failed to approve: no Farcaster user is set here.')
      void queue.approve(id, person)
      login = undefined
    },
    refuse(id, message = 'The request was rejected in Farcaster') {
      void queue.refuse(id, new SiteError(message))
      login = undefined
    },
    subscribe: queue.subscribe,
  }
}
