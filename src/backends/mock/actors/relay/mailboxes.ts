import type { Clock } from '../../../port/clock.ts'
import type { RelayMessage, World } from '../../world/worldTypes.ts'

/** The messages that the relay stores for a topic until a peer has them or they expire. Part of the world, so they survive the page. */
export interface Mailboxes {
  keep(message: RelayMessage): void
  /**
   * Returns the messages of other clients on that topic, oldest first. They stay until they are
   * removed.
   */
  read(topic: string, client: string): readonly RelayMessage[]
  remove(message: RelayMessage): void
}

/** Creates the mailboxes of one world. */
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
