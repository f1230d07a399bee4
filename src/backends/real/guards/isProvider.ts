import type { Eip1193Provider } from '../../port/connectors.ts'

/**
 * True for an object or a function that can be asked. The property itself is read, because a provider may be a Proxy
 * that does not say what it has. Whether it has events is found out when they are wanted.
 */
export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    typeof (value as { readonly request?: unknown }).request === 'function'
  )
}
