/** What `foyerkit` may weigh, React and viem apart. A kB is 1000 bytes. @type {readonly import('./bundleGuards.mjs').Budget[]} */
export const budgets = [
  { name: 'foyerkit before the modal opens', sources: [], gzipBytes: 30_000 },
  {
    name: 'foyerkit with Connect open',
    // Loaded on demand until Connect is on the screen; tests/build/weight.spec.ts holds this against a real page.
    sources: ['src/widget/shell/mountModal.tsx', 'src/widget/features/connect/ConnectView.tsx'],
    gzipBytes: 70_000,
  },
]
