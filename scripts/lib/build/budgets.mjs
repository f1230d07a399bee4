const sourcesOfConnect = [
  'src/widget/shell/mountModal.tsx',
  'src/widget/features/connect/ConnectView.tsx',
  'src/backends/real/http/httpClient.ts',
  'src/backends/real/http/walletDirectory.ts',
]

/**
 * What a host pays for its two entry points together, React and viem apart; tests/build/weight.spec.ts holds this
 * against a real page. A kB is 1000 bytes.
 *
 * @type {readonly import('./bundleGuards.mjs').Budget[]}
 */
export const budgets = [
  {
    name: 'foyerkit and foyerkit/real before the modal opens',
    entryPoints: ['foyer', 'real'],
    sources: [],
    gzipBytes: 40_000,
    filesOnDemand: 0,
  },
  {
    name: 'foyerkit and foyerkit/real with Connect open',
    entryPoints: ['foyer', 'real'],
    sources: sourcesOfConnect,
    gzipBytes: 63_000,
    filesOnDemand: 3,
  },
  {
    name: 'foyerkit/elements and foyerkit/real before the modal opens',
    entryPoints: ['elements', 'real'],
    sources: [],
    gzipBytes: 33_000,
    filesOnDemand: 0,
  },
  {
    name: 'foyerkit/elements and foyerkit/real with Connect open',
    entryPoints: ['elements', 'real'],
    sources: sourcesOfConnect,
    gzipBytes: 64_000,
    filesOnDemand: 4,
  },
]
