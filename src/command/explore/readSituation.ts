import type { Page } from '@playwright/test'
import { knownCalls, type KnownCall } from '../../backends/mock/calls/knownCalls.ts'
import { tokensOf } from '../../backends/mock/world/tokensOf.ts'
import type { InstalledWallet } from '../../backends/mock/world/worldTypes.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'
import type { Target } from '../../scenarios/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'

type Foyer = StageApi['foyer']

/** The current targets of a step. */
export interface Situation {
  readonly open: boolean
  /** The open modal belongs to another widget of the page, which the host's steps do not control. */
  readonly otherOpen: boolean
  readonly view: string
  /** Path of the page. */
  readonly path: string
  /** The controls that a person can use now. */
  readonly controls: readonly Target[]
  /** Wallets with a pending request. */
  readonly waiting: readonly string[]
  readonly wallets: readonly string[]
  /** The installed wallets, and the removed ones. */
  readonly installed: readonly string[]
  readonly removed: readonly InstalledWallet[]
  readonly chains: readonly ChainId[]
  /** The built-in tokens of the chains, whose contracts can be replaced. */
  readonly tokens: readonly { readonly chainId: ChainId; readonly token: string }[]
  /** Names of the calls so far, for faults. */
  readonly calls: readonly KnownCall[]
  /** The last answer of each call. */
  readonly answers: Readonly<Partial<Record<KnownCall, unknown>>>
  readonly faults: number
  /** True while an account is connected. */
  readonly connected: boolean
  /** The people that the secure site knows, and whether one of them is logged in there. */
  readonly people: readonly string[]
  readonly loggedIn: boolean
  readonly phone: boolean
  /** The first pending request can only be rejected. */
  readonly phoneLacks: boolean
  /** EVM chains that the phone knows. */
  readonly phoneChains: readonly ChainId[]
  readonly phoneOnline: boolean
  readonly phoneSessions: boolean
  /** The drawing of the pairing code on the screen. */
  readonly qrCode: string | undefined
  /** The virtual clock, in ms since epoch. */
  readonly time: number
  readonly frame: boolean
  readonly social: boolean
  readonly onramp: boolean
  /** A purchase is in progress. */
  readonly purchase: boolean
  readonly farcaster: boolean
  /** People with a code in their mail, newest first. */
  readonly codesFor: readonly string[]
  /** People with a mail that waits for the approval of a device. */
  readonly devicesOf: readonly string[]
}

/** Reads the page, and the pending requests of the simulator. */
export async function readSituation(page: Page): Promise<Situation> {
  const { tokensOfWorld, ...behind } = await page.evaluate(() => {
    const stage = window.foyerStage
    if (!stage) throw new Error('The page has no stage.')
    const { simulator, widgets } = stage
    const [foyer] = widgets
    const isOpen = (widget: Foyer) => widget.getState().open
    const world = simulator.world.get()
    return {
      open: widgets.some(isOpen),
      otherOpen: widgets.some((widget) => widget !== foyer && isOpen(widget)),
      waiting: simulator.wallets.requests().map(({ walletKey }) => walletKey),
      wallets: world.wallets.map(({ key }) => key),
      installed: world.wallets.filter(({ installed }) => installed).map(({ key }) => key),
      removed: world.wallets.filter(({ installed }) => !installed),
      chains: simulator.chains.networks.map(({ id }) => id),
      calls: [...new Set(simulator.calls.list().map(({ name }) => name))],
      answers: Object.fromEntries(
        simulator.calls
          .list()
          .filter(({ status }) => status === 'done')
          .map(({ name, result }) => [name, result]),
      ),
      faults: simulator.faults.list().length,
      connected: foyer?.getProvider() !== undefined,
      people: world.people.map(({ email }) => email),
      loggedIn: world.secureSession !== null,
      tokensOfWorld: { chains: world.chains, tokens: world.tokens },
      phone: simulator.phone.proposals().length + simulator.phone.requests().length > 0,
      phoneLacks: simulator.phone.proposals()[0]?.unmet !== undefined,
      phoneChains: world.phone.knownChainIds.filter((id) => id.startsWith('eip155:')),
      phoneOnline: simulator.phone.online(),
      phoneSessions: simulator.phone.sessions().length > 0,
      frame: simulator.secureSite.requests().length > 0,
      social: simulator.social.windows().length > 0,
      onramp: simulator.onramp.windows().length > 0,
      purchase: simulator.onramp.waiting().length > 0,
      farcaster: simulator.farcaster.requests().length > 0,
      codesFor: world.mails.map(({ to }) => to),
      devicesOf: world.mails
        .filter(({ deviceState }) => deviceState === 'waiting')
        .map(({ to }) => to),
      view: viewOf(document),
      controls: stage.usableControls(),
      qrCode: qrCodeOf(document),
      path: location.pathname,
      time: simulator.clock.now(),
    }

    function allInModal({ body }: Document, selector: string): readonly Element[] {
      return [...body.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll(`dialog[open] ${selector}`) ?? []),
      ])
    }
    function viewOf(shown: Document): string {
      return allInModal(shown, '[data-view]').at(-1)?.getAttribute('data-view') ?? ''
    }
    function qrCodeOf(shown: Document): string | undefined {
      return allInModal(shown, 'svg[data-qr][aria-label^="QR code to scan"]').at(-1)?.innerHTML
    }
  })
  const tokens = tokensOf(tokensOfWorld)
    .filter(({ kind }) => kind !== 'foreign')
    .map(({ chainId, symbol }) => ({ chainId: `eip155:${chainId}` as const, token: symbol }))
  return {
    ...behind,
    tokens: tokens.filter(({ chainId }) => behind.chains.includes(chainId)),
    calls: knownCalls.filter((name) => behind.calls.includes(name)),
  }
}
