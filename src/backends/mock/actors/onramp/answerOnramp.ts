import type { Opener } from '../../browser/opener.ts'
import { answerPopups } from '../frames/answerPopups.ts'
import { createOnrampWindows } from './onrampWindows.ts'
import type { OnrampActor } from './onrampActor.ts'

export type AnswerOnrampOptions = Parameters<typeof createOnrampWindows>[0] & {
  readonly window: Window
  /** Origin of the simulated sites. */
  readonly origin: string
  readonly opener: Opener
}

/** Gives the provider's pages in this page's popups their port, and passes their input to the controls of the window. */
export function answerOnramp(options: AnswerOnrampOptions): {
  readonly actor: OnrampActor
  dispose(): void
} {
  const { window, origin, opener } = options
  const { handle, ...actor } = createOnrampWindows(options)
  return { actor, dispose: answerPopups({ window, origin, site: 'onramp', opener, handle }) }
}
