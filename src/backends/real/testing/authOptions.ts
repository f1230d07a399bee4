import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import type { FrameAuthOptions } from '../frame/frameAuth.ts'
import type { RefusedMessage } from '../frame/refusedMessage.ts'
import { FoyerError } from '../../port/errors.ts'
import { countingRandom } from './countingRandom.ts'
import { fakeTabs } from './fakeTabs.ts'
import { fakeSecureSite } from './fakeSecureSite.ts'
import { memoryStorage } from './memoryStorage.ts'

/** The options of the secure wallet in front of a site that the test answers. */
export function createAuthOptions(storage = memoryStorage()) {
  const site = fakeSecureSite()
  const tabs = fakeTabs()
  const clock = createTestClock()
  const refused: RefusedMessage[] = []
  const errors: Error[] = []
  const options: FrameAuthOptions = {
    secureSite: site.origin,
    projectId: 'project one',
    sdk: { type: 'w3m', version: 'react-ethers-1' },
    storage,
    storagePrefix: '@foyer/frame/',
    browser: { ...site.browser, ...tabs.browser },
    window: () => undefined,
    openTabChannel: tabs.open,
    rpc: async () => ({
      call: () => Promise.reject(new FoyerError('network.failed', 'The chain cannot be read')),
    }),
    networks: [],
    clock,
    random: countingRandom(),
    mountFrame: site.mountFrame,
    onRefused: (message) => refused.push(message),
    onError: (error) => errors.push(error),
  }
  return { options, site, tabs, clock, storage, errors }
}
