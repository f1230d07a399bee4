import { vi } from 'vitest'
import { createCallLog } from '../../src/backends/mock/calls/callLog.ts'
import { createChainTime } from '../../src/backends/mock/chains/chainTime.ts'
import { createFakeChains } from '../../src/backends/mock/chains/testing/fakeChains.ts'
import { createSeededRandom } from '../../src/backends/mock/clock/seededRandom.ts'
import { createTestClock } from '../../src/backends/mock/clock/testing/testClock.ts'
import { createFaults } from '../../src/backends/mock/faults/faults.ts'
import { createWalletActors } from '../../src/backends/mock/actors/wallets/createWalletActors.ts'
import { createWorld } from '../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../src/backends/mock/world/generateWorld.ts'
import { testAccounts } from '../../anvil/accounts.ts'
import type { Network } from '../../src/backends/port/network.ts'
import { createBrowserConnectors } from '../../src/backends/real/connectors/browserConnectors.ts'
import { ALICE, BOB, fakeProvider, rpcError } from '../../src/backends/real/testing/fakeProvider.ts'
import { fakeWindow } from '../../src/backends/real/testing/fakeWindow.ts'
import { connectorsContract, type ConnectorsHarness } from './connectorsContract.ts'

const POLYGON: Network = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
}

function connectorsOf(window: Window, clock = createTestClock()) {
  return createBrowserConnectors({
    window: () => window,
    clock,
    eip6963: true,
    rpcUrl: ({ id }) => `https://rpc.example/${id}`,
    onError: () => undefined,
  })
}

/** A wallet written by hand, whose every question waits for its owner. */
function byHand(): ConnectorsHarness {
  const fake = fakeWindow()
  const clock = createTestClock()
  const open: ((yes: boolean) => void)[] = []
  let granted: string[] = []

  const ask = (act: () => unknown) => () =>
    new Promise((resolve, reject) =>
      open.push((yes) => (yes ? resolve(act()) : reject(rpcError(4001, 'User rejected')))),
    )
  const moveTo = (chainId: string) => {
    provider.answers.eth_chainId = () => chainId
    provider.emit('chainChanged', chainId)
    return null
  }
  const provider = fakeProvider({
    eth_accounts: () => granted,
    eth_requestAccounts: ask(() => (granted = [ALICE])),
    wallet_switchEthereumChain: ask(() => moveTo('0x89')),
  })
  fake.window.addEventListener('eip6963:requestProvider', () =>
    fake.announce({ info: { uuid: 'u1', name: 'Fox', rdns: 'io.fox', icon: '' }, provider }),
  )
  const decide = async (yes: boolean) => {
    // The code that asks is loaded with the first connect.
    await vi.waitUntil(() => open.length > 0, { timeout: 60_000 })
    open.splice(0).forEach((settle) => settle(yes))
    await clock.idle()
  }
  return {
    connectors: connectorsOf(fake.window, clock),
    connectorId: 'io.fox',
    accounts: [ALICE],
    known: POLYGON,
    approve: () => decide(true),
    reject: () => decide(false),
    switchAccount: () => provider.emit('accountsChanged', [BOB]),
    switchChain: () => moveTo('0x89'),
    disconnect: () => provider.emit('accountsChanged', []),
  }
}

/** The simulated wallets of the workbench. */
function simulated(): ConnectorsHarness {
  const world = createWorld(generateWorld())
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const { chains } = createFakeChains()
  const { window } = fakeWindow()
  const wallets = createWalletActors({
    world,
    clock,
    log,
    faults: createFaults({ random: createSeededRandom(1) }),
    chains,
    send: createChainTime(chains, clock).send,
    target: window,
    origin: 'https://shop.example',
    blockchainApi: 'https://rpc.test',
  })
  const accounts = [0, 1].map((index) => String(testAccounts[index]?.address))
  const decide = async (how: 'approve' | 'reject') => {
    await clock.idle()
    await Promise.all(wallets.requests().map(({ id }) => wallets[how](id)))
    await clock.idle()
  }
  return {
    connectors: connectorsOf(window, clock),
    connectorId: 'example.emberfox',
    accounts,
    known: POLYGON,
    approve: () => decide('approve'),
    reject: () => decide('reject'),
    switchAccount: () => wallets.setAccounts('fox', [1, 0]),
    switchChain: ({ id }) => wallets.setChain('fox', id),
    disconnect: () => wallets.disconnect('fox'),
  }
}

connectorsContract('a wallet written by hand', byHand)
connectorsContract('the simulated wallets', simulated)
