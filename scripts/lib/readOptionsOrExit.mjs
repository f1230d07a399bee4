import { readOptions } from '../../src/command/options/readOptions.mjs'

/**
 * Reads the options of the script that runs, and ends it with one sentence when they are wrong.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} name of the script in package.json, where npm does not say by which one it was started
 * @param {T} config as for `parseArgs`
 */
export function readOptionsOrExit(name, config) {
  try {
    return readOptions(commandOf(process.env['npm_lifecycle_event'] ?? name), config)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** @param {string} script */
function commandOf(script) {
  return ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`
}
