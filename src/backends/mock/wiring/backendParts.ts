import type { BackendFactory } from '../../port/backend.ts'
import { createWindowBrowser } from '../../real/browser/windowBrowser.ts'
import { createRealBackend } from '../../real/realBackend.ts'
import type { RealBackendOptions } from '../../real/realBackendOptions.ts'
import { mountWithFaults } from '../actors/secureSite/frame/mountWithFaults.ts'
import { watchAuth } from '../actors/secureSite/frame/watchAuth.ts'
import { rulesOf } from '../browser/deviceRules.ts'
import { createFaultyFetch } from '../faults/faultyFetch.ts'
import { pseudoLocales } from '../shared/pseudoLocales.ts'
import type { Simulator } from '../simulatorTypes.ts'
import type { BrowserParts } from './browserParts.ts'
import type { SiteParts } from './siteParts.ts'
import type { StageParts } from './stageParts.ts'

/** The production backend on the simulated outside, and the fetch for the page's own requests. */
export interface BackendParts extends Pick<Simulator, 'backend' | 'hostFetch'> {
  /**
   * Returns the backend with options of the host. Options for an outside address, the browser or
   * time are ignored.
   */
  readonly backendWith: (options: RealBackendOptions) => BackendFactory
}

/** Creates the production backend on the simulated outside. */
export function createBackendParts(
  {
    page,
    pageFetch,
    deliveries,
    clock,
    deviceClock,
    device,
    sleep,
    world,
    random,
    log,
    faults,
    addresses,
    note,
    onError,
  }: StageParts,
  { storage, tabStorage, order, otherTabs, window }: BrowserParts,
  { frameCalls }: SiteParts,
): BackendParts {
  const faultyFetch = createFaultyFetch({
    fetch: pageFetch,
    deliver: deliveries.deliverComposed,
    log,
    faults,
    clock,
  })
  const fetch: typeof faultyFetch = (input, init) => {
    const response = faultyFetch(input, init)
    // Elsewhere, an additional wait would change the order of what happens on the page.
    const isOnPhone = rulesOf(device, world.get().phone) !== undefined
    return isOnPhone ? response.finally(() => sleep.untilAwake()) : response
  }
  const backendWith = (options: RealBackendOptions): BackendFactory => {
    const real = createRealBackend({
      ...options,
      addresses,
      fetch,
      window: page,
      clock: deviceClock,
      random,
      storage,
      tabStorage,
      browser: createWindowBrowser(() => window),
      mountFrame: mountWithFaults(order.mount, { calls: frameCalls, faults, clock }),
      openTabChannel: otherTabs.open,
      onError(error) {
        onError(error)
        options.onError?.(error)
      },
      onRefused: (message) => note('frame.refused', message),
    })
    return (context) => {
      const made = { ...real(context), locales: pseudoLocales }
      if (made.auth === undefined) return made
      return { ...made, auth: watchAuth(made.auth, frameCalls) }
    }
  }
  return { backend: backendWith({}), backendWith, hostFetch: fetch }
}
