import type { Eip1193Provider } from '../../port/connectors.ts'

/**
 * True for an object or a function with a `request` method. It reads the property itself, because a provider may be a
 * Proxy that hides its properties. Events are checked when they are used.
 */
export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    typeof (value as { readonly request?: unknown }).request === 'function'
  )
}
