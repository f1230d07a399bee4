import type { MountFrame } from '../../../../real/frame/frameElement.ts'
import type { RespondToFrame } from './respondToFrame.ts'

/** The secure site's frame without a page: the simulated site answers inside the host's page. For unit tests, which load no frames. */
export interface InPageFrame {
  readonly mount: MountFrame
  /** Sets the handler of the messages. */
  connect(respond: RespondToFrame): void
}

/**
 * Creates the frame of one page.
 * @param origin of the secure site, used for its replies
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
      // In the DOM of unit tests, only a window can be the source of a created event.
      const source = { value: {} }
      let isThere = true
      function reply(data: unknown): void {
        if (!isThere) return
        const event = new page.MessageEvent('message', { data: structuredClone(data), origin })
        page.dispatchEvent(Object.defineProperty(event, 'source', source))
      }
      queueMicrotask(() => {
        reply({ type: '@w3m-frame/READY', payload: {} })
        onLoad()
      })
      return {
        post(message) {
          respond(structuredClone(message), reply).catch(onError)
          return isThere
        },
        isSource: (from) => from === source.value,
        place: () => undefined,
        remove: () => (isThere = false),
      }
    },
  }
}
