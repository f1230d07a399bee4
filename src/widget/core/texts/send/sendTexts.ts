import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of send, its token list and its preview (A §2, A §4, A §8). Loaded with the first screen
 * that needs them.
 */
export const sendTexts = defineTexts('send', {
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
  wrongChecksum: "The capitalization doesn't match this address. Check for typos.",
  notAnAddress: "This isn't an address or a name on this network.",
  addressElsewhere: (network: string) =>
    `This address is for ${network}. Switch to that network or ask for another address.`,
  costUnknown: 'Unavailable',
  coinMissingTitle: (symbol: string) => `Not enough ${symbol} for the network cost`,
  coinMissing: (amount: string) =>
    `This transfer needs about ${amount} more. Your wallet will probably refuse it.`,
  address: 'Address',
  network: 'Network',
  changeNetwork: (network: string) => `Network ${network}`,
  lookAlikeTitle: 'Look-alike address',
  lookAlike: (known: string) =>
    `It starts and ends like ${known}, which you have used before, but it is a different address. Compare every character.`,
  confirmRecipient: "I've compared the whole address and want to continue",
  confirmRisk: 'I know what this address is and want to continue',
  ownAccountTitle: 'Your own account',
  ownAccount: 'You are sending to the account you are sending from.',
  uncheckedTitle: 'Compare the address',
  checkingHistory: 'We are still comparing it with the addresses in your activity.',
  uncheckedHistory:
    "Your activity couldn't be loaded, so we can't warn you about look-alike addresses. Compare every character.",
  tokenContractTitle: 'Token address',
  tokenContract: 'This is a token contract. Anything sent here is lost.',
  contractTitle: 'Contract address',
  contract:
    'This is a contract, not a personal wallet. Send only if its owner gave you this address for this network and token.',
  noOwnerTitle: 'No wallet address',
  burn: 'No one holds a key to this address. Anything sent here is lost.',
  noKey:
    'This address has no key of its own. Unless it is the vault of a program that you know, such as a multisig, anything sent here is lost.',
  noTokensHint: 'Your tokens will appear here',
  loadingTokens: 'Loading your tokens',
  send: 'Send',
  to: 'To',
  wholeAddress: 'Full address',
  viewOnExplorer: 'View on the explorer',
  exactAmount: 'Exact amount',
  review: "Check the full address. A transfer can't be undone.",
  confirm: 'Confirm in your wallet',
  recipientGets: 'Recipient gets',
  tokenKeeps: 'This token takes a fee on every transfer',
  wouldFailTitle: 'This transfer would fail',
  wouldFail:
    'The network would reject it right now. Sending it would only cost you the network fee.',
  leastBalance: (least: string) =>
    `The network keeps no account with less than ${least}. Send at least that much to a new account, and leave that much or nothing in yours.`,
  tokenBlocked: "The token's issuer has blocked one of the two accounts, or all transfers.",
  nameChanged: (name: string, now: string) =>
    `${name} now points to a different address: ${now}. Nothing was sent.`,
  nameGone: (name: string) => `${name} no longer points to an address. Nothing was sent.`,
  nameUnchecked: (name: string) => `${name} couldn't be checked again. Nothing was sent.`,
  accountChanged: 'Another account is active in your wallet. Nothing was sent.',
  networkChanged: 'Your wallet is on another network. Nothing was sent.',
  notWallet:
    'This is the address of a token, a token account or a program, not of a wallet. Ask for the wallet address.',
  recipientUnchecked: "The network couldn't be asked about this address. Nothing was sent.",
  recipientUnconfirmed: 'Read the warning about the address and confirm it. Nothing was sent.',
  tokenDecimalsMismatch:
    "The token's units don't match its balance, so the amount would be different. Nothing was sent.",
  tokenRenamed: "This token's contract has a different name than the one shown. Nothing was sent.",
  tokenSources: 'Two sources disagree about this token. Nothing was sent.',
  tokenRefused: 'This token refuses the transfer. Nothing was sent.',
  tokenUnconfirmed:
    "This token isn't what it claims to be. Confirm that you want to send it. Nothing was sent.",
  orderChanged: 'This screen changed in the meantime. Check it again. Nothing was sent.',
  stoppedTitle: 'Stopped',
  started: 'Transaction started',
  /** Shown when the wallet's owner approved a request that the visitor had left. */
  lateApproval: (amount: string, to: string) =>
    `Your wallet approved the earlier request: ${amount} to ${to}`,
  failed: 'Something went wrong',
  reverted: 'The transfer failed on the network',
})
