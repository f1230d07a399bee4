/**
 * Keeps a message that the client refuses from becoming an unhandled rejection, such as the end of
 * a session that the relay delivers twice: the client does not await some of its validations
 * (`isValid…`), and drops such messages.
 * @param owner the client's engine, or its pairing
 */
export function catchValidations(owner: object): void {
  for (const [name, validate] of Object.entries(owner) as [string, Validate][]) {
    if (!name.startsWith('isValid')) continue
    Object.assign(owner, {
      [name](...given: readonly unknown[]) {
        const valid = validate(...given)
        if (valid instanceof Promise) valid.catch(() => undefined)
        return valid
      },
    })
  }
}

type Validate = (...given: readonly unknown[]) => unknown
