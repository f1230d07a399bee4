/**
 * A package manager with which an example is tried.
 *
 * @typedef {object} PackageManager
 * @property {string} example
 * @property {readonly (readonly string[])[]} steps arguments of npm: how the example is installed and built
 * @property {readonly string[]} test arguments of npm, before those of Playwright
 */

/** @param {readonly string[]} words */
const pnpm = (...words) => ['exec', '--yes', '--package=pnpm@10.34.9', '--', 'pnpm', ...words]
/** Other package managers than npm, by the names with which `npm run examples` is asked for them. @type {Readonly<Record<string, PackageManager>>} */
export const packageManagers = {
  pnpm: {
    example: 'vite-react',
    steps: [pnpm('install'), pnpm('run', 'build')],
    test: pnpm('exec', 'playwright', 'test'),
  },
}
