import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Swap, its token list, its preview (A §2, A §4, A §8). Loaded with the first screen that needs them. */
export const swapTexts = {
  youPay: 'You pay',
  youReceive: 'You receive',
  amountToPay: 'Amount to pay',
  amountToReceive: 'Amount to receive',
  selectToken: 'Select token',
  changeToken: (symbol: string) => `${symbol}, change token`,
  enterAmount: 'Enter amount',
  reviewSwap: 'Review swap',
  swap: 'Swap',
  max: 'Max',
  buy: 'Buy',
  balance: 'Balance',
  reverse: 'Swap the two tokens around',
  /** Beside a token whose price nobody knows. */
  noPrice: 'No price',
  notShown: '–',
  details: 'Details',
  rate: 'Rate',
  priceImpact: 'Price impact',
  maxSlippage: 'Max. slippage',
  minimumReceived: 'Minimum received',
  networkCost: 'Network cost',
  providerFee: 'Provider fee',
  rateOf: (from: string, amount: string, to: string) => `1 ${from} = ${amount} ${to}`,
  /** `swap` is what the button says. */
  quoteFailed: (swap: string) => `No price available right now. Press ${swap} to try again.`,
  /** Read out when the quote for an amount is there. */
  quoted: (amount: string, symbol: string) => `You receive ${amount} ${symbol}`,
  loadingTokens: 'Loading tokens',
  tooSmall: 'This amount is too small to swap.',
  highImpact: 'You would lose a large part of the value to the price impact.',
  couldNotLoad: 'Swap could not be loaded',
  couldNotLoadHint: 'Its prices or your tokens could not be reached.',
  tryAgain: 'Try again',
  /** Shown while a service takes more than 5 s. */
  slow: 'This is taking longer than usual.',

  searchToken: 'Search token',
  clearSearch: 'Clear search',
  suggested: 'Suggested tokens',
  yourTokens: 'Your tokens',
  tokens: 'Tokens',
  noTokensFound: 'No tokens found',
  noTokensFoundHint: 'Try another name, symbol or address.',
  chosen: 'Selected',

  send: 'Send',
  receive: 'Receive',
  review: 'Review transaction carefully',
  /** The rate got worse since it was reviewed. */
  rateNow: (rate: string) => `The rate is now ${rate}`,
  rateWorse: (now: string, before: string, percent: string) =>
    `You would receive ${now} instead of ${before}, ${percent} less.`,
  acceptRate: 'Accept',
  cancel: 'Cancel',
  approve: 'Approve',
  approving: 'Approving...',
  /** The two steps of a swap that needs an approval. */
  stepApprove: (symbol: string) => `Approve ${symbol}`,
  stepDone: 'Done',
  /** What the approval allows, before it is signed. */
  approvalOf: (amount: string, symbol: string) =>
    `The approval lets the swap take ${amount} ${symbol} from your account, and no more.`,
  resetFirst: (symbol: string) =>
    `${symbol} first has to set an older limit back to zero, then the new one is approved.`,
  /** It was sent, and no block has it. */
  approvalPending: 'Your approval is not confirmed yet',
  approvalPendingText: (amount: string, symbol: string) =>
    `You sent an approval of ${amount} ${symbol}. The swap can go on as soon as the network confirms it. If that takes too long, speed it up in your wallet.`,
  approveAgain: 'Approve again',

  insufficientBalance: 'Insufficient balance',
  failedToInitialize: 'Failed to initialize swap',
  failedToFetchBalance: 'Failed to fetch token balance',
  failedToFetchPrice: 'Failed to fetch network token price',
  failedToCheckAllowance: 'Failed to check allowance',
  failedToCreateApproval: 'Failed to create approval transaction',
  failedToCreateTransaction: 'Failed to create transaction',
  transactionError: 'Transaction error',
  approveInWallet: 'Approve limit increase in your wallet',
  resetInWallet: 'Set the old limit back to zero in your wallet',
  confirmInWallet: 'Confirm transaction in your wallet',
  swapping: (paid: string, from: string, amount: string, to: string) =>
    `Swapping ${paid} ${from} for ${amount} ${to}`,
  swapped: (paid: string, from: string, amount: string, to: string) =>
    `Swapped ${paid} ${from} for ${amount} ${to}`,
  /** The network refused it after it was sent. */
  approvalReverted: 'The approval failed on the network. Nothing was approved.',
  approvalDropped: 'The approval was dropped or replaced.',
  reverted: 'The swap failed on the network. Your tokens were not swapped.',
  dropped: 'The swap was dropped or replaced.',
  /** The wallet's owner approved a request that the visitor had left here. */
  lateApproval: (amount: string, symbol: string) =>
    `Your wallet approved the earlier request: the swap may take ${amount} ${symbol}`,
  lateSwap: (paid: string, from: string, amount: string, to: string) =>
    `Your wallet approved the earlier request: ${paid} ${from} for ${amount} ${to}`,
  stillPending: 'Sent. Your activity shows how the swap ends.',

  /** A transaction that is not what is on the screen is never signed. */
  stopped: 'Stopped for your safety',
  /** The same with the reason after it, where there is no place for a title. */
  stoppedBecause: (reason: string) => `Stopped for your safety. ${reason}`,
  stoppedHint: 'Nothing was signed.',
  stoppedReasons: {
    network: 'Swaps on this network are not known to be safe here.',
    chain: 'The network changed while the swap was prepared.',
    account: 'The account changed while the swap was prepared.',
    changed: 'The swap on the screen changed meanwhile.',
    sender: 'It would be sent from another account than yours.',
    router: 'It would go to a contract that is not the known swap contract.',
    function: 'It would call something else than a swap.',
    tokens: 'It would swap other tokens than those shown.',
    units: 'A token counts in other units than the swap service says.',
    symbol: 'The contract of a token goes by another name than the one shown.',
    sources: 'Two sources say different things about a token: one of them is wrong or lies.',
    unconfirmed: 'A token is not what it is called, and you have not confirmed that you want it.',
    amount: 'It would take another amount than the one shown.',
    recipient: 'The tokens would go to another account than yours.',
    minimum: 'It would let you receive less than the minimum shown.',
    rate: 'The rate is worse than the one you accepted.',
    value: 'It would pay coins that are not part of the swap.',
    spender: 'The approval would let an unknown contract take your tokens.',
    allowance: 'The approval would allow another amount than the one you swap.',
    token: 'The approval is for another token than the one you swap.',
  },
}

/** As this widget says them: `core.use(createSwapTexts)`. */
export function createSwapTexts(
  core: TextSource<'swap', typeof swapTexts>,
): WidenTexts<typeof swapTexts> {
  return lazyTexts(core, 'swap', swapTexts)
}
