import { didYouMean } from '../../port/didYouMean.ts'
import { nearestOf } from '../../port/nearestOf.mjs'
import { everyService } from './callMatches.ts'
import { callPrefixes, knownCalls } from './knownCalls.ts'

/** RPC methods and hosts; a page may use some that are not in the list. */
const openFamilies = ['wallet.', 'chain.', 'frame.', 'phone.', 'host.', 'http.'] as const

/**
 * Explains why a name, or a prefix that ends in `*`, matches no call, and suggests the nearest one. Undefined for a known call, and for an
 * RPC method that resembles no known one.
 * @param seen names of calls that a page made in addition to the known ones
 */
export function whyUnknownCall(target: string, seen: readonly string[] = []): string | undefined {
  if (target.endsWith('*')) {
    const stem = target.slice(0, -1)
    const names: readonly string[] = [...knownCalls, ...openFamilies, ...seen]
    if (target === everyService) return undefined
    if (stem !== '' && names.some((name) => name.startsWith(stem))) return undefined
    if (openFamilies.some((family) => stem.startsWith(family))) return undefined
    return `There are no calls "${target}".${didYouMean(target, callPrefixes)}`
  }
  if ([...knownCalls, ...seen].includes(target)) return undefined
  const isOpen = openFamilies.some((family) => target.startsWith(family) && target !== family)
  if (isOpen && !isSlip(target)) return undefined
  return `There is no call "${target}".${suggest(target)}`
}

/**
 * True if a method differs from a known one by a letter or two, but not by its number:
 * `eth_signTypedData_v3`.
 */
function isSlip(target: string): boolean {
  const near = nearestOf(target, knownCalls, 2)
  return near !== undefined && near.replace(/\d/g, '') !== target.replace(/\d/g, '')
}

/** Suggests the nearest call, or all calls with the nearest prefix. */
function suggest(target: string): string {
  const call = didYouMean(target, knownCalls)
  if (call !== '') return call
  return didYouMean(`${target.split('.')[0] ?? ''}.*`, callPrefixes)
}
