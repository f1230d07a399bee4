import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Activity: the tab and the Transactions view (A §2, A §4). Loaded with the first screen that needs them. */
export const activityTexts = {
  list: 'Activity',
  loading: 'Loading activity',
  loadingMore: 'Loading more',
  /** */
  approve: 'approved',
  bought: 'bought',
  borrow: 'borrowed',
  burn: 'burnt',
  cancel: 'canceled',
  claim: 'claimed',
  deploy: 'deployed',
  deposit: 'deposited',
  execute: 'executed',
  mint: 'minted',
  receive: 'received',
  repay: 'repaid',
  send: 'sent',
  sell: 'sold',
  stake: 'staked',
  trade: 'swapped',
  unstake: 'unstaked',
  withdraw: 'withdrawn',
  /** A-108; the last two are Foyer's own. */
  confirmed: 'Confirmed',
  failed: 'Failed',
  pending: 'Pending',
  dropped: 'Dropped',
  replaced: 'Replaced',
  in: 'In',
  out: 'Out',
  to: (address: string) => `To ${address}`,
  from: (address: string) => `From ${address}`,
  nft: 'NFT',
  unlimited: 'Unlimited',
  openExplorer: 'Opens the block explorer',
  openSuccessor: 'Opens the replacement transaction in the block explorer',
  noTransactions: 'No Transactions yet',
  noTransactionsHint: 'Start trading on dApps to grow your wallet!',
  noActivity: 'No activity yet',
  noActivityHint: 'Your next transactions will appear here',
  tradeLink: 'Trade',
  comingSoon: 'Coming soon',
  comingSoonHint: 'Activity on this network is not available yet',
  loadMore: 'Load more',
  nothingSoFar: 'Nothing to show so far',
  nothingSoFarHint: 'Load more to see older activity.',
  fetchFailed: 'Failed to fetch transactions',
  fetchFailedHint: 'Your funds are not affected',
  tryAgain: 'Try again',
}

/** The texts of this widget: `core.use(createActivityTexts)`. */
export function createActivityTexts(
  core: TextSource<'activity', typeof activityTexts>,
): WidenTexts<typeof activityTexts> {
  return lazyTexts(core, 'activity', activityTexts)
}
