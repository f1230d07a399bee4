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

/** Connects each popup of a provider by a message port, and passes its input to the simulated provider. */
export function answerOnramp(options: AnswerOnrampOptions): {
  readonly actor: OnrampActor
  dispose(): void
} {
  const { window, origin, opener } = options
  const { handle, ...actor } = createOnrampWindows(options)
  return { actor, dispose: answerPopups({ window, origin, site: 'onramp', opener, handle }) }
}
