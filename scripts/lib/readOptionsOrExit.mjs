import { readOptions } from '../../src/command/options/readOptions.mjs'

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * Reads the options of the script that runs. `--help` prints them and ends it, and wrong options end it with one sentence.
 *
 * @template {Options} T
 * @param {string} name of the script in package.json, where npm does not say by which one it was started
 * @param {T} options as for `parseArgs`
 * @param {Readonly<Record<keyof T, string>>} texts the effect of each option
 */
export function readOptionsOrExit(name, options, texts) {
  const command = commandOf(process.env['npm_lifecycle_event'] ?? name)
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(helpText(command, options, texts))
    process.exit(0)
  }
  try {
    return readOptions(command, { options })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** @param {string} script */
function commandOf(script) {
  return ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`
}

/**
 * @param {string} command
 * @param {Options} options
 * @param {Readonly<Record<string, string>>} texts
 */
function helpText(command, options, texts) {
  const lines = Object.entries(options).map(([name, { type, short }]) => ({
    usage: `${short === undefined ? '' : `-${short}, `}--${name}${type === 'string' ? ` <${name}>` : ''}`,
    text: texts[name],
  }))
  const width = Math.max(...lines.map(({ usage }) => usage.length))
  return [
    `\n  ${command} -- <options>\n`,
    ...lines.map(({ usage, text }) => `  ${usage.padEnd(width)}   ${text}`),
    '',
  ].join('\n')
}
