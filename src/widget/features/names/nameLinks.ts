/** The page with more about names (C-144, open point 44). */
export const nameLinks = {
  faq: 'https://docs.ens.domains/faq',
} as const
