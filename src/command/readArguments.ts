import type { ServeOptions } from '../server/serve/serveCommand.ts'
import type { CompareOptions } from './compare/compareFiles.ts'
import type { MergeOptions } from './merge/mergeShards.ts'
import type { ExploreOptions } from './explore/exploreApp.ts'
import { readOptions } from './options/readOptions.mjs'
import { readExploreArguments } from './readExploreArguments.ts'
import { readMergeArguments } from './readMergeArguments.ts'
import { readReplayArguments } from './readReplayArguments.ts'
import { readScreensArguments } from './readScreensArguments.ts'
import { readServeArguments } from './readServeArguments.ts'
import type { ReplayOptions } from './replay/replayFiles.ts'
import type { ScreensOptions } from './screens/screensTask.ts'

/** The parsed arguments of `npx foyerkit`. */
export type Wanted =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | ServeOptions
  | ReplayOptions
  | MergeOptions
  | CompareOptions
  | ExploreOptions
  | ScreensOptions
  | { readonly kind: 'problem'; readonly sentence: string }

const help = 'npx foyerkit --help says what there is.'
const compareOptions = { help: { type: 'boolean', short: 'h' } } as const

/** Reads the arguments after the command's name. An invalid argument results in one sentence that says how to correct it. */
export function readArguments(given: readonly string[]): Wanted {
  const [first, ...others] = given
  try {
    if (first === 'replay') return readReplayArguments(others)
    if (first === 'merge') return readMergeArguments(others)
    if (first === 'screens') return readScreensArguments(others)
    if (first === 'compare') return readCompare(others)
    if (first === 'explore') return readExploreArguments(others)
    if (first === 'chains') return readServeArguments('chains', others)
    if (first === undefined || first.startsWith('-')) return readServeArguments('pages', given)
    throw new Error(
      `There is no command "${first}": leave it out, or write chains, replay, screens, explore, merge or compare.`,
    )
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    return { kind: 'problem', sentence: `${sentence} ${help}` }
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
