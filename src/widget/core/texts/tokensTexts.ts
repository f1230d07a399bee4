import type { Core } from '../core.ts'
import { lateTexts } from '../lateTexts.ts'
import type { LateTexts } from '../texts.ts'

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
  activityHint: 'Activity is not available on this network yet',
}

/** As this widget says them: `core.use(createTokensTexts)`. */
export function createTokensTexts(core: Pick<Core, 'textOverrides'>): LateTexts['tokens'] {
  return lateTexts(core, 'tokens', tokensTexts)
}
