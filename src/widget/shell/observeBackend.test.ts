import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../backends/port/errors.ts'
import type { InspectEvent } from '../core/kernel/inspect.ts'
import { createTestCore } from '../testing/testCore.ts'
import { observeBackend } from './observeBackend.ts'

function observed(directory: object) {
  const seen: InspectEvent[] = []
  const { backend } = createTestCore({ backend: { directory } }).core
  return { seen, backend: observeBackend(backend, (event) => seen.push(event)) }
}

describe('the observer of the port', () => {
  it('notifies the observer when a call begins and when it ends', async () => {
    const { seen, backend } = observed({ walletImage: (id: string) => Promise.resolve(id) })
    const image = backend.directory?.walletImage('a')
    expect(seen).toEqual([{ type: 'call', port: 'directory', method: 'walletImage' }])
    expect(await image).toBe('a')
    expect(seen[1]).toEqual({ type: 'callEnd', port: 'directory', method: 'walletImage' })
  })

  it('receives the code of a failure, which the caller still gets', async () => {
    const failure = new FoyerError('http.status', 'no')
    const { seen, backend } = observed({ walletImage: () => Promise.reject(failure) })
    await expect(backend.directory?.walletImage('a')).rejects.toBe(failure)
    expect(seen[1]).toEqual({
      type: 'callEnd',
      port: 'directory',
      method: 'walletImage',
      errorCode: 'http.status',
    })
  })

  it('notifies the observer of a call that throws at once', () => {
    const failure = new FoyerError('popup.blocked', 'no')
    const { seen, backend } = observed({
      walletImage: () => {
        throw failure
      },
    })
    expect(() => backend.directory?.walletImage('a')).toThrow(failure)
    expect(seen.map(({ type }) => type)).toEqual(['call', 'callEnd'])
  })

  it('the port does not notify the observer of a call that only reads', () => {
    const { seen, backend } = observed({})
    expect(backend.connectors.list()).toEqual([])
    expect(backend.browser.device().kind).toBe('desktop')
    expect(backend.browser.origin).toBe('https://host.test')
    expect(seen).toEqual([])
  })
})
