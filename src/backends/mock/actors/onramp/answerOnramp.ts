import type { Opener } from '../../browser/createOpener.ts'
import { answerSites } from '../frames/answerSites.ts'
import { createOnrampWindows } from './createOnrampWindows.ts'
import type { OnrampActor } from './onrampActor.ts'

export type AnswerOnrampOptions = Parameters<typeof createOnrampWindows>[0] & {
  readonly window: Window
  /** Origin of the simulated sites. */
  readonly origin: string
  readonly opener: Opener
}

/** Gives the on-ramp provider's pages in this page's popups their port, and their controls to whoever operates them. */
export function answerOnramp(options: AnswerOnrampOptions): {
  readonly actor: OnrampActor
  dispose(): void
} {
  const { window, origin, opener } = options
  const { hear, ...actor } = createOnrampWindows(options)
  const dispose = answerSites({
    window,
    origin,
    site: 'onramp',
    accepts: (source) => opener.popupOf(source) !== undefined,
    onPort(port, source) {
      const end = {
        source,
        isClosed: () => opener.popupOf(source)?.closed !== false,
        close: () => opener.popupOf(source)?.close(),
        tell: (message: unknown) => port.postMessage(message),
      }
      port.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(end, data))
      port.start()
    },
  })
  return { actor, dispose }
}
