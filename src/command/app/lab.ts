/**
 * The names of Foyer's lab, as `npx foyerkit init` writes them into an app. Every text of this folder takes them from here.
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
  /** Whether the registry has the package. While it has not, `init` installs it only from a folder. */
  isPublished: false,
} as const

/** The file that says what `init` wrote, for `--remove`. */
export const recordFile = 'foyer-init.json'

/** The guide in the package. */
export const guide = `node_modules/${lab.package}/docs/any-app.md`
