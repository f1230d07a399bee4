import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of the wallet-features widget, its tabs, and lists of tokens with their amounts, which send
 * and swap also show (A §2). Loaded with the first screen that needs them.
 */
export const tokensTexts = defineTexts('tokens', {
  total: 'Total balance',
  activate: 'Activate your account',
  actions: 'Actions',
  buy: 'Buy',
  swap: 'Swap',
  receive: 'Receive',
  send: 'Send',
  views: 'Account contents',
  tokens: 'Tokens',
  nfts: 'NFTs',
  activity: 'Activity',
  /** Shown beside a token without a known price. */
  noPrice: 'No price',
  failed: 'Failed to fetch token balance',
  unavailableHint: "We couldn't load this account's tokens.",
  stale: 'May be out of date',
  buyCrypto: 'Buy Crypto',
  buyCryptoHint: 'Easy with card or bank account',
  popular: 'popular',
  receiveFunds: 'Receive funds',
  receiveFundsHint: 'Transfer tokens on your wallet',
  nftsHint: 'Stay tuned for our upcoming NFT feature',
  contract: 'Contract',
  /** Shown in place of a contract, because the coin of a network has none. */
  coinOf: (network: string) => `Native token of ${network}`,
  copyContract: (symbol: string) => `Copy the contract address of ${symbol}`,
  viewContract: (symbol: string) => `View the contract of ${symbol} on the explorer`,
  contractCopied: 'Contract address copied',
  /** Shown below a list that does not contain all tokens of the service. */
  truncated: (count: string) =>
    `Only the ${count} most valuable tokens are listed. This account holds more.`,
  /** Shown beside a token that has the name of another one. */
  notThe: (symbol: string) => `Not ${symbol}`,
  /** Shown beside a known token that has another name here. */
  knownAs: (symbol: string) => `Known as ${symbol}`,
  otherSymbolTitle: 'This token has two names',
  otherSymbol: (shown: string, said: string) =>
    `It is shown as ${shown}, and its contract calls it ${said}. Make sure that it is the token you want.`,
  /** Shown beside a token with a web address in its name or symbol, which has no value. */
  linkInName: 'Link in its name',
  linkHint: "Links in the names of tokens lead to sites that steal. Don't open it.",
  lookAlikeTitle: (symbol: string) => `This isn't the real ${symbol}`,
  lookAlike: (claimed: string, known: string, network: string) =>
    `This token calls itself ${claimed}, but it isn't the ${known} known on ${network}.`,
  lookAlikeCoin: (claimed: string, known: string, network: string) =>
    `This token calls itself ${claimed}, but it isn't ${known}, the native token of ${network}.`,
  renamed: (claimed: string, known: string, network: string) =>
    `This token is called ${claimed} here, but its contract is known as ${known} on ${network}.`,
  knownAddress: (known: string, address: string) => `The known ${known} is at ${address}.`,
  search: 'Search token',
  yours: 'Your tokens',
  noneFound: 'No tokens found',
  max: 'Max',
  networkCost: 'Network cost',
  details: 'Details',
  confirmToken: "I've checked the contract and want to continue",
})
