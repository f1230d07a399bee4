import { createAnvilChains } from '../../../src/backends/mock/chains/testing/anvilChains.ts'
import { createChainTime } from '../../../src/backends/mock/chains/chainTime.ts'
import { createCallLog } from '../../../src/backends/mock/calls/callLog.ts'
import { createSeededRandom } from '../../../src/backends/mock/clock/seededRandom.ts'
import { createTestClock } from '../../../src/backends/mock/clock/testing/testClock.ts'
import { createFaults } from '../../../src/backends/mock/faults/faults.ts'
import { createWorld } from '../../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../../src/backends/mock/world/generateWorld.ts'
import type { WalletWindow } from '../../../src/backends/mock/actors/wallets/announcer.ts'
import { createWalletActors } from '../../../src/backends/mock/actors/wallets/createWalletActors.ts'
import type { WalletProvider } from '../../../src/backends/mock/actors/wallets/walletProvider.ts'

/** The first announced wallet of a page on real local chains, as a client that knows nothing of Foyer finds it. */
export interface SimulatedWallet {
  readonly provider: WalletProvider
  /** Does what the client asks, and lets the wallet's owner agree to everything meanwhile. */
  agreed<T>(work: () => Promise<T>): Promise<T>
  /** The same with an owner who says no. */
  declined<T>(work: () => Promise<T>): Promise<T>
  /** How many requests have been shown to the owner. */
  readonly shown: () => readonly string[]
  /** Stops the chains. */
  close(): Promise<void>
}

/** One page with its wallets; chains start with the first call. */
export function openSimulatedWallet(): SimulatedWallet {
  const { chains, close } = createAnvilChains()
  const world = createWorld(generateWorld())
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const target: WalletWindow & EventTarget = new EventTarget()
  const announced: WalletProvider[] = []
  target.addEventListener('eip6963:announceProvider', (event) => {
    announced.push((event as CustomEvent<{ provider: WalletProvider }>).detail.provider)
  })
  const wallets = createWalletActors({
    world,
    clock,
    log,
    faults: createFaults({ random: createSeededRandom(1) }),
    chains,
    target,
    origin: 'http://dapp.test',
    blockchainApi: 'https://rpc.test',
    send: createChainTime(chains, clock).send,
  })
  const [provider] = announced
  if (provider === undefined) throw new Error('No wallet was announced.')
  const seen = new Map<number, string>()

  async function deciding<T>(decide: (id: number) => void, work: () => Promise<T>): Promise<T> {
    const stop = wallets.subscribe(() => {
      for (const { id, method } of wallets.requests()) {
        if (seen.has(id)) continue
        seen.set(id, method)
        decide(id)
      }
    })
    return work().finally(stop)
  }

  return {
    provider,
    agreed: (work) => deciding((id) => void wallets.approve(id), work),
    declined: (work) => deciding((id) => wallets.reject(id), work),
    shown: () => [...seen.values()],
    close,
  }
}
