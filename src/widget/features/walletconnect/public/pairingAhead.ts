import type { Connection } from '../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { Pairing } from '../../../../backends/port/walletConnect.ts'
import type { Core } from '../../../core/core.ts'
import type { ViewName } from '../../../core/kernel/viewParams.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import type { RouterState } from '../../../core/modal/router.ts'
import { activeFirst } from '../../../core/session/activeFirst.ts'
import { platformsOf } from '../platformRules.ts'
import { needsNewPairing } from '../pairingLifetime.ts'
import { createWalletLinks, type WalletLinks } from '../walletLinks.ts'
import type { WalletPlatform } from '../walletPlatform.ts'

/** The views with a list of wallets, where a prepared attempt is renewed. */
const lists: readonly ViewName[] = ['Connect', 'ConnectWallets', 'AllWallets']

/** An attempt that started before the visitor chose a wallet. */
interface Attempt {
  /** The networks that its wallet is asked for. */
  readonly networks: string
  readonly leave: AbortController
  readonly started: Promise<Pairing>
  readonly connection: Promise<Connection>
  /** Known when the relay has answered. */
  pairing?: Pairing
  /** Whether it has connected or failed. */
  isOver: boolean
  /** The flow that uses it. */
  user?: AbortSignal
}

/**
 * The attempt that a phone prepares before the visitor chooses a wallet. A phone opens an app only inside a tap, and the
 * address has to be known by then. Read it by `core.use(createPairingAhead)`.
 */
export interface PairingAhead {
  /**
   * Prepares an attempt, on a phone and unless the host does not want that. Does nothing while one is ready. It ends when
   * the modal closes. It asks for it even where the visitor saves data, because a wallet of a phone needs it all anyway.
   */
  prepare(): void
  /** The address of the prepared attempt, if a wallet can be opened with it now. */
  uri(): string | undefined
  /**
   * Pairs with the prepared attempt, or with a new one. `onPaired` is called at once if the address is known.
   */
  pair(signal: AbortSignal, onPaired: (pairing: Pairing) => void): Promise<Connection>
  /** The links of the wallet on screen. Those that were opened in the tap that chose it count as opened. */
  links(wallet: Wallet | undefined, first: WalletPlatform): WalletLinks
}

/** Creates the store of the prepared attempt. It asks for nothing before `prepare` or `pair`. */
export function createPairingAhead(core: Core): PairingAhead {
  const { browser, clock, walletConnect } = core.backend
  let ahead: Attempt | undefined
  let opened: { readonly wallet: Wallet; readonly links: WalletLinks } | undefined
  let unfollow: (() => void) | undefined

  const wantedNetworks = () =>
    activeFirst(core.networks)
      .map(({ id }) => id)
      .join()

  function isUsable({ isOver, networks, pairing }: Attempt): boolean {
    if (isOver || networks !== wantedNetworks()) return false
    if (pairing === undefined) return true
    return pairing.isReachable?.() !== false && !needsNewPairing(pairing.expiresAt, clock.now())
  }

  /** The prepared attempt; one that is of no use any more is ended. */
  function usable(): Attempt | undefined {
    if (ahead && !isUsable(ahead)) drop()
    return ahead
  }

  function drop() {
    ahead?.leave.abort()
    ahead = undefined
  }

  const uri = () => usable()?.pairing?.uri

  function prepare() {
    const isWanted = core.config.prefetch && browser.device().mobile
    if (!isWanted || !walletConnect || !core.modal.getState().open || usable()) return
    unfollow ??= follow()
    const leave = new AbortController()
    const networks = activeFirst(core.networks)
    const started = walletConnect.pair({ networks, signal: leave.signal, isAhead: true })
    const connection = started
      .then((pairing) => {
        attempt.pairing = pairing
        return pairing.connection
      })
      .finally(() => {
        attempt.isOver = true
      })
    const attempt: Attempt = {
      networks: wantedNetworks(),
      leave,
      started,
      connection,
      isOver: false,
    }
    ahead = attempt
    connection.then(
      (late) => {
        if (!attempt.user) end(late)
      },
      () => {
        // An attempt that expired is renewed while the list is on screen.
        if (attempt.pairing && !leave.signal.aborted) renew()
      },
    )
  }

  /** Prepares again for the list of wallets that the visitor looks at. */
  function renew() {
    if (browser.visible() && lists.includes(core.router.current().view)) prepare()
  }

  function end(connection: Connection) {
    connection
      .disconnect()
      .catch((thrown: unknown) => noteFailure(core, 'walletConnect.lateApproval', thrown))
  }

  /**
   * Opens the link of the wallet that the visitor has just chosen. The router calls it inside the tap. A link that is
   * refused is left to the view, which says so.
   */
  function openChosen({ history, direction }: RouterState) {
    opened = undefined
    const { view, params } = history.at(-1) ?? {}
    if (direction !== 'next' || view !== 'ConnectingWalletConnect') return
    const { wallet } = (params ?? {}) as { readonly wallet?: Wallet }
    const [first] = platformsOf({ wallet, mobile: true, installed: false })
    const address = uri()
    if (!wallet || !first || address === undefined) return
    const links = createWalletLinks(core, wallet, first)
    if (!links.canOpen(address)) return
    links.offer(address)
    opened = { wallet, links }
  }

  function follow(): () => void {
    const stops = [
      core.router.store.subscribe(openChosen),
      browser.subscribeVisible(renew),
      core.modal.subscribe(({ open }) => {
        if (open) return
        drop()
        unfollow?.()
        unfollow = undefined
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** Gives the attempt to a flow until `signal` aborts. */
  async function hand(
    attempt: Attempt,
    signal: AbortSignal,
    onPaired: (pairing: Pairing) => void,
  ): Promise<Connection> {
    ahead = undefined
    attempt.user = signal
    const giveBack = () => {
      if (attempt.isOver) return
      // React's strict mode stops a flow and starts it again at once, when the wallet is open with this address already.
      ahead ??= attempt
      queueMicrotask(() => {
        if (attempt.user !== signal) return
        if (ahead === attempt) ahead = undefined
        attempt.leave.abort()
      })
    }
    signal.addEventListener('abort', giveBack, { once: true })
    // An address that is known is passed on at once, still inside the visitor's tap.
    if (attempt.pairing) onPaired(attempt.pairing)
    else attempt.started.then(onPaired, () => undefined)
    const connection = await attempt.connection
    if (attempt.user === signal) return connection
    throw new FoyerError('aborted', 'Another flow took this attempt over.')
  }

  return {
    prepare,
    uri,
    async pair(signal, onPaired) {
      const attempt = usable()
      if (attempt) return hand(attempt, signal, onPaired)
      if (!walletConnect) {
        throw new FoyerError('none.connector', 'This backend does not support WalletConnect.')
      }
      const pairing = await walletConnect.pair({ networks: activeFirst(core.networks), signal })
      onPaired(pairing)
      return pairing.connection
    },
    links: (wallet, first) =>
      wallet && opened?.wallet === wallet ? opened.links : createWalletLinks(core, wallet, first),
  }
}
