import { createCallLog } from '../../../calls/callLog.ts'
import { createChainTime } from '../../../chains/chainTime.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import { createSeededRandom } from '../../../clock/seededRandom.ts'
import { createTestClock } from '../../../clock/testing/testClock.ts'
import { createFaults } from '../../../faults/faults.ts'
import { createWorld } from '../../../world/world.ts'
import { generateWorld } from '../../../world/generateWorld.ts'
import type { WalletWindow } from '../announcer.ts'
import { createWalletActors } from '../createWalletActors.ts'
import type { WalletProvider } from '../walletProvider.ts'

/** The details that a wallet announces over EIP-6963. */
interface Announced {
  readonly info: Readonly<Record<string, string>>
  readonly provider: WalletProvider
}

/**
 * A page with the wallets of a generated world on the given chains, and their owner's decisions. Wallets announce themselves in `window`.
 */
export function createWalletPage(options: { chains: LocalChains; window?: WalletWindow }) {
  const { chains } = options
  const window: WalletWindow = options.window ?? new EventTarget()
  const origin = 'http://dapp.test'
  const world = createWorld(generateWorld())
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const announced: Announced[] = []
  const announce = (event: Event) => {
    announced.push((event as CustomEvent<Announced>).detail)
  }
  window.addEventListener('eip6963:announceProvider', announce)
  const open = () =>
    createWalletActors({
      world,
      clock,
      log,
      faults,
      chains,
      send: createChainTime(chains, clock).send,
      target: window,
      origin,
      blockchainApi: 'https://rpc.test',
    })
  const wallets = open()
  const [first] = announced
  if (first === undefined) throw new Error('No wallet was announced.')
  const shown = new Map<number, string>()

  async function deciding<T>(decide: (id: number) => unknown, work: () => Promise<T>): Promise<T> {
    const stop = wallets.subscribe(() => {
      for (const { id, method } of wallets.requests()) {
        if (shown.has(id)) continue
        shown.set(id, method)
        void decide(id)
      }
    })
    return work().finally(stop)
  }

  return {
    origin,
    world,
    log,
    clock,
    faults,
    chains,
    window,
    wallets,
    announced,
    /** The provider of the wallet that is announced first. */
    provider: first.provider,
    /** Runs an action that sends requests, and decides each request as it arrives. */
    deciding,
    agreed: <T>(work: () => Promise<T>) => deciding(wallets.approve, work),
    declined: <T>(work: () => Promise<T>) => deciding(wallets.reject, work),
    /** Returns the methods of the requests decided so far. */
    shown: (): readonly string[] => [...shown.values()],
    /** Reopens the page as after a reload: the same world in a page without the earlier wallets. */
    reopen() {
      wallets.dispose()
      return open()
    },
    /** Removes the wallets, for a window in which another page opens afterwards. */
    dispose() {
      window.removeEventListener('eip6963:announceProvider', announce)
      wallets.dispose()
    },
  }
}
