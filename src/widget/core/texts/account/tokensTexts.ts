import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** The wallet-features widget, its tabs and the list of tokens (A §2). Loaded with the first screen that needs them. */
export const tokensTexts = {
  total: 'Total balance',
  activate: 'Activate your account',
  actions: 'Actions',
  buy: 'Buy',
  swap: 'Swap',
  receive: 'Receive',
  send: 'Send',
  views: 'What the account holds and did',
  tokens: 'Tokens',
  nfts: 'NFTs',
  activity: 'Activity',
  noPrice: 'No price',
  failed: 'Failed to fetch token balance',
  unavailable: 'Tokens unavailable',
  unavailableHint: 'What this account holds could not be read.',
  stale: 'Not up to date',
  tryAgain: 'Try again',
  buyCrypto: 'Buy Crypto',
  buyCryptoHint: 'Easy with card or bank account',
  popular: 'popular',
  receiveFunds: 'Receive funds',
  receiveFundsHint: 'Transfer tokens on your wallet',
  comingSoon: 'Coming soon',
  nftsHint: 'Stay tuned for our upcoming NFT feature',
  contract: 'Contract',
  /** The coin of a network has no contract. */
  coinOf: (network: string) => `Native token of ${network}`,
  copyContract: (symbol: string) => `Copy the contract address of ${symbol}`,
  viewContract: (symbol: string) => `View the contract of ${symbol} on the explorer`,
  contractCopied: 'Contract address copied',
  failedToCopy: 'Failed to copy',
  /** Below a list of which the service holds more. */
  truncated: (count: string) =>
    `Only the ${count} tokens of the highest value are listed. This account holds more.`,
  /** Beside a token that goes by the name of another one. */
  notThe: (symbol: string) => `Not ${symbol}`,
  /** Beside a token that is known by another name. */
  knownAs: (symbol: string) => `Known as ${symbol}`,
  lookAlikeTitle: 'Not the token it is called',
  lookAlike: (claimed: string, known: string, network: string) =>
    `This token calls itself ${claimed}, but it is not the ${known} known on ${network}.`,
  lookAlikeCoin: (claimed: string, known: string, network: string) =>
    `This token calls itself ${claimed}, but it is not ${known}, the coin of ${network}.`,
  renamed: (claimed: string, known: string, network: string) =>
    `This token is called ${claimed} here, but its contract is the one known as ${known} on ${network}.`,
  knownAddress: (known: string, address: string) => `The known ${known} is ${address}.`,
  confirmToken: 'I have compared the contract and want to go on',
}

/** As this widget says them: `core.use(createTokensTexts)`. */
export function createTokensTexts(
  core: TextSource<'tokens', typeof tokensTexts>,
): WidenTexts<typeof tokensTexts> {
  return lazyTexts(core, 'tokens', tokensTexts)
}
