/**
 * The names of Foyer's packages, as the commands that edit an app write them.
 */
export const lab = {
  /** The package that is installed. */
  package: 'foyerkit-lab',
  /** The command that the package brings along. */
  command: 'foyerkit',
  /** The entry point with the plugin for Vite. */
  vite: 'foyerkit-lab/vite',
  /** The entry point with the fixtures for Playwright. */
  playwright: 'foyerkit-lab/playwright',
  /** The backend of an app with Foyer's own modal, and the one that takes its place in development. */
  real: 'foyerkit/real',
  mock: 'foyerkit-lab/mock',
  /** The entry points that an app with Foyer's own modal imports. */
  modal: ['foyerkit', 'foyerkit/elements'],
  /** The package with the modal, and the releases of other packages that it needs. */
  modalPackage: 'foyerkit',
  modalPeers: { react: '>=18.2', 'react-dom': '>=18.2', viem: '^2.40.0' },
  /** Whether the registry has the package. While it has not, it is installed only from a folder. */
  isPublished: false,
} as const

/** The file that says what `init` wrote, for `--remove`. */
export const recordFile = 'foyer-init.json'

/** The guide in the package. */
export const guide = `node_modules/${lab.package}/docs/any-app.md`
