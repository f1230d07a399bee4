import type { Eip1193Provider } from '../../port/connectors.ts'

/** True for an object that can be asked. Whether it has events is found out when they are wanted. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' &&
    value !== null &&
    'request' in value &&
    typeof value.request === 'function'
  )
}
