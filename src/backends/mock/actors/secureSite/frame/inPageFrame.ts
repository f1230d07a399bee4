import type { MountFrame } from '../../../../real/frame/frameElement.ts'
import type { RespondToFrame } from './respondToFrame.ts'

/** The secure site's frame without a page: the simulated site answers within the host's page. For unit tests, which load no frames. */
export interface InPageFrame {
  readonly mount: MountFrame
  /** Sets what answers the messages. */
  connect(respond: RespondToFrame): void
}

/**
 * Makes the frame of one page.
 * @param origin of the secure site, which the replies come from
 */
export function createInPageFrame(options: {
  readonly page: Window & typeof globalThis
  readonly origin: string
  readonly onError: (error: unknown) => void
}): InPageFrame {
  const { page, origin, onError } = options
  let respond: RespondToFrame = async () => undefined

  return {
    connect: (given) => (respond = given),
    mount({ onLoad }) {
      // The DOM of unit tests takes no other object as the source of an event it makes.
      const source = { value: {} }
      let isThere = true
      queueMicrotask(onLoad)
      return {
        post(message) {
          const sent = structuredClone(message)
          respond(sent, (data) => {
            if (!isThere) return
            const event = new page.MessageEvent('message', { data: structuredClone(data), origin })
            page.dispatchEvent(Object.defineProperty(event, 'source', source))
          }).catch(onError)
          return isThere
        },
        isSource: (from) => from === source.value,
        place: () => undefined,
        remove: () => (isThere = false),
      }
    },
  }
}
