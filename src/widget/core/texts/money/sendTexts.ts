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
  recipientPlaceholder: 'Type or paste an address or name',
  paste: 'Paste',
  pasteFailed: 'Failed to paste',
  clearRecipient: 'Clear the address',
  lookingUp: 'Looking up the name',
  nameOtherChain: 'This name has no address on this network',
  nameUnknown: 'No address stands behind this name',
  nameFailed: 'The name could not be looked up.',
  tryAgain: 'Try again',
  wrongChecksum: 'A letter of this address is in the wrong case: it may have been mistyped',
  details: 'Details',
  networkCost: 'Network cost',
  costUnknown: 'Unavailable',
  address: 'Address',
  network: 'Network',
  changeNetwork: (network: string) => `Network ${network}`,
  lookAlikeTitle: 'Look-alike address',
  lookAlike: (known: string) =>
    `It begins and ends like ${known}, which you have dealt with, but it is another address. Compare every character.`,
  ownAccountTitle: 'Your own account',
  ownAccount: 'You are about to send to the account you send from.',
  uncheckedTitle: 'Compare the address',
  checkingHistory: 'It is still being compared with the addresses of your activity.',
  uncheckedHistory:
    'Your activity could not be loaded, so nothing warns of an address that only looks familiar. Compare every character.',
  tokenContractTitle: 'Address of a token',
  tokenContract: 'It is the contract of a token. What is sent there cannot be brought back.',
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
  wholeAddress: 'Whole address',
  viewOnExplorer: 'View on the explorer',
  exactAmount: 'Exact amount',
  review: 'Check the whole address: a transfer cannot be taken back.',
  confirm: 'Confirm in your wallet',
  cancel: 'Cancel',
  recipientGets: 'Recipient gets',
  tokenKeeps: 'This token keeps a part of every transfer',
  wouldFailTitle: 'This transfer would fail',
  wouldFail: 'The network refuses it as things stand. Sending would only cost the network fee.',
  nameChanged: (name: string, now: string) =>
    `${name} leads to another address now: ${now}. Nothing was sent.`,
  nameGone: (name: string) => `${name} leads to no address any more. Nothing was sent.`,
  nameUnchecked: (name: string) => `${name} could not be checked again. Nothing was sent.`,
  accountChanged: 'Another account is active in the wallet. Nothing was sent.',
  networkChanged: 'The wallet is on another network. Nothing was sent.',
  tokenAccount:
    'This is the address of an account that holds tokens, and not of a wallet. Ask for the address of its wallet. Nothing was sent.',
  tokenDecimalsMismatch:
    'The token counts in other units than its balance says, so the amount would be another one. Nothing was sent.',
  tokenRenamed:
    'The contract of this token goes by another name than the one shown. Nothing was sent.',
  tokenSources:
    'Two sources say different things about this token: one of them is wrong or lies. Nothing was sent.',
  tokenUnconfirmed:
    'This token is not what it is called. Confirm that you want to send it. Nothing was sent.',
  orderChanged: 'This screen changed meanwhile. Check it again. Nothing was sent.',
  stoppedTitle: 'Stopped',
  started: 'Transaction started',
  /** The wallet's owner approved a request that the visitor had left here. */
  lateApproval: (amount: string, to: string) =>
    `Your wallet approved the earlier request: ${amount} to ${to}`,
  failed: 'Something went wrong',
  reverted: 'The transfer failed on the network',
  dropped: 'The transfer was dropped or replaced',
}

/** As this widget says them: `core.use(createSendTexts)`. */
export function createSendTexts(
  core: TextSource<'send', typeof sendTexts>,
): WidenTexts<typeof sendTexts> {
  return lazyTexts(core, 'send', sendTexts)
}
