import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of the account's lines of sent transactions, which show each result until it was seen (open
 * point 256). Loaded with the account.
 */
export const pendingTexts = defineTexts('pending', {
  list: 'Recent transactions',
  pending: {
    transfer: (paid: string) => `Sending ${paid}`,
    swap: (paid: string, received: string) => `Swapping ${paid} for ${received}`,
    approval: (paid: string) => `Approving ${paid}`,
  },
  success: {
    transfer: (paid: string) => `Sent ${paid}`,
    swap: (paid: string, received: string) => `Swapped ${paid} for ${received}`,
    approval: (paid: string) => `Approved ${paid}`,
  },
  reverted: {
    transfer: (paid: string) => `Failed to send ${paid}`,
    swap: (paid: string) => `Failed to swap ${paid}`,
    approval: (paid: string) => `Failed to approve ${paid}`,
  },
  dropped: (paid: string) => `Transaction dropped: ${paid}`,
  replaced: (paid: string) => `Transaction replaced: ${paid}`,
  late: 'This is taking longer than usual. You can close this window.',
  unseen:
    'Not visible on the network yet. It may still go through: check your wallet before you send again.',
  unseenForADay:
    'Nothing seen for a day. It may still go through: check your wallet before you send again.',
  why: 'Why?',
  whyReverted: 'The network rejected it. Nothing was moved, but you paid the network fee.',
  whySwapReverted:
    'The network rejected it, often because the price moved. Nothing was swapped, but you paid the network fee.',
  whyUnmoved:
    'The network executed it, but the token did not carry it out. Check the balance before you try again.',
  whyExpired: 'The network did not confirm it in time. Check your balance before you try again.',
  whyReplaced:
    'Another transaction from your wallet took its place, for example because you sped it up or canceled it.',
  view: 'View',
  dismiss: (title: string) => `Dismiss: ${title}`,
  recent: (count: number) => `${count} recent`,
})
