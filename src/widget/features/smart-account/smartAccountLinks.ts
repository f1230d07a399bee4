/** The page with more about smart accounts (C-161, open point 102). */
export const smartAccountLinks = {
  faq: 'https://ethereum.org/en/roadmap/account-abstraction/',
} as const
