import { isLoopback } from '../src/backends/mock/network/isLoopback.ts'

const guarded = Symbol.for('foyer.tests.guardedFetch')

/** Foreign libraries contact their makers' servers; a test neither waits for those nor sends them data. */
function stayOnThisMachine(): void {
  const before = globalThis.fetch
  if (Reflect.has(before, guarded)) return
  const guardedFetch: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (isLoopback(address)) return before(input, init)
    return Promise.reject(new TypeError(`Tests do not leave this machine: ${address}`))
  }
  globalThis.fetch = Object.assign(guardedFetch, { [guarded]: true })
}

stayOnThisMachine()
