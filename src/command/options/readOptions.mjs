import { parseArgs } from 'node:util'
import { nearestOf } from '../../backends/port/nearestOf.mjs'

/** @typedef {import('node:util').ParseArgsConfig} ParseArgsConfig */

const NO_HOST =
  'everything is served to this machine only, and docs/other-devices.md says how another device reaches it'

/**
 * Reads the options of a command as `parseArgs` does, which has no sentence for people. The scripts of a checkout use it without a build,
 * so it is JavaScript.
 *
 * @template {ParseArgsConfig} T
 * @param {string} command as it is typed
 * @param {T} config
 * @throws {Error} one sentence that names the option, the nearest one that there is, or what is missing
 */
export function readOptions(command, config) {
  const { tokens = [] } = parseArgs({
    ...config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    const problem = problemOf(token, command, config)
    if (problem !== undefined) throw new Error(problem)
  }
  return parseArgs(config)
}

/**
 * @param {{ kind: string, name?: string, rawName?: string, value?: unknown, inlineValue?: boolean | undefined }} token
 * @param {string} command
 * @param {ParseArgsConfig} config
 */
function problemOf(token, command, { options = {}, allowPositionals = false }) {
  const names = Object.keys(options)
  if (token.kind === 'positional' && !allowPositionals) {
    const behind = command.startsWith('npm ')
      ? `; npm passes options on only behind "--", as in ${command} -- --${names[0]}`
      : ''
    return `${command} takes no "${String(token.value)}"${behind}.`
  }
  if (token.kind !== 'option') return undefined
  const { name = '', rawName = '', value, inlineValue } = token
  const known = options[name]
  if (known === undefined)
    return `There is no option ${rawName} of ${command}${insteadOf(name, names)}.`
  if (known.type === 'boolean')
    return value === undefined ? undefined : `${rawName} takes no value.`
  const isMissing = value === undefined || (inlineValue !== true && String(value).startsWith('-'))
  return isMissing ? `${rawName} needs a value, as in ${rawName} <${name}>.` : undefined
}

/**
 * @param {string} name
 * @param {readonly string[]} names
 */
function insteadOf(name, names) {
  if (name === 'host' && names.includes('port')) return `: ${NO_HOST}`
  const nearest = nearestOf(name, names)
  return nearest === undefined
    ? `; the options are ${names.map((each) => `--${each}`).join(', ')}`
    : `; the nearest is --${nearest}`
}
