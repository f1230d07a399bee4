import { didYouMean } from '../didYouMean.ts'

/** Every name of a type, so that a new one cannot be forgotten. */
export type OptionNames<T> = Readonly<Record<keyof T, true>>

/**
 * Returns a sentence for each option that does not exist, with the nearest one that does.
 * @param options what the host passed
 * @param known the names of all options
 * @param where the function or the option that they belong to, for the sentence
 */
export function unknownOptions(
  options: unknown,
  known: readonly string[],
  where: string,
): readonly string[] {
  return Object.keys(Object(options))
    .filter((name) => !known.includes(name))
    .map((name) => `${where} has no option "${name}".${didYouMean(name, known)}`)
}
