/** A message on its way. `from` is the client that published it. */
export interface RelayMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** Virtual ms since epoch. */
  readonly publishedAt: number
  readonly from: string
}

/** What the relay keeps for a topic until somebody else subscribes to it. */
export interface Mailboxes {
  keep(message: RelayMessage): void
  /** Takes out what others left on that topic, oldest first. */
  collect(topic: string, client: string): readonly RelayMessage[]
}

/** See `Mailboxes`. */
export function createMailboxes(): Mailboxes {
  const kept = new Map<string, readonly RelayMessage[]>()
  return {
    keep(message) {
      kept.set(message.topic, [...(kept.get(message.topic) ?? []), message])
    },
    collect(topic, client) {
      const all = kept.get(topic) ?? []
      kept.set(
        topic,
        all.filter(({ from }) => from === client),
      )
      return all.filter(({ from }) => from !== client)
    },
  }
}
