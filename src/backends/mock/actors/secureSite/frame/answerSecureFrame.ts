import type { RequestMessage } from './frameScreen.ts'
import { readScreenMessage } from './frameScreen.ts'
import type { RespondToFrame } from './respondToFrame.ts'
import type { SigningService } from '../signingService.ts'

/** The simulator's end of a secure site's page: handles the widget's requests and the person's decisions. */
export function answerSecureFrame(options: {
  port: MessagePort
  service: SigningService
  respond: RespondToFrame
  onError: (error: unknown) => void
}): void {
  const { port, service, respond, onError } = options
  let shownId: number | undefined

  function show(): void {
    const [request] = service.requests()
    if (request?.id === shownId) return
    shownId = request?.id
    const message: RequestMessage = {
      type: '@foyer-site/request',
      ...(request === undefined ? {} : { request: { id: request.id, summary: request.summary } }),
    }
    port.postMessage(message)
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = readScreenMessage(data)
    if (said === undefined) {
      respond(data, (reply) => port.postMessage(reply)).catch(onError)
    } else if (said.type === '@foyer-site/screen') {
      service.shows(said)
    } else if (service.requests().some(({ id }) => id === said.id)) {
      // A second click on a decided request has no effect.
      ;(said.approved ? service.approve(said.id) : service.cancel(said.id)).catch(onError)
    }
  })
  service.subscribe(show)
  port.start()
  show()
}
