import { isRecord } from '../../../port/isRecord.ts'
import { toFoyerError } from '../../../port/toFoyerError.ts'
import type { Library } from '../library.ts'
import type { TabChannel } from './tabChannel.ts'

/** A message of the relay, as the library takes it. Only the session's keys can read it, so no page can forge one. */
interface RelayEvent {
  readonly topic: string
  readonly message: string
  /** When it was published, in ms since epoch. */
  readonly publishedAt: number
  readonly transportType: 'relay'
  readonly attestation?: string
}

/**
 * The part of the library that takes messages of the relay. It ignores those of unknown topics, and
 * those that it had before.
 */
interface Relayer {
  onMessageEvent(event: RelayEvent): Promise<void>
}

/** The maximum length of a message that is handed over, in characters. */
const maxLength = 1_000_000

/**
 * Hands each message of the relay over to the other tabs. All tabs are one client of the relay, and some relays deliver a message to the
 * newest socket of a client only: the tab that waits for it would never get it. A tab takes each message once, whichever way it comes.
 */
export function shareMessages(
  library: Library,
  channel: TabChannel,
  onError: (error: Error) => void,
): void {
  // The library's types leave this method out.
  const relayer = library.core.relayer as unknown as Relayer
  const receive = relayer.onMessageEvent.bind(relayer)
  /**
   * The messages that are being handed over. The library records a message only after a moment, in
   * which another copy could pass.
   */
  const underWay = new Map<string, Promise<void>>()

  function take(event: RelayEvent): Promise<void> {
    const key = `${event.topic} ${event.message}`
    const before = underWay.get(key)
    const taken = before === undefined ? receive(event) : before.then(() => receive(event))
    underWay.set(key, taken)
    const done = () => {
      if (underWay.get(key) === taken) underWay.delete(key)
    }
    taken.then(done, done)
    return taken
  }

  relayer.onMessageEvent = (event) => {
    const { topic, message, publishedAt, attestation } = event
    channel.post({ topic, message, publishedAt, ...(attestation && { attestation }) })
    return take(event)
  }
  channel.subscribe((data) => {
    const event = readEvent(data)
    if (event === undefined) return
    take(event).catch((thrown: unknown) =>
      onError(toFoyerError(thrown, 'internal', 'Taking a message from another tab')),
    )
  })
}

function readEvent(data: unknown): RelayEvent | undefined {
  if (!isRecord(data)) return undefined
  const { topic, message, publishedAt, attestation } = data
  if (typeof topic !== 'string' || !/^[0-9a-f]{64}$/.test(topic)) return undefined
  if (typeof message !== 'string' || message === '' || message.length > maxLength) return undefined
  if (typeof publishedAt !== 'number') return undefined
  const proof = typeof attestation === 'string' ? { attestation } : {}
  return { topic, message, publishedAt, transportType: 'relay', ...proof }
}
