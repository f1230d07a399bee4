import type { AskMessage } from './frameScreen.ts'
import { readScreenMessage } from './frameScreen.ts'
import type { RespondToFrame } from './respondToFrame.ts'
import type { SigningDesk } from '../signingDesk.ts'

/** The simulator's end of a secure site's page: what the widget asked of it, and what its person does in it. */
export function answerSecureFrame(options: {
  port: MessagePort
  desk: SigningDesk
  respond: RespondToFrame
  onError: (error: unknown) => void
}): void {
  const { port, desk, respond, onError } = options
  let shown: number | undefined

  function show(): void {
    const [request] = desk.requests()
    if (request?.id === shown) return
    shown = request?.id
    const message: AskMessage = {
      type: '@foyer-site/ask',
      ...(request === undefined ? {} : { request: { id: request.id, ask: request.ask } }),
    }
    port.postMessage(message)
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = readScreenMessage(data)
    if (said === undefined) {
      respond(data, (reply) => port.postMessage(reply)).catch(onError)
    } else if (said.type === '@foyer-site/screen') {
      desk.shows(said)
    } else if (desk.requests().some(({ id }) => id === said.id)) {
      // A second click on a decided request means nothing.
      ;(said.approved ? desk.approve(said.id) : desk.cancel(said.id)).catch(onError)
    }
  })
  desk.subscribe(show)
  port.start()
  show()
}
