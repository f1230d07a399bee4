import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { countingRandom } from './countingRandom.ts'
import { fakeSecureSite } from './fakeSecureSite.ts'
import { createFrameClient } from '../frame/frameClient.ts'
import type { RefusedMessage } from '../frame/refusedMessage.ts'

// The fake frame never uses its parent.
export const frameParent = {} as HTMLElement

/** A client of the secure site whose frame is not mounted yet. */
export function openFrameClient() {
  const site = fakeSecureSite()
  const clock = createTestClock()
  const refused: RefusedMessage[] = []
  const reloaded: string[] = []
  const client = createFrameClient({
    secureOrigin: site.origin,
    mountFrame: site.mountFrame,
    browser: site.browser,
    clock,
    random: countingRandom(),
    onRefused: (message) => refused.push(message),
    onReloaded: () => reloaded.push('reloaded'),
  })
  return {
    site,
    clock,
    client,
    refused,
    reloaded,
    reasons: () => refused.map(({ reason }) => reason),
  }
}

/** A client whose frame is mounted and loaded. */
export async function loadFrameClient() {
  const parts = openFrameClient()
  const mounting = parts.client.mount(frameParent, 'https://secure.example/sdk')
  parts.site.start()
  await mounting
  return parts
}
