import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { solanaAccounts } from '../../../anvil/solana/solanaAccounts.ts'
import { createWalletPage } from '../../../src/backends/mock/actors/wallets/testing/walletPage.ts'
import { createTestClock } from '../../../src/backends/mock/clock/testing/testClock.ts'
import { createSolanaConnectors } from '../../../src/backends/real/solana/solanaConnectors.ts'
import { KeypairAdapter } from '../../foreign/solana/keypairAdapter.ts'
import { startSolana, type StartedSolana } from '../../foreign/solana/startSolana.ts'
import {
  solanaConnectorsContract,
  type SolanaConnectorsHarness,
} from './solanaConnectorsContract.ts'
import { createTestOwner } from './testOwner.ts'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [first = '', second = ''] = solanaAccounts.map(({ address }) => address)
const window = new EventTarget()
const disposals: (() => void)[] = []

let served: StartedSolana
beforeAll(async () => {
  vi.stubGlobal('window', window)
  served = await startSolana()
})
afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await served.close()
})

const harnessOf = (withdraw: () => void, dispose = withdraw) => {
  disposals.push(dispose)
  const onError = (error: Error) => {
    throw error
  }
  const connectors = createSolanaConnectors({ clock: createTestClock(), onError })
  const rpc: SolanaConnectorsHarness['rpc'] = (method, params) =>
    served.chains.rpc(chainId, method, params)
  return { connectors, chain: 'solana', chainId, withdraw, rpc } as const
}

/** A wallet of wallet-adapter, which registers itself with the events of the wallet standard. */
function foreign(): SolanaConnectorsHarness {
  const { decide, agreed, declined } = createTestOwner()
  const adapter = new KeypairAdapter(decide, [1, 2])
  const wallet = new SolanaWalletAdapterWallet(adapter, 'solana:mainnet', served.http)
  let unregister = (): void => undefined
  const harness = harnessOf(() => unregister())
  const detail = (app: { register(wallet: object): () => void }) => {
    unregister = app.register(wallet)
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return {
    ...harness,
    connectorId: 'solana/Keypair',
    accounts: [first],
    agreed,
    declined,
    switchAccount: () => adapter.use(1),
    disconnect: () => adapter.use(-1),
  }
}

/** The simulated wallets of the workbench. */
function simulated(): SolanaConnectorsHarness {
  const { chains } = served
  const { agreed, declined, dispose, wallets } = createWalletPage({ chains, window })
  return {
    ...harnessOf(() => wallets.uninstall('sol'), dispose),
    connectorId: 'solana/Sol Harbor',
    accounts: [first, second],
    agreed,
    declined,
    switchAccount: () => wallets.setAccounts('sol', [1, 0]),
    disconnect: () => wallets.disconnect('sol'),
  }
}

solanaConnectorsContract('a wallet of wallet-adapter', foreign)
solanaConnectorsContract('the simulated wallet of Solana', simulated)
