import type { BackendFactory } from '../port/backend.ts'
import { createLocalStorage } from '../real/browser/localStorage.ts'
import { createRealTime } from './clock/realTime.ts'
import { createWindowBrowser } from '../real/browser/windowBrowser.ts'
import { createRealBackend } from '../real/createRealBackend.ts'
import { answerSites } from './actors/frames/answerSites.ts'
import { createHostile } from './actors/frames/createHostile.ts'
import { createFarcasterDesk } from './actors/farcaster/farcasterDesk.ts'
import { answerSecureFrame } from './actors/secureSite/answerSecureFrame.ts'
import { createFrameOrder } from './actors/secureSite/frameOrder.ts'
import { createFrameCalls } from './actors/secureSite/frameCalls.ts'
import { createMailbox } from './actors/secureSite/mailbox.ts'
import { raiseOnramp } from './actors/onramp/raiseOnramp.ts'
import { raisePhone } from './actors/phone/raisePhone.ts'
import { createRespondToFrame } from './actors/secureSite/respondToFrame.ts'
import { createSecureSite } from './actors/secureSite/secureSite.ts'
import { createSigningDesk } from './actors/secureSite/signingDesk.ts'
import { watchAuth } from './actors/secureSite/watchAuth.ts'
import { answerProviders } from './actors/social/answerProviders.ts'
import { createSocialDesk } from './actors/social/socialDesk.ts'
import { createSiweMessageCheck } from './actors/siwe/checkSiweMessage.ts'
import { createSiweHandlers } from './actors/siwe/siweHandlers.ts'
import { createSiweServer } from './actors/siwe/siweServer.ts'
import { createWalletActors } from './actors/wallets/createWalletActors.ts'
import { createClipboard } from './browser/createClipboard.ts'
import { createPageOpener } from './browser/createPageOpener.ts'
import { createVisibility } from './browser/createVisibility.ts'
import { createPrefixedStorage } from './browser/prefixedStorage.ts'
import { requireLoopbackPage } from './browser/requireLoopbackPage.ts'
import { takeOverPage } from './browser/takeOverPage.ts'
import { simulatedWindow } from './browser/simulatedWindow.ts'
import { createCallLog } from './calls/callLog.ts'
import type { KnownCall } from './calls/knownCalls.ts'
import { createChainActor } from './chains/createChainActor.ts'
import { createChainTime } from './chains/chainTime.ts'
import { createLocalChains } from './chains/localChains.ts'
import { createTreasury } from './chains/createTreasury.ts'
import { createPools } from './chains/swap/pools.ts'
import { createTokenBook } from './chains/tokens/tokenBook.ts'
import { createDeliveryQueue } from './clock/deliveryQueue.ts'
import { createSeededRandom } from './clock/seededRandom.ts'
import { createVirtualClock } from './clock/virtualClock.ts'
import type { VirtualClock } from './clock/virtualClockTypes.ts'
import { createFaults } from './faults/faults.ts'
import { createFaultyFetch } from './faults/faultyFetch.ts'
import { createMswNetwork } from './network/mswNetwork.ts'
import { createServices } from './services/createServices.ts'
import type { Simulator, SimulatorOptions } from './simulatorTypes.ts'
import { createWorld } from './world/createWorld.ts'
import { drawWorld } from './world/drawWorld.ts'
import { hashText } from './world/hashText.ts'
import { simulatedAddresses } from './simulatedAddresses.ts'

export interface Raised {
  readonly simulator: Simulator
  /** Forgets what this stage stored in the browser and puts its chains back to genesis. */
  startAnew(): Promise<void>
}

/**
 * Wires the simulated outside of this page together: world, clock, network, chains, wallets, mailbox
 * and the secure site, and the production backend upon them. One per page.
 */
