import type { Clock } from '../../../port/clock.ts'
import type { RelayMessage, World } from '../../world/worldTypes.ts'

/** What the relay keeps for a topic until somebody else has it, or its time is over. In the world: it outlives the page. */
export interface Mailboxes {
  keep(message: RelayMessage): void
  /** What others left on that topic, oldest first. It stays until it is removed. */
  read(topic: string, client: string): readonly RelayMessage[]
  remove(message: RelayMessage): void
}

/** See `Mailboxes`. */
export function createMailboxes({
  clock,
  world,
}: {
  readonly clock: Pick<Clock, 'now'>
  readonly world: Pick<World, 'get' | 'update'>
}): Mailboxes {
  const current = () => world.get().relayMessages.filter(({ expiresAt }) => expiresAt > clock.now())
  const set = (relayMessages: readonly RelayMessage[]) =>
    world.update((state) => ({ ...state, relayMessages }))
  return {
    keep: (message) => set([...current(), message]),
    read: (topic, client) =>
      current().filter((message) => message.topic === topic && message.from !== client),
    remove: (message) => set(current().filter(({ id }) => id !== message.id)),
  }
}
