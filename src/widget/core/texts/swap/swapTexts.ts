import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of swap, its token list and its preview (A §2, A §4, A §8). Loaded with the first screen
 * that needs them.
 */
export const swapTexts = defineTexts('swap', {
  youPay: 'You pay',
  youReceive: 'You receive',
  amountToPay: 'Amount to pay',
  amountToReceive: 'Amount to receive',
  selectToken: 'Select token',
  changeToken: (symbol: string) => `${symbol}, change token`,
  enterAmount: 'Enter amount',
  reviewSwap: 'Review swap',
  swap: 'Swap',
  balance: 'Balance',
  reverse: 'Switch the two tokens',
  /** Shown in place of a value that cannot be computed, such as a cost without a price. */
  notShown: '–',
  rate: 'Rate',
  priceImpact: 'Price impact',
  maxSlippage: 'Max. slippage',
  minimumReceived: 'Minimum received',
  providerFee: 'Provider fee',
  rateOf: (from: string, amount: string, to: string) => `1 ${from} = ${amount} ${to}`,
  /** `swap` is the button's label. */
  quoteFailed: (swap: string) => `No price available right now. Press ${swap} to try again.`,
  /** Announced when the quote for an amount is known. */
  quoted: (amount: string, symbol: string) => `You receive ${amount} ${symbol}`,
  loadingTokens: 'Loading tokens',
  tooSmall: 'This amount is too small to swap.',
  highImpact: "High price impact: you'd lose a large part of the value.",
  lossUnknown: 'A price is unknown, so the loss cannot be computed. Compare the amount yourself.',
  couldNotLoad: "Couldn't load prices",
  couldNotLoadHint: 'Check your connection and try again.',

  suggested: 'Suggested tokens',
  tokens: 'Tokens',
  noTokensFoundHint: 'Try another name, symbol or address.',
  chosen: 'Selected',

  send: 'Send',
  receive: 'Receive',
  review: 'Review transaction carefully',
  /** Shown when the rate became worse than the reviewed one. */
  rateNow: (rate: string) => `The rate is now ${rate}`,
  rateWorse: (now: string, before: string, percent: string) =>
    `You would receive ${now} instead of ${before}, ${percent} less.`,
  acceptRate: 'Accept new rate',
  approve: 'Approve',
  approving: 'Approving...',
  /** The names of the two steps of a swap that needs an approval. */
  stepApprove: (symbol: string) => `Approve ${symbol}`,
  stepDone: 'Done',
  /** The allowance of the approval, shown before it is signed. */
  approvalOf: (amount: string, symbol: string) =>
    `This lets the swap spend up to ${amount} ${symbol} from your account.`,
  resetFirst: (symbol: string) =>
    `The old ${symbol} limit has to be set back to zero before you approve the new one.`,
  /** Shown while an approval was sent but is not mined yet. */
  approvalPending: 'Your approval is not confirmed yet',
  approvalPendingText: (amount: string, symbol: string) =>
    `You sent an approval of ${amount} ${symbol}. You can swap as soon as the network confirms it. If that takes too long, speed it up in your wallet.`,
  approveAgain: 'Approve again',

  insufficientBalance: 'Insufficient balance',
  failedToInitialize: 'Failed to initialize swap',
  failedToFetchPrice: 'Failed to fetch network token price',
  failedToCheckAllowance: 'Failed to check allowance',
  failedToCreateApproval: 'Failed to create approval transaction',
  failedToCreateTransaction: 'Failed to create transaction',
  transactionError: 'Transaction error',
  approveInWallet: (symbol: string) => `Approve ${symbol} spending in your wallet`,
  resetInWallet: 'Set the old limit back to zero in your wallet',
  confirmInWallet: 'Confirm transaction in your wallet',
  swapping: (paid: string, from: string, amount: string, to: string) =>
    `Swapping ${paid} ${from} for ${amount} ${to}`,
  swapped: (paid: string, from: string, amount: string, to: string) =>
    `Swapped ${paid} ${from} for ${amount} ${to}`,
  /** Shown when the network rejected the approval after it was sent. */
  approvalReverted: 'The approval failed on the network. Nothing was approved.',
  reverted: 'The swap failed on the network. Your tokens were not swapped.',
  nothingArrived: (symbol: string) => `The network executed the swap, but no ${symbol} arrived.`,
  /** Shown when the wallet's owner approved a request that the visitor had left. */
  lateApproval: (amount: string, symbol: string) =>
    `Your wallet approved the earlier request: the swap may take ${amount} ${symbol}`,
  lateSwap: (paid: string, from: string, amount: string, to: string) =>
    `Your wallet approved the earlier request: ${paid} ${from} for ${amount} ${to}`,
  stillPending: 'Sent. Track it in Activity.',

  /** The title when a transaction differs from the screen, and is therefore not signed. */
  stopped: 'Stopped for your safety',
  /** The same with the reason, for places without a title. */
  stoppedBecause: (reason: string) => `Stopped for your safety. ${reason}`,
  stoppedHint: 'Nothing was signed.',
  stoppedReasons: {
    network: "Swaps on this network can't be checked.",
    chain: 'The network changed while the swap was being prepared.',
    account: 'The account changed while the swap was being prepared.',
    changed: 'The swap on the screen changed in the meantime.',
    sender: "It would be sent from an account that isn't yours.",
    router: "It would go to a contract that isn't the known swap contract.",
    function: 'It would do something other than a swap.',
    tokens: 'It would swap different tokens than the ones shown.',
    units: "A token's units don't match what the swap service says.",
    symbol: "A token's contract has a different name than the one shown.",
    sources: 'Two sources disagree about a token.',
    unconfirmed: "A token isn't what it claims to be, and you haven't confirmed that you want it.",
    amount: 'It would take a different amount than the one shown.',
    recipient: "The tokens would go to an account that isn't yours.",
    minimum: 'You could receive less than the minimum shown.',
    rate: 'The rate is worse than the one you accepted.',
    value: "It would spend funds that aren't part of this swap.",
    spender: 'The approval would let an unknown contract spend your tokens.',
    allowance: 'The approval is for a different amount than the one you swap.',
    token: 'The approval is for a different token than the one you swap.',
  },
})
