import type { Library } from './library.ts'
import type { Presence } from './presence.ts'

/**
 * Publishes a message again that failed while the page slept: the library gives up after a minute, and its timer runs out
 * at once when the page wakes. The relay and the wallet drop a message that they have already.
 */
export function publishAgain(
  { core: { relayer } }: Pick<Library, 'core'>,
  { settled, returns }: Pick<Presence, 'settled' | 'returns'>,
): void {
  const publish = relayer.publish.bind(relayer)
  relayer.publish = async (...message) => {
    const before = returns()
    try {
      await publish(...message)
    } catch (thrown) {
      await settled()
      if (returns() === before) throw thrown
      await publish(...message)
    }
  }
}
