import { toFoyerError } from '../port/toFoyerError.ts'

/**
 * Returns a function that loads once, with its first call. A failed load rejects with
 * `network.failed`, and the next call tries again.
 *
 * @param what name of the loaded code, for the message
 */
export function loadOnce<T>(what: string, load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined
      throw toFoyerError(thrown, 'network.failed', `Loading ${what}`)
    })
    return loading
  }
}

/** The names of a port's methods that return a promise. */
type Asynchronous<Port> = {
  [Name in keyof Port]-?: NonNullable<Port[Name]> extends (...args: never[]) => Promise<unknown>
    ? Name
    : never
}[keyof Port]

/**
 * Returns methods of a port whose code loads once, with the first call of one of them, as by
 * `loadOnce`.
 */
export function onDemand<Port extends object, const Name extends Asynchronous<Port>>(
  what: string,
  load: () => Promise<Port>,
  names: readonly Name[],
): Pick<Port, Name> {
  const loaded = loadOnce(what, load)
  const method =
    (name: Name) =>
    async (...args: unknown[]) => {
      const port = await loaded()
      return (port[name] as (...given: unknown[]) => Promise<unknown>)(...args)
    }
  return Object.fromEntries(names.map((name) => [name, method(name)])) as Pick<Port, Name>
}
