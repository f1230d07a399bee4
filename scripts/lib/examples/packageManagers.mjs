/**
 * A package manager with which an example is tried.
 *
 * @typedef {object} PackageManager
 * @property {string} example
 * @property {Readonly<Record<string, string>>} [files] further files of the folder, by name
 * @property {Readonly<Record<string, string>>} [resolutions] packages that are installed in place of others
 * @property {readonly (readonly string[])[]} steps arguments of npm: how the example is installed and built
 * @property {readonly string[]} test arguments of npm, before those of Playwright
 */

/** @param {readonly string[]} words */
const pnpm = (...words) => ['exec', '--yes', '--package=pnpm@10.34.9', '--', 'pnpm', ...words]
/** @param {readonly string[]} words */
const yarn = (...words) => [
  'exec',
  '--yes',
  '--package=@yarnpkg/cli-dist@4.18.1',
  '--',
  'yarn',
  ...words,
]

// Yarn looks up the packages of every platform, and a registry may lack the packages of other platforms. Only this platform is tested here.
/** @param {string} here @param {readonly string[]} elsewhere */
const platforms = (here, elsewhere) =>
  Object.fromEntries(elsewhere.map((name) => [name, `npm:${here}`]))
const resolutions = {
  ...platforms(
    '@foundry-rs/anvil-linux-amd64@1.7.1',
    ['darwin-amd64', 'darwin-arm64', 'linux-arm64', 'win32-amd64'].map(
      (name) => `@foundry-rs/anvil-${name}`,
    ),
  ),
  ...platforms(
    'litesvm-linux-x64-gnu@1.5.0',
    ['darwin-x64', 'darwin-arm64', 'linux-x64-musl', 'linux-arm64-gnu', 'linux-arm64-musl'].map(
      (name) => `litesvm-${name}`,
    ),
  ),
}

/** Other package managers than npm, by the names with which `npm run examples` is asked for them. @type {Readonly<Record<string, PackageManager>>} */
export const packageManagers = {
  pnpm: {
    example: 'vite-react',
    steps: [pnpm('install'), pnpm('run', 'build')],
    test: pnpm('exec', 'playwright', 'test'),
  },
  yarn: {
    example: 'vite-react',
    files: {
      '.yarnrc.yml': 'nodeLinker: pnp\nenableTelemetry: false\nenableImmutableInstalls: false\n',
    },
    resolutions,
    // TypeScript 7 finds no types in Yarn's archives, so the build leaves the type check out.
    steps: [yarn('install'), yarn('vite', 'build')],
    test: yarn('playwright', 'test'),
  },
}
