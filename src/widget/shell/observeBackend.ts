import type { Backend } from '../../backends/port/backend.ts'
import { toFoyerError } from '../../backends/port/toFoyerError.ts'
import type { Inspect } from '../core/kernel/inspect.ts'

const watched = [
  'browser',
  'directory',
  'connectors',
  'chains',
  'identity',
  'balances',
  'auth',
  'walletConnect',
  'names',
  'history',
  'swap',
  'onramp',
] as const

/** Reports every call across the port that is asynchronous, returns nothing, or fails. */
export function observeBackend(backend: Backend, inspect: Inspect): Backend {
  const parts = watched.flatMap((port) => {
    const part = backend[port]
    return part ? [[port, observePort(port, part, inspect)] as const] : []
  })
  return { ...backend, ...(Object.fromEntries(parts) as Partial<Backend>) }
}

function observePort<P extends object>(port: string, part: P, inspect: Inspect): P {
  const begin = (method: string) => inspect({ type: 'call', port, method })
  const end = (method: string, failure?: { error: unknown }) =>
    inspect({
      type: 'callEnd',
      port,
      method,
      ...(failure ? { errorCode: toFoyerError(failure.error).code } : {}),
    })

  function watch(method: string, call: (...args: unknown[]) => unknown) {
    return (...args: unknown[]) => {
      let result: unknown
      try {
        result = Reflect.apply(call, part, args)
      } catch (error) {
        begin(method)
        end(method, { error })
        throw error
      }
      // A call with an immediate result only reads: a list, the device, a subscription.
      if (result !== undefined && !(result instanceof Promise)) return result
      begin(method)
      if (!(result instanceof Promise)) end(method)
      else {
        result.then(
          () => end(method),
          (error: unknown) => end(method, { error }),
        )
      }
      return result
    }
  }

  return new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      const isCall = typeof value === 'function' && typeof name === 'string'
      return isCall ? watch(name, value as (...args: unknown[]) => unknown) : value
    },
  })
}
