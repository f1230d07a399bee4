import { hostPattern } from '../server/config/hostPattern.ts'
import { readOptions } from './options/readOptions.mjs'
import type { ServeOptions } from '../server/serve/serveCommand.ts'

/** The parsed arguments of `npx foyerkit`. */
export type Wanted =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | ServeOptions
  | { readonly kind: 'problem'; readonly sentence: string }

const options = {
  port: { type: 'string' },
  allow: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const
const help = 'npx foyerkit --help says what there is.'

/** Reads the arguments after the command's name. An invalid argument results in one sentence that says how to correct it. */
export function readArguments(given: readonly string[]): Wanted {
  const [first, ...others] = given
  const isCommand = first !== undefined && !first.startsWith('-')
  if (isCommand && first !== 'chains') {
    return problem(`There is no command "${first}": leave it out, or write chains. ${help}`)
  }
  const command = isCommand ? 'npx foyerkit chains' : 'npx foyerkit'
  try {
    const { values } = readOptions(command, { args: [...(isCommand ? others : given)], options })
    if (values.help === true) return { kind: 'help' }
    if (values.version === true) return { kind: 'version' }
    const port = values.port === undefined ? undefined : portOf(values.port)
    if (values.port !== undefined && port === undefined) {
      return problem(`--port needs a number from 1 to 65535, and "${values.port}" is none. ${help}`)
    }
    const { allow = [] } = values
    if (isCommand && allow.length > 0) {
      return problem('--allow is for pages: leave it out with chains.')
    }
    const wrong = allow.find((host) => !hostPattern.test(host))
    if (wrong !== undefined) {
      return problem(
        `--allow needs a host such as api.example.org, *.example.org or "*", and "${wrong}" is none. ${help}`,
      )
    }
    return {
      kind: isCommand ? 'chains' : 'pages',
      allow,
      ...(port === undefined ? {} : { port }),
    }
  } catch (error) {
    return problem(`${error instanceof Error ? error.message : String(error)} ${help}`)
  }
}

const problem = (sentence: string): Wanted => ({ kind: 'problem', sentence })

function portOf(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}
