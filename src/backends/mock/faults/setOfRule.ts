/**
 * Returns the name of the set that an active rule is part of, which is the first part of its id.
 */
export function setOfRule({ id }: { readonly id: string }): string | undefined {
  return /^([a-z0-9-]+)\/\d+$/.exec(id)?.[1]
}
