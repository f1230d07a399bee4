/** Links to pages with more explanations (C-111, open point 44). */
export const helpLinks = {
  networks: 'https://ethereum.org/en/developers/docs/networks/',
} as const
