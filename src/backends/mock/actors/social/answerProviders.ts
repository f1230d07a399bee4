import { answerPopups } from '../frames/answerPopups.ts'
import type { Opener } from '../../browser/createOpener.ts'
import { createProviderWindows, type ProviderWindowsOptions } from './createProviderWindows.ts'

export interface AnswerProvidersOptions extends Omit<ProviderWindowsOptions, 'arrival'> {
  readonly window: Window
  /** Origin of the simulated sites. */
  readonly origin: string
  readonly opener: Opener
}

/** Gives the providers' pages in this page's popups their port, and their controls to whoever operates them. */
export function answerProviders(options: AnswerProvidersOptions) {
  const { window, origin, opener } = options

  function arrival(source: MessageEventSource, count: number): Promise<void> {
    return new Promise((resolve) => {
      let left = count
      const hear = (event: MessageEvent) => {
        if (event.source !== source) return
        left -= 1
        if (left > 0) return
        window.removeEventListener('message', hear)
        resolve()
      }
      window.addEventListener('message', hear)
    })
  }

  const { hear, ...actor } = createProviderWindows({ ...options, arrival })
  return { actor, dispose: answerPopups({ window, origin, site: 'social', opener, hear }) }
}
