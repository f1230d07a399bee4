import { services } from './knownCalls.ts'

/** The pattern of every call to a service. Wallets, chains, the relay and the secure site have patterns of their own. */
export const everyService = '*'

/** True if a pattern stands for a call or for all calls of another pattern: a name, a prefix that ends in `*`, or `*`. */
export function callMatches(pattern: string, name: string): boolean {
  if (pattern === everyService) return services.some((service) => name.startsWith(`${service}.`))
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name
}
