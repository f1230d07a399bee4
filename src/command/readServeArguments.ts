import { hostPattern } from '../server/config/hostPattern.ts'
import type { ServeOptions } from '../server/serve/serveCommand.ts'
import { readPage } from './options/readPage.ts'
import { readOptions } from './options/readOptions.mjs'

const options = {
  port: { type: 'string' },
  allow: { type: 'string', multiple: true },
  page: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

/**
 * Reads the options of a command that serves.
 * @throws Error with one sentence about the first invalid option
 */
export function readServeArguments(
  kind: ServeOptions['kind'],
  args: readonly string[],
): ServeOptions | { readonly kind: 'help' | 'version' } {
  const command = kind === 'chains' ? 'npx foyerkit chains' : 'npx foyerkit'
  const { values } = readOptions(command, { args: [...args], options })
  if (values.help === true) return { kind: 'help' }
  if (values.version === true) return { kind: 'version' }
  const port = values.port === undefined ? undefined : portOf(values.port)
  if (values.port !== undefined && port === undefined) {
    throw new Error(`--port needs a number from 1 to 65535, but got "${values.port}".`)
  }
  const { allow = [] } = values
  if (kind === 'chains' && allow.length > 0) {
    throw new Error('`npx foyerkit chains` does not accept --allow.')
  }
  const wrong = allow.find((host) => !hostPattern.test(host))
  if (wrong !== undefined) {
    throw new Error(
      `--allow needs a host such as api.example.org, *.example.org or "*", but got "${wrong}".`,
    )
  }
  if (kind === 'chains' && values.page !== undefined) {
    throw new Error('`npx foyerkit chains` does not accept --page.')
  }
  const page = readPage(values.page)
  return { kind, allow, ...page, ...(port === undefined ? {} : { port }) }
}

function portOf(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}
