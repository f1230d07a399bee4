import { hostPattern } from '../config/hostPattern.ts'

/** What somebody wants of `npx foyerkit`. */
export type Wanted =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | {
      /** `pages` has everything that a page needs, `chains` the local chains alone. */
      readonly kind: 'pages' | 'chains'
      /** The one port that is to be used; the first free one when absent. */
      readonly port?: number
      /** Hosts outside of this machine that pages may reach. */
      readonly allow: readonly string[]
    }
  | { readonly kind: 'problem'; readonly sentence: string }

const help = 'npx foyerkit --help says what there is.'

/** Reads the arguments behind the command's name. What cannot be done becomes one sentence that says what to do. */
export function readArguments(given: readonly string[]): Wanted {
  const [first, ...others] = given
  const isCommand = first !== undefined && !first.startsWith('-')
  if (isCommand && first !== 'chains') {
    return problem(`There is no command "${first}": leave it out, or write chains. ${help}`)
  }
  let port: number | undefined
  const allow: string[] = []
  const rest = (isCommand ? others : given).flatMap(splitAtEquals)
  for (let at = 0; at < rest.length; at += 1) {
    const name = rest[at]
    const value = rest[at + 1] ?? ''
    switch (name) {
      case '--help':
      case '-h':
        return { kind: 'help' }
      case '--version':
      case '-v':
        return { kind: 'version' }
      case '--port':
        port = portOf(value)
        if (port === undefined) {
          return problem(`--port needs a number from 1 to 65535${named(value)}. ${help}`)
        }
        at += 1
        break
      case '--allow':
        if (isCommand) return problem('--allow is for pages: leave it out with chains.')
        if (!hostPattern.test(value)) {
          return problem(
            `--allow needs a host such as api.example.org, *.example.org or "*"${named(value)}. ${help}`,
          )
        }
        allow.push(value)
        at += 1
        break
      default:
        return problem(`There is no option "${name}". ${help}`)
    }
  }
  return {
    kind: isCommand ? 'chains' : 'pages',
    allow,
    ...(port === undefined ? {} : { port }),
  }
}

const problem = (sentence: string): Wanted => ({ kind: 'problem', sentence })

/** `--port=6000` is `--port 6000`. */
function splitAtEquals(text: string): readonly string[] {
  const [, name, value] = /^(--\w+)=(.*)$/.exec(text) ?? []
  return name === undefined || value === undefined ? [text] : [name, value]
}

function portOf(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}

const named = (value: string) =>
  value === '' || value.startsWith('-') ? '' : `, and "${value}" is none`
