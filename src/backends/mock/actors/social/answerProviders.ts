import { answerPopups } from '../frames/answerPopups.ts'
import type { Opener } from '../../browser/opener.ts'
import { createProviderWindows, type ProviderWindowsOptions } from './providerWindows.ts'

export interface AnswerProvidersOptions extends ProviderWindowsOptions {
  readonly window: Window
  /** Origin of the simulated sites. */
  readonly origin: string
  readonly opener: Opener
}

/** Gives the providers' pages in this page's popups their port, and passes their input to the controls of the window. */
export function answerProviders(options: AnswerProvidersOptions) {
  const { window, origin, opener } = options
  const { handle, ...actor } = createProviderWindows(options)
  return { actor, dispose: answerPopups({ window, origin, site: 'social', opener, handle }) }
}
