import { readVerb } from './options/verb.ts'
import { verbs } from './verbs.ts'

type Tasks = ReturnType<(typeof verbs)[keyof typeof verbs]['task']>

/** The parsed arguments of `npx foyerkit`. */
export type Wanted =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | Tasks
  | { readonly kind: 'problem'; readonly sentence: string }

const help = 'npx foyerkit --help says what there is.'

/** Reads the arguments after the command's name. An invalid argument results in one sentence that says how to correct it. */
export function readArguments(given: readonly string[]): Wanted {
  const [first, ...others] = given
  const { pages, ...named } = verbs
  try {
    if (first === undefined || first.startsWith('-')) return readVerb(pages, given)
    if (Object.hasOwn(named, first)) {
      return readVerb<never, Tasks>(named[first as keyof typeof named] as never, others)
    }
    throw new Error(
      `There is no command "${first}": leave it out, or write init, migrate, chains, replay, screens, explore, merge or compare.`,
    )
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    return { kind: 'problem', sentence: `${sentence} ${help}` }
  }
}