export function raiseSimulator(options: SimulatorOptions): Raised {
  const { origins, stageKey, resume } = options
  const page = globalThis.window
  requireLoopbackPage(page.location.href, options.allowPublicOrigin ?? false)
  const world = createWorld(resume?.world ?? drawWorld({ ...options, ...patchOf(options) }))
  const { seed, startedAt } = world.get()

  const log = createCallLog({ clock: () => clock })
  const open = () => log.list().filter(({ status }) => status === 'open')
  const note = (name: KnownCall, facts: unknown) => log.begin(name, facts).failed(facts)
  const tell = (error: unknown) => note('outside.error', error)
  const platform = createRealTime(page)
  const deliveries = createDeliveryQueue({ platform })
  const clock: VirtualClock = createVirtualClock({
    startedAt: resume?.now ?? startedAt,
    platform,
    activity: { ...log, names: () => open().map(({ name }) => name) },
    onError: tell,
    settle: deliveries.settle,
  })
  // After a reload other ids than before, and still the same ones every time.
  const random = createSeededRandom(hashText(`${seed} ${clock.now()}`))
  const owned = options.ownsPage ?? false
  const leavePage = takeOverPage({ page, clock, deliveries, platform, seed, owned })
  const faults = createFaults({ random: createSeededRandom(seed), rules: options.faults ?? [] })

  const chains = createLocalChains({
    fetch: page.fetch.bind(page),
    origin: origins.host,
    stageKey,
    startedAt: () => world.get().startedAt,
    deliver: deliveries.deliver,
  })
  const time = createChainTime(chains, clock)
  const tokens = createTokenBook(chains)
  const pools = createPools({ chains, world, tokens })
  const storage = createPrefixedStorage({
    storage: createLocalStorage({ window: () => page, onError: tell }),
    prefix: `foyer:${stageKey}:`,
    keys: () => Object.keys(page.localStorage),
  })
  // Nobody vouches for a page of this machine: the verify service stands on the public net.
  const addresses = simulatedAddresses(origins.sites)
  const { phone, socket, pulseHandlers } = raisePhone({
    clock,
    platform,
    log,
    faults,
    storage,
    send: time.send,
    sendOnSolana: (chainId, wire) =>
      chains.rpc(chainId, 'sendTransaction', [wire, { encoding: 'base64' }]),
    addresses,
    pageUrl: page.location.origin,
    resumed: resume !== undefined,
    onError: tell,
  })
  const siwe = createSiweServer({
    world,
    clock,
    random,
    domain: page.location.host,
    check: createSiweMessageCheck(chains),
  })
  const opener = createPageOpener({ page, sites: origins.sites, log, faults })
  const onramp = raiseOnramp({
    window: page,
    origin: origins.sites,
    blockchainApi: addresses.blockchainApi,
    world,
    clock,
    log,
    faults,
    opener,
    pay: createTreasury(chains, time),
    onError: tell,
  })
  const network = createMswNetwork({
    handlers: [
      ...createServices({ world, chains, pools, addresses, clock }),
      ...createSiweHandlers(siwe, page.location.origin),
      ...pulseHandlers,
      ...onramp.handlers,
    ],
    sockets: [socket],
    onRefused: (request) =>
      log
        .begin('outside.refused', request)
        .failed(new Error('Refused: this request would leave the machine.')),
  })

  const order = createFrameOrder(deliveries)
  const clipboard = createClipboard()
  const visibility = createVisibility(page.document)
  const simulated = simulatedWindow({
    window: page,
    device: options.device,
    opener,
    clipboard,
    visibility,
    receive: order.receive,
  })

  const mailbox = createMailbox({ world, clock })
  const hostile = createHostile({ window: page, origin: origins.hostile })
  const desk = createSocialDesk({ world, site: `${origins.sites}/sites/social/` })
  const farcaster = createFarcasterDesk({ world, clock })
  const providers = answerProviders({
    window: page,
    origin: origins.sites,
    opener,
    desk,
    clock,
    log,
    faults,
    forge: (message) => hostile.post(message),
    onError: tell,
  })
  const signing = createSigningDesk(clock)
  const calls = createFrameCalls(log)
  const respond = createRespondToFrame({
    site: createSecureSite({
      world,
      clock,
      mailbox,
      chains,
      send: time.send,
      desk: signing,
      social: desk,
      farcaster,
    }),
    calls,
    faults,
    clock,
    forge: (reply) => hostile.post(reply),
  })
  const stopSites = answerSites({
    window: page,
    origin: origins.sites,
    onPort: (port) =>
      answerSecureFrame({
        port,
        desk: signing,
        async respond(data, post) {
          await order.turnOf(data)
          await respond(data, (reply) => {
            order.replies(reply)
            post(reply)
          })
        },
        onError: tell,
      }),
  })

  network.start()
  const { dispose: disposeWallets, ...wallets } = createWalletActors({
    world,
    clock,
    log,
    faults,
    chains,
    send: time.send,
    target: page,
    origin: page.location.origin,
  })

  const fetch = createFaultyFetch({
    fetch: (input, init) => page.fetch(input, init),
    deliver: deliveries.deliverComposed,
    log,
    faults,
    clock,
  })
  const real = createRealBackend({
    addresses,
    fetch,
    window: page,
    clock,
    random,
    storage,
    browser: createWindowBrowser(() => simulated),
    mountFrame: order.mount,
    onError: tell,
    onRefused: (message) => note('frame.refused', message),
  })
  const backend: BackendFactory = (context) => {
    const made = real(context)
    return made.auth === undefined
      ? made
      : { ...made, auth: watchAuth(made.auth, { calls, faults, clock }) }
  }
  const simulator: Simulator = {
    backend,
    hostFetch: fetch,
    world,
    clock,
    calls: log,
    faults,
    wallets,
    mailbox,
    social: providers.actor,
    farcaster,
    onramp: onramp.actor,
    secureSite: signing,
    chains: createChainActor({ chains, time, world, tokens, pools }),
    phone,
    hostile,
    setVisible: visibility.set,
    opened: opener.list,
    openPopups: opener.openPopups,
    storage,
    clipboard,
    async dispose() {
      clock.pause()
      leavePage()
      disposeWallets()
      stopSites()
      providers.dispose()
      onramp.dispose()
      hostile.dispose()
      network.stop()
    },
  }

  return {
    simulator,
    async startAnew() {
      storage.clear()
      // Without a development server there are no chains; everything else still works.
      await chains.reset().catch(tell)
    },
  }
}

function patchOf({ world }: SimulatorOptions) {
  return world === undefined ? {} : { patch: world }
}
