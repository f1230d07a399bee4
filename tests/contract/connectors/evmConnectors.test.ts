import { createFakeChains } from '../../../src/backends/mock/chains/testing/fakeChains.ts'
import { createTestClock } from '../../../src/backends/mock/clock/testing/testClock.ts'
import { createWalletPage } from '../../../src/backends/mock/actors/wallets/testing/walletPage.ts'
import { testAccounts } from '../../../anvil/accounts.ts'
import type { Network } from '../../../src/backends/port/network.ts'
import { createBrowserConnectors } from '../../../src/backends/real/connectors/browserConnectors.ts'
import { ALICE, BOB, fakeProvider } from '../../../src/backends/real/testing/fakeProvider.ts'
import { fakeWindow } from '../../../src/backends/real/testing/fakeWindow.ts'
import { evmConnectorsContract, type EvmConnectorsHarness } from './evmConnectorsContract.ts'
import { createTestOwner } from './testOwner.ts'

const POLYGON: Network = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
}

function harnessOf(window: Window, clock = createTestClock()) {
  const connectors = createBrowserConnectors({
    window: () => window,
    clock,
    eip6963: true,
    rpcUrl: ({ id }) => `https://rpc.example/${id}`,
    onError: () => undefined,
  })
  return { connectors, chain: 'eip155', chainId: 'eip155:1', known: POLYGON } as const
}

/** A hand-written wallet whose every request waits for its owner. */
function byHand(): EvmConnectorsHarness {
  const fake = fakeWindow()
  const { decide, agreed, declined } = createTestOwner()
  let granted: string[] = []
  const moveTo = (chainId: string) => {
    provider.answers.eth_chainId = () => chainId
    provider.emit('chainChanged', chainId)
    return null
  }
  const grant = () => {
    granted = [ALICE]
    provider.emit('accountsChanged', granted)
    return granted
  }
  const provider = fakeProvider({
    eth_accounts: () => granted,
    eth_requestAccounts: () => decide(grant),
    wallet_switchEthereumChain: () => decide(() => moveTo('0x89')),
  })
  fake.window.addEventListener('eip6963:requestProvider', () =>
    fake.announce({ info: { uuid: 'u1', name: 'Fox', rdns: 'io.fox', icon: '' }, provider }),
  )
  return {
    ...harnessOf(fake.window),
    connectorId: 'io.fox',
    accounts: [ALICE],
    agreed,
    declined,
    switchAccount: () => provider.emit('accountsChanged', [BOB]),
    switchChain: () => void moveTo('0x89'),
    disconnect: () => provider.emit('accountsChanged', []),
  }
}

/** The simulated wallets of the workbench. */
function simulated(): EvmConnectorsHarness {
  const { window } = fakeWindow()
  const { chains } = createFakeChains()
  const { agreed, clock, declined, wallets } = createWalletPage({ chains, window })
  return {
    ...harnessOf(window, clock),
    connectorId: 'example.emberfox',
    accounts: [0, 1].map((index) => String(testAccounts[index]?.address)),
    agreed,
    declined,
    switchAccount: () => wallets.setAccounts('fox', [1, 0]),
    switchChain: () => wallets.setChain('fox', POLYGON.id),
    disconnect: () => wallets.disconnect('fox'),
  }
}

evmConnectorsContract('a wallet written by hand', byHand)
evmConnectorsContract('the simulated wallets', simulated)
