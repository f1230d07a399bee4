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
  /** Forgets what this stage stored in the browser and puts its chains back to genesis. */
  reset(): Promise<void>
}

/**
 * Wires the simulated outside of this page together, subsystem by subsystem, and the production
 * backend upon it. One per page.
 */
export function wireSimulator(options: SimulatorOptions): WiredSimulator {
  const stage = createStageParts(options)
  const money = createChainParts(stage)
  const browser = createBrowserParts(stage)
  // Whoever listens to the page's messages does so in this order.
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
  const { opener, storage, clipboard, visibility } = browser
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
    hostile: sites.hostile,
    setVisible: visibility.set,
    opened: opener.list,
    openPopups: opener.openPopups,
    storage,
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
      // Without a development server there are no chains; everything else still works.
      await chains.reset().catch((error: unknown) => {
        stage.onError(error)
        if (error instanceof RpcError) options.onProblem?.(error.message)
      })
    },
  }
}
