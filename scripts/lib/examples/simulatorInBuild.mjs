import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The output folders of the tools of the examples, with the files for the browser and the server. */
const folders = [
  'dist',
  '.next/static',
  '.next/server',
  'build',
  '.output/public',
  '.output/server/chunks',
  'storybook-static',
]

/**
 * The parts of the simulator in the production build of an example.
 *
 * @param {string} example its folder
 * @returns {readonly string[]}
 * @throws Error when there is no build, or one without the widget
 */
export function simulatorInBuild(example) {
  const texts = folders
    .map((folder) => join(example, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
  if (!texts.some((text) => text.includes('Connect Wallet'))) {
    throw new Error(`Failed to find the widget in the build of ${example}.`)
  }
  return texts.flatMap(
    (text) => text.match(/foyerkit-lab\/mock|foyer-simulated|foyerOffline/g) ?? [],
  )
}
