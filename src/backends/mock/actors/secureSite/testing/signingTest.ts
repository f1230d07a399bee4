import { createFakeChains } from '../../../chains/testing/fakeChains.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import { createTestClock } from '../../../clock/testing/testClock.ts'
import { generateWorld } from '../../../world/generateWorld.ts'
import { createWorld } from '../../../world/world.ts'
import type { WorldPatch } from '../../../world/worldTypes.ts'
import { createMailbox } from '../mailbox.ts'
import { createSecureSite } from '../secureSite.ts'
import { createSigningService } from '../signingService.ts'

/**
 * Creates the secure site with Ada logged in on Ethereum; `sent` has the transactions that an EVM
 * chain received.
 * @param local chains instead of those that answer from `answers`
 */
export function createSigningTest(
  patch: WorldPatch = {},
  answers: Readonly<Record<string, unknown>> = {},
  local?: LocalChains,
) {
  const secureSession = { email: 'ada@example.com', chainId: 'eip155:1' } as const
  const world = createWorld(generateWorld({ startedAt: 0, patch: { secureSession, ...patch } }))
  const clock = createTestClock()
  const service = createSigningService(clock)
  const fake = createFakeChains({
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x77359400',
    eth_getCode: '0x',
    ...answers,
  })
  const chains = local ?? fake.chains
  const sent: unknown[] = []
  const site = createSecureSite({
    world,
    clock,
    mailbox: createMailbox({ world, clock }),
    chains,
    service,
    async send(chainId, transaction) {
      sent.push([chainId, transaction])
      return '0xhash'
    },
  })
  const rpc = (method: string, ...params: unknown[]) =>
    site({ call: 'RPC_REQUEST', id: '1', payload: { method, params } }, (wait) => wait)
  /** Resolves when the n-th request waits for the person. */
  function asked(n = 1) {
    return new Promise<ReturnType<typeof service.requests>[number]>((resolve) => {
      service.subscribe(() =>
        service
          .requests()
          .filter(({ id }) => id === n)
          .forEach(resolve),
      )
    })
  }
  return { world, service, site, rpc, asked, sent, chains }
}
