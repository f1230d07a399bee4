import { createCallLog } from '../../../calls/callLog.ts'
import { createChainTime } from '../../../chains/chainTime.ts'
import { createFakeChains } from '../../../chains/testing/fakeChains.ts'
import { createSeededRandom } from '../../../clock/seededRandom.ts'
import { createTestClock } from '../../../clock/testing/testClock.ts'
import { createFaults } from '../../../faults/faults.ts'
import { createWorld } from '../../../world/world.ts'
import { generateWorld } from '../../../world/generateWorld.ts'
import type { WalletWindow } from '../announcer.ts'
import { createWalletActors } from '../createWalletActors.ts'
import type { WalletProvider } from '../walletProvider.ts'

/** Of the page in which the wallets are. */
const origin = 'http://dapp.test'

/** The three wallets of a generated world on a page of their own, and what the first of them emits. */
export function createWalletsTest() {
  const world = createWorld(generateWorld())
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1) })
  const { chains, asked } = createFakeChains({
    eth_getBlockByNumber: { timestamp: '0x64' },
    eth_sendTransaction: '0xhash',
    eth_blockNumber: '0x5',
  })
  const target: WalletWindow & EventTarget = new EventTarget()
  const announced: { info: Record<string, string>; provider: WalletProvider }[] = []
  target.addEventListener('eip6963:announceProvider', (event) => {
    announced.push((event as CustomEvent<(typeof announced)[number]>).detail)
  })
  const wallets = createWalletActors({
    world,
    clock,
    log,
    faults,
    chains,
    target,
    origin,
    blockchainApi: 'https://rpc.test',
    send: createChainTime(chains, clock).send,
  })
  const fox = announced[0]?.provider
  if (fox === undefined) throw new Error('No wallet was announced.')
  const events: [string, unknown][] = []
  for (const name of [
    'connect',
    'disconnect',
    'accountsChanged',
    'chainChanged',
    'networkChanged',
  ]) {
    fox.on(name, (payload) => events.push([name, payload]))
  }
  const ask = (method: string, ...params: unknown[]) => fox.request({ method, params })
  /** Asks, and lets the owner decide at once if the wallet shows it. */
  const decide = async (method: string, params: unknown[], decision: (id: number) => unknown) => {
    const decided = wallets.subscribe(() => {
      for (const { id } of wallets.requests()) void decision(id)
    })
    return ask(method, ...params)
      .catch((error: unknown) => ({ error }))
      .finally(decided)
  }
  const approve = (method: string, ...params: unknown[]) => decide(method, params, wallets.approve)
  return {
    origin,
    world,
    log,
    clock,
    faults,
    asked,
    target,
    announced,
    wallets,
    fox,
    events,
    ask,
    decide,
    approve,
  }
}
