import type { Page } from '@playwright/test'
import { knownCalls, type KnownCall } from '../../src/backends/mock/calls/knownCalls.ts'
import type { InstalledWallet } from '../../src/backends/mock/world/worldTypes.ts'
import type { ChainId } from '../../src/backends/port/chainIds.ts'

/** A control that can be used now. `nth` distinguishes controls with the same role and name. */
export interface Control {
  readonly role: string
  readonly name: string
  readonly nth: number
}

/** The current targets of a step. */
export interface Situation {
  readonly open: boolean
  /** The open modal belongs to another widget of the page, which the host's steps do not control. */
  readonly otherOpen: boolean
  readonly view: string
  readonly controls: readonly Control[]
  /** Wallets with a pending request. */
  readonly waiting: readonly string[]
  readonly wallets: readonly string[]
  /** The installed wallets, and the removed ones. */
  readonly installed: readonly string[]
  readonly removed: readonly InstalledWallet[]
  readonly chains: readonly ChainId[]
  /** Names of the calls so far, for faults. */
  readonly calls: readonly KnownCall[]
  readonly faults: number
  /** True while an account is connected. */
  readonly connected: boolean
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

const usable =
  /^\s*- (button|textbox|searchbox|tab|checkbox|switch|option) "((?:[^"\\]|\\.)*)"(.*)$/

/** Reads the page, and the pending requests of the simulator. */
export async function readSituation(page: Page): Promise<Situation> {
  const behind = await page.evaluate(() => {
    const stage = window.foyerStage
    if (!stage) throw new Error('The page has no stage.')
    const { simulator, foyer, widgets } = stage
    const isOpen = (widget: typeof foyer) => widget.getState().open
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
      faults: simulator.faults.list().length,
      connected: foyer.getProvider() !== undefined,
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
      time: simulator.clock.now(),
    }

    function viewOf({ body }: Document): string {
      const drawn = [...body.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll('dialog[open] [data-view]') ?? []),
      ])
      return drawn.at(-1)?.getAttribute('data-view') ?? ''
    }
  })
  const scope = page.locator(behind.open ? 'dialog[open]' : '#stage').first()
  const lines = (await scope.ariaSnapshot({ timeout: 60_000 })).split('\n')
  const counts = new Map<string, number>()
  const controls = lines.flatMap((line): Control[] => {
    const [, role = '', raw = '', state = ''] = usable.exec(line) ?? []
    if (role === '') return []
    const name = raw.replaceAll('\\"', '"')
    const nth = counts.get(`${role} ${name}`) ?? 0
    counts.set(`${role} ${name}`, nth + 1)
    return state.includes('[disabled]') ? [] : [{ role, name, nth }]
  })
  return {
    ...behind,
    calls: knownCalls.filter((name) => behind.calls.includes(name)),
    controls,
    qrCode: lines.some((line) => line.includes('img "QR code to scan'))
      ? await scope.locator('svg[data-qr]').last().innerHTML({ timeout: 60_000 })
      : undefined,
  }
}
