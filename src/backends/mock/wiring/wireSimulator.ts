import { createWalletActors } from '../actors/wallets/createWalletActors.ts'
import { RpcError } from '../shared/rpcError.ts'
import type { Simulator, SimulatorOptions } from '../simulatorTypes.ts'
import { createBackendParts, type BackendParts } from './backendParts.ts'
import { createBrowserParts } from './browserParts.ts'
import { createChainParts } from './chainParts.ts'
import { createNetworkParts } from './networkParts.ts'
import { createSiteParts } from './siteParts.ts'
import { createStageParts } from './stageParts.ts'

export interface WiredSimulator extends Pick<BackendParts, 'backendWith'> {
  readonly simulator: Simulator
  /** Clears this stage's storage in the browser and resets its chains to genesis. */
  reset(): Promise<void>
}

/** Connects all parts of this page's simulated outside, one subsystem at a time, and the production backend. One per page. */
export function wireSimulator(options: SimulatorOptions): WiredSimulator {
  const stage = createStageParts(options)
  const money = createChainParts(stage)
  const browser = createBrowserParts(stage)
  // The listeners of the page's messages are added in this order.
  const network = createNetworkParts(stage, money, browser)
  const sites = createSiteParts(stage, money, browser)
  network.start()
  const { page, world, clock, log, faults } = stage
  const { chains, time } = money
  const { dispose: disposeWallets, ...wallets } = createWalletActors({
    world,
    clock,
    log,
    faults,
    chains,
    send: time.send,
    target: page,
    origin: page.location.origin,
    blockchainApi: stage.addresses.blockchainApi,
  })
  const { opener, storage, tabStorage, clipboard } = browser
  const { backendWith, ...backend } = createBackendParts(stage, browser, sites)
  const simulator: Simulator = {
    ...backend,
    world,
    clock,
    realTime: stage.platform,
    calls: log,
    faults,
    wallets,
    mailbox: sites.mailbox,
    social: sites.social,
    farcaster: sites.farcaster,
    onramp: network.onramp,
    secureSite: sites.secureSite,
    chains: money.actor,
    phone: network.phone,
    handset: network.handset,
    hostile: sites.hostile,
    otherTab: sites.otherTab,
    setVisible: (visible) => (visible ? network.handset.comeBack() : network.handset.leave()),
    opened: opener.list,
    openPopups: opener.openPopups,
    closePopups: opener.closePopups,
    storage,
    tabStorage,
    clipboard,
    async dispose() {
      clock.pause()
      stage.leavePage()
      disposeWallets()
      sites.dispose()
      browser.messages.dispose()
      network.dispose()
      money.dispose()
    },
  }
  return {
    simulator,
    backendWith,
    async reset() {
      storage.clear()
      tabStorage.clear()
      // Without a development server there are no chains; everything else still works.
      await chains.reset().catch((error: unknown) => {
        stage.onError(error)
        if (error instanceof RpcError) options.onProblem?.(error.message)
      })
    },
  }
}
