import { readOptions } from './readOptions.mjs'

/** An option of a verb. Parsing, `--help` and the tables of the documentation derive from it. */
export interface Option {
  /** The placeholder of its value in the help; absent for a switch. */
  readonly value?: string
  /** Whether the value can be left out, and is then empty. */
  readonly isOptional?: true
  /** Whether the option can be given several times. */
  readonly isMany?: true
  /** The letter that stands for the option. */
  readonly short?: string
  /** Its effect, as the help prints it; absent if the help names the option elsewhere. A line break is one there, too. */
  readonly help?: string
  /** Its rows in the documentation: an example, and the effect, which is that of the help if absent. */
  readonly docs?: readonly (readonly [example: string, effect?: string])[]
  /**
   * Reads its value; if absent, the value is the text.
   * @throws Error with one sentence if it is invalid
   */
  readonly read?: (text: string) => unknown
}

export type Options = Readonly<Record<string, Option>>

type One<O extends Option> = O extends { readonly read: (text: string) => infer T }
  ? T
  : O extends { readonly value: string }
    ? string
    : true

/** The values of options that were given. */
export type Values<O extends Options> = {
  readonly [K in keyof O]?: O[K] extends { readonly isMany: true }
    ? readonly One<O[K]>[]
    : One<O[K]>
}

/** A command behind `npx foyerkit`. */
export interface Verb<O extends Options = Options, T = unknown> {
  /** The command as it is typed, with what can follow it. */
  readonly usage: string
  /** The effect of the verb, as the help prints it. */
  readonly help: string
  readonly options: O
  /** Whether arguments that are no options can follow. */
  readonly takesWords?: true
  /**
   * The task that the arguments ask for.
   * @throws Error with one sentence if they do not fit together
   */
  readonly task: (values: Values<O>, words: readonly string[]) => T
}

/** Infers the types of a verb's options, and returns the verb. */
export const defineVerb = <const O extends Options, T>(verb: Verb<O, T>): Verb<O, T> => verb

/** The command of a verb as it is typed, without what can follow it. */
export const commandOf = ({ usage }: Pick<Verb, 'usage'>): string =>
  /^npx foyerkit(?: [a-z]+)?/.exec(usage)?.[0] ?? usage

/**
 * Reads the arguments behind a verb.
 * @throws Error with one sentence about the first invalid argument
 */
export function readVerb<O extends Options, T>(
  verb: Verb<O, T>,
  args: readonly string[],
): T | { readonly kind: 'help' } | { readonly kind: 'version' } {
  const { options, takesWords = false } = verb
  const { values, positionals } = readOptions(commandOf(verb), {
    args: args.map((arg) => withValue(arg, options)),
    options: Object.fromEntries(
      Object.entries({ ...options, help: { short: 'h' } } as Options).map(([name, option]) => [
        name,
        {
          type: option.value === undefined ? 'boolean' : 'string',
          multiple: option.isMany === true,
          ...(option.short === undefined ? {} : { short: option.short }),
        } as const,
      ]),
    ),
    allowPositionals: takesWords,
  })
  if (values.help === true) return { kind: 'help' }
  if (values.version === true) return { kind: 'version' }
  const read = Object.entries(options).flatMap(([name, { read: readText = String }]) => {
    const value = values[name]
    if (value === undefined) return []
    if (Array.isArray(value)) return [[name, value.map((each) => readText(String(each)))] as const]
    return [[name, value === true ? true : readText(String(value))] as const]
  })
  return verb.task(Object.fromEntries(read) as Values<O>, positionals)
}

/** `--report` as `--report=`: `parseArgs` has no option whose value can be left out. */
function withValue(arg: string, options: Options): string {
  const isAlone = arg.startsWith('--') && options[arg.slice(2)]?.isOptional === true
  return isAlone ? `${arg}=` : arg
}

/** The given fields, without those that are undefined. */
export function given<T extends object>(
  fields: T,
): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>
  }
}
