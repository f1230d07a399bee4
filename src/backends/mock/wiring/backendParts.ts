import type { BackendFactory } from '../../port/backend.ts'
import { createWindowBrowser } from '../../real/browser/windowBrowser.ts'
import { createRealBackend } from '../../real/realBackend.ts'
import type { RealBackendOptions } from '../../real/realBackendOptions.ts'
import { watchAuth } from '../actors/secureSite/frame/watchAuth.ts'
import { createFaultyFetch } from '../faults/faultyFetch.ts'
import { pseudoLocales } from '../shared/pseudoLocales.ts'
import type { Simulator } from '../simulatorTypes.ts'
import type { BrowserParts } from './browserParts.ts'
import type { SiteParts } from './siteParts.ts'
import type { StageParts } from './stageParts.ts'

/** The production backend upon the simulated outside, and how the page's own requests are made. */
export interface BackendParts extends Pick<Simulator, 'backend' | 'hostFetch'> {
  /** The same with options of the host's; what names a place outside, the browser or time is ignored. */
  readonly backendWith: (options: RealBackendOptions) => BackendFactory
}

/** The production backend upon the simulated outside. */
export function createBackendParts(
  { page, pageFetch, deliveries, clock, random, log, faults, addresses, note, onError }: StageParts,
  { storage, order, window }: BrowserParts,
  { frameCalls }: SiteParts,
): BackendParts {
  const fetch = createFaultyFetch({
    fetch: pageFetch,
    deliver: deliveries.deliverComposed,
    log,
    faults,
    clock,
  })
  const backendWith = (options: RealBackendOptions): BackendFactory => {
    const real = createRealBackend({
      ...options,
      addresses,
      fetch,
      window: page,
      clock,
      random,
      storage,
      browser: createWindowBrowser(() => window),
      mountFrame: order.mount,
      onError(error) {
        onError(error)
        options.onError?.(error)
      },
      onRefused: (message) => note('frame.refused', message),
    })
    return (context) => {
      const made = { ...real(context), locales: pseudoLocales }
      if (made.auth === undefined) return made
      return { ...made, auth: watchAuth(made.auth, { calls: frameCalls, faults, clock }) }
    }
  }
  return { backend: backendWith({}), backendWith, hostFetch: fetch }
}
