import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of the activity: the tab and the Transactions view (A §2, A §4). Loaded with the first
 * screen that needs them.
 */
export const activityTexts = defineTexts('activity', {
  list: 'Activity',
  loading: 'Loading activity',
  loadingMore: 'Loading more',
  /** The past-tense labels of the types of transactions. */
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
  /**
   * Names of the statuses for screen readers. The document gives only their colours, so the last
   * two words are Foyer's own.
   */
  confirmed: 'Confirmed',
  failed: 'Failed',
  pending: 'Pending',
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
  comingSoonHint: 'Activity on this network is not available yet',
  loadMore: 'Load more',
  nothingSoFar: 'Nothing here yet',
  nothingSoFarHint: 'Load more to see older activity.',
  fetchFailed: 'Failed to fetch transactions',
  fetchFailedHint: 'Your funds are not affected',
})
