const sourcesOfConnect = [
  'src/widget/shell/mountModal.tsx',
  'src/widget/features/connect/ConnectView.tsx',
  'src/backends/real/http/httpClient.ts',
  'src/backends/real/http/walletDirectory.ts',
]

/**
 * The maximum sizes of both production entry points together, in the files that a host's bundler writes for a page,
 * without React and viem. tests/build/weight.spec.ts compares the files with a real page. A kB is 1000 bytes.
 *
 * @type {readonly import('./bundleGuards.mjs').Budget[]}
 */
export const budgets = [
  {
    name: 'foyerkit and foyerkit/real before the modal opens',
    entryPoints: ['foyer', 'real'],
    sources: [],
    page: 'react',
    gzipBytes: 30_000,
    files: 4,
    filesOnDemand: 0,
  },
  {
    name: 'foyerkit and foyerkit/real with Connect open',
    entryPoints: ['foyer', 'real'],
    sources: sourcesOfConnect,
    page: 'react',
    gzipBytes: 60_000,
    files: 8,
    filesOnDemand: 3,
  },
  {
    name: 'foyerkit/elements and foyerkit/real before the modal opens',
    entryPoints: ['elements', 'real'],
    sources: [],
    page: 'elements',
    gzipBytes: 30_000,
    files: 4,
    filesOnDemand: 0,
  },
  {
    name: 'foyerkit/elements and foyerkit/real with Connect open',
    entryPoints: ['elements', 'real'],
    sources: sourcesOfConnect,
    page: 'elements',
    gzipBytes: 60_000,
    files: 8,
    filesOnDemand: 4,
  },
]
