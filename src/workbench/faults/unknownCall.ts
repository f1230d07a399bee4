import { knownCalls } from '../../backends/mock/index.ts'

/**
 * Says that there are no calls which begin like this target, and what they may have been meant to be. The rest of a name may be
 * one that is not known: a page may call what no product code does.
 * @param seen names of the calls of this page
 */
export function unknownCall(target: string, seen: readonly string[]): string | undefined {
  const prefix = prefixOf(target.replace(/\*$/, ''))
  const prefixes = [...new Set([...knownCalls, ...seen].map(prefixOf))]
  const isPrefix = !target.includes('.') && target.endsWith('*')
  if (isPrefix ? prefixes.some((one) => one.startsWith(prefix)) : prefixes.includes(prefix)) {
    return undefined
  }
  const shared = (one: string) => {
    const length = Math.min(one.length, prefix.length)
    const at = Array.from({ length }, (_, index) => index).find((i) => one[i] !== prefix[i])
    return at ?? length
  }
  const nearest = prefixes.toSorted((a, b) => shared(b) - shared(a))[0]
  const hint = nearest && shared(nearest) >= 3 ? ` Did you mean ${nearest}.*?` : ''
  return `No call begins with ${prefix}.${hint}`
}

function prefixOf(name: string): string {
  return name.split('.')[0] ?? name
}
