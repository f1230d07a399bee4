import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Send, its token list, its preview (A §2, A §4, A §8). Loaded with the first screen that needs them. */
export const sendTexts = {
  selectToken: 'Select Token',
  addAmount: 'Add Amount',
  incorrectValue: 'Incorrect Value',
  insufficientFunds: 'Insufficient Funds',
  addAddress: 'Add Address',
  invalidAddress: 'Invalid Address',
  previewSend: 'Preview Send',
  amount: 'Amount',
  amountOf: (symbol: string) => `Amount in ${symbol}`,
  chooseToken: 'Select token',
  changeToken: (symbol: string) => `Change token, now ${symbol}`,
  noValue: 'Incorrect value',
  balance: (amount: string) => `Balance ${amount}`,
  max: 'Max',
  buy: 'Buy',
  recipient: 'Address or name',
  recipientPlaceholder: 'Address or name',
  paste: 'Paste',
  pasteFailed: 'Failed to paste',
  clearRecipient: 'Clear the address',
  lookingUp: 'Looking up the name',
  nameOtherChain: 'This name has no address on this network',
  nameUnknown: 'This name has no address',
  nameFailed: "Couldn't look up the name.",
  lookUpAgain: 'Look up again',
  tryAgain: 'Try again',
  wrongChecksum: 'This address has a wrong capital letter. It may be mistyped.',
  details: 'Details',
  networkCost: 'Network cost',
  costUnknown: 'Unavailable',
  address: 'Address',
  network: 'Network',
  changeNetwork: (network: string) => `Network ${network}`,
  lookAlikeTitle: 'Look-alike address',
  lookAlike: (known: string) =>
    `It starts and ends like ${known}, which you have used before, but it is a different address. Compare every character.`,
  confirmRecipient: "I've compared the whole address and want to continue",
  ownAccountTitle: 'Your own account',
  ownAccount: 'You are sending to the account you are sending from.',
  uncheckedTitle: 'Compare the address',
  checkingHistory: 'We are still comparing it with the addresses in your activity.',
  uncheckedHistory:
    "Your activity couldn't be loaded, so we can't warn you about look-alike addresses. Compare every character.",
  tokenContractTitle: 'Token address',
  tokenContract: 'This is a token contract. Anything sent here is lost.',
  search: 'Search token',
  clearSearch: 'Clear search',
  yourTokens: 'Your tokens',
  noTokens: 'No tokens found',
  noTokensHint: 'Your tokens will appear here',
  loadingTokens: 'Loading your tokens',
  tokensFailed: 'Failed to fetch token balance',
  noPrice: 'No price',
  send: 'Send',
  to: 'To',
  wholeAddress: 'Full address',
  viewOnExplorer: 'View on the explorer',
  exactAmount: 'Exact amount',
  review: "Check the full address. A transfer can't be undone.",
  confirm: 'Confirm in your wallet',
  cancel: 'Cancel',
  recipientGets: 'Recipient gets',
  tokenKeeps: 'This token takes a fee on every transfer',
  wouldFailTitle: 'This transfer would fail',
  wouldFail:
    'The network would reject it right now. Sending it would only cost you the network fee.',
  nameChanged: (name: string, now: string) =>
    `${name} now points to a different address: ${now}. Nothing was sent.`,
  nameGone: (name: string) => `${name} no longer points to an address. Nothing was sent.`,
  nameUnchecked: (name: string) => `${name} couldn't be checked again. Nothing was sent.`,
  accountChanged: 'Another account is active in your wallet. Nothing was sent.',
  networkChanged: 'Your wallet is on another network. Nothing was sent.',
  tokenAccount:
    'This is the address of a token account, not of a wallet. Ask for the wallet address. Nothing was sent.',
  tokenDecimalsMismatch:
    "The token's units don't match its balance, so the amount would be different. Nothing was sent.",
  tokenRenamed: "This token's contract has a different name than the one shown. Nothing was sent.",
  tokenSources: 'Two sources disagree about this token. Nothing was sent.',
  tokenUnconfirmed:
    "This token isn't what it claims to be. Confirm that you want to send it. Nothing was sent.",
  orderChanged: 'This screen changed in the meantime. Check it again. Nothing was sent.',
  stoppedTitle: 'Stopped',
  started: 'Transaction started',
  /** The wallet's owner approved a request that the visitor had left. */
  lateApproval: (amount: string, to: string) =>
    `Your wallet approved the earlier request: ${amount} to ${to}`,
  failed: 'Something went wrong',
  reverted: 'The transfer failed on the network',
  dropped: 'The transfer was dropped or replaced',
}

/** The texts of this widget: `core.use(createSendTexts)`. */
export function createSendTexts(
  core: TextSource<'send', typeof sendTexts>,
): WidenTexts<typeof sendTexts> {
  return lazyTexts(core, 'send', sendTexts)
}
