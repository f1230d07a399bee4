import type { Page } from '@playwright/test'
import type { WorldState } from '../../backends/mock/world/worldTypes.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'
import type { Review, SignedTransaction } from './reviewViolation.ts'

/** A transaction that waits for the owner of a wallet, or was signed. */
export interface ReadTransaction extends SignedTransaction {
  /** Number of the call. */
  readonly id: number
}

/** The review on the screen, and the transactions that wallets were given. */
export interface Signing {
  /** Absent if no such view is shown. */
  readonly review?: Review
  /** Whether the view waits for a wallet. */
  readonly isBusy: boolean
  readonly transactions: readonly ReadTransaction[]
  readonly world: Pick<WorldState, 'chains' | 'tokens'>
}

/** Reads the review on the screen, and the transactions of the browser wallets since the page was loaded. */
export async function readSigning(page: Page): Promise<Signing | undefined> {
  return page.evaluate(() => {
    const stage = window.foyerStage
    if (!stage) return undefined
    const { simulator, widgets } = stage
    const { chains, tokens, wallets } = simulator.world.get()
    const open = widgets.find((widget) => widget.getState().open)
    const [modal] = [...document.body.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('dialog[open]') ?? []),
    ])
    const view = [...(modal?.querySelectorAll('[data-view]') ?? [])].at(-1)
    const name = view?.getAttribute('data-view')
    const state = open?.getState()
    const chainOf = (key: unknown) => wallets.find((wallet) => wallet.key === key)?.chainId
    const transactions = simulator.calls.list().flatMap(({ id, name: call, status, ...its }) => {
      if (call !== 'wallet.eth_sendTransaction' || !['open', 'parked', 'done'].includes(status))
        return []
      const { wallet, params } = its.arguments as { wallet: string; params: readonly unknown[] }
      const chainId = chainOf(wallet)
      return chainId === undefined ? [] : [{ id, chainId, transaction: params[0] }]
    })
    const shown = { isBusy: Boolean(view?.querySelector('[aria-busy="true"]')), transactions }
    const world = { chains, tokens }
    if ((name !== 'WalletSendPreview' && name !== 'SwapPreview') || !(view instanceof HTMLElement))
      return { ...shown, world }
    const pictures = [...view.querySelectorAll<HTMLElement>('[role="img"]')]
    const names = pictures.map((each) => each.getAttribute('aria-label') ?? '')
    // The parts of an address in a picture of text are no amounts.
    const text = pictures.reduce((all, { innerText }) => all.replace(innerText, ''), view.innerText)
    const review = {
      view: name as Review['view'],
      text: [text, ...names].join('\n'),
      chainId: state?.selectedNetworkId as ChainId,
      account: state?.address ?? '',
    }
    return { ...shown, world, review }
  })
}
