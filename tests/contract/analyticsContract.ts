import { describe, expect, it } from 'vitest'
import type { ServicesHarness } from './servicesHarness.ts'

/** The contract of event services (wire 1.4). `received` lists the names of received events. */
export function analyticsContract(
  name: string,
  make: () => ServicesHarness & { received: () => readonly string[]; reported: readonly Error[] },
): void {
  describe(`analytics: ${name}`, () => {
    it('sends events, but never MODAL_CREATED', async () => {
      const { backend, received, pass } = make()
      backend.analytics.send({ event: 'MODAL_CREATED' })
      backend.analytics.send({ event: 'MODAL_OPEN', properties: { connected: false } })
      await pass(0)
      expect(received()).toEqual(['MODAL_OPEN'])
    })

    it('reports a failure and never throws', async () => {
      const { backend, breakServices, reported, pass } = make()
      breakServices()
      backend.analytics.send({ event: 'MODAL_OPEN' })
      await pass(0)
      expect(reported).toMatchObject([{ code: 'network.failed' }])
    })
  })
}
