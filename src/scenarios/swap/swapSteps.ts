import { click, reads, sees, the } from '../dsl/builders.ts'
import type { Expectation } from '../dsl/expectation.ts'
import type { Step } from '../dsl/step.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const ethereum = 'eip155:1'

/** The amount that is paid, and the one that is received. */
export const paid = the('textbox', 'Amount to pay')
export const received = the('textbox', 'Amount to receive')

/** Opens Swap from the closed modal of a connected visitor. */
export const openSwap: readonly Step[] = [...openAccount, click('button', 'Swap'), sees('Swap')]

/** Connects Emberfox on Ethereum and opens Swap. */
export const startSwap: readonly Step[] = [...connectWallet('Emberfox', 'fox'), ...openSwap]

/** Chooses the token of one side by the button on it and its name in the list. */
export function choose(button: string, token: string): readonly Step[] {
  return [
    click('button', button, { within: 'modal', nth: 0 }),
    sees('SwapSelectToken'),
    { do: 'type', target: the('searchbox', 'Search token'), text: token },
    { do: 'click', target: the('button', token, { exact: false, within: 'modal', nth: 0 }) },
    sees('Swap'),
  ]
}

/** Types what is paid and waits for its quote. */
export function pay(amount: string): readonly Step[] {
  return [
    { do: 'retype', target: paid, text: amount },
    { do: 'run', ms: 200 },
  ]
}

/** From Swap to the preview. */
export const review: readonly Step[] = [click('button', 'Review swap'), sees('SwapPreview')]

/** So much of a token for ether, up to the preview. */
export function previewFrom(token: string, amount: string): readonly Step[] {
  return [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    click('button', 'Switch the two tokens'),
    ...(token === 'USD Coin' ? [] : choose('USDC, change token', token)),
    ...pay(amount),
    ...review,
  ]
}

/** One ether for USDC, up to the preview. */
export const previewCoin: readonly Step[] = [
  ...startSwap,
  ...choose('Select token', 'USD Coin'),
  ...pay('1'),
  ...review,
]

/** The owner signs what waits in Emberfox. */
export const signs: Step = { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' }

/** 100 USDC for ether, whose approval is signed and comes into no block. */
export const approveWithoutBlock: readonly Step[] = [
  ...previewFrom('USD Coin', '100'),
  { do: 'chain.automine', chainId: ethereum, on: false },
  click('button', 'Approve'),
  signs,
]

/** From the closed modal to the preview of 100 USDC for ether. */
export const previewAgain: readonly Step[] = [
  ...openSwap,
  ...choose('Select token', 'USD Coin'),
  click('button', 'Switch the two tokens'),
  ...pay('100'),
  ...review,
]

/** Nothing came to the wallet, and nothing to the chain. */
export const nothingSigned: readonly Expectation[] = [
  { expect: 'walletWaiting', wallet: 'fox', count: 0 },
  { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 0 },
  { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 0 },
]

/** An error toast with these words. */
export function fails(text: string, covers: readonly string[] = []): Expectation {
  return { expect: 'toast', text, variant: 'error', covers }
}

/** The preview says why it was stopped, and offers nothing to sign. */
export function stopped(reason: string): readonly Step[] {
  return [
    reads('Stopped for your safety'),
    reads(reason),
    { expect: 'element', target: the('button', 'Swap'), is: 'disabled' },
    ...nothingSigned,
  ]
}
