import type { ServeOptions } from '../server/serve/serveCommand.ts'
import type { CompareOptions } from './compare/compareFiles.ts'
import { readOptions } from './options/readOptions.mjs'
import { readServeArguments } from './readServeArguments.ts'
import type { ReplayOptions } from './replay/replayFiles.ts'

/** The parsed arguments of `npx foyerkit`. */
export type Wanted =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | ServeOptions
  | ReplayOptions
  | CompareOptions
  | { readonly kind: 'problem'; readonly sentence: string }

const help = 'npx foyerkit --help says what there is.'
const replayOptions = {
  tag: { type: 'string', multiple: true },
  repeat: { type: 'string' },
  output: { type: 'string' },
  headed: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const
const compareOptions = { help: { type: 'boolean', short: 'h' } } as const

/** Reads the arguments after the command's name. An invalid argument results in one sentence that says how to correct it. */
export function readArguments(given: readonly string[]): Wanted {
  const [first, ...others] = given
  try {
    if (first === 'replay') return readReplay(others)
    if (first === 'compare') return readCompare(others)
    if (first === 'chains') return readServeArguments('chains', others)
    if (first === undefined || first.startsWith('-')) return readServeArguments('pages', given)
    throw new Error(
      `There is no command "${first}": leave it out, or write chains, replay or compare.`,
    )
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    return { kind: 'problem', sentence: `${sentence} ${help}` }
  }
}

function readReplay(args: readonly string[]): Wanted {
  const { values, positionals } = readOptions('npx foyerkit replay', {
    args: [...args],
    options: replayOptions,
    allowPositionals: true,
  })
  if (values.help === true) return { kind: 'help' }
  const { tag = [], repeat = '1', output, headed = false } = values
  if (!/^[1-9]\d{0,3}$/.test(repeat)) {
    throw new Error(`--repeat needs a number from 1 to 9999, and "${repeat}" is none.`)
  }
  return {
    kind: 'replay',
    paths: positionals,
    tags: tag,
    repeat: Number(repeat),
    isHeaded: headed,
    ...(output === undefined ? {} : { output }),
  }
}

function readCompare(args: readonly string[]): Wanted {
  const { values, positionals } = readOptions('npx foyerkit compare', {
    args: [...args],
    options: compareOptions,
    allowPositionals: true,
  })
  if (values.help === true) return { kind: 'help' }
  const [one, other, ...more] = positionals
  if (one === undefined || other === undefined || more.length > 0) {
    throw new Error('npx foyerkit compare needs two run files.')
  }
  return { kind: 'compare', one, other }
}
