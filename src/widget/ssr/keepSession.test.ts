import { expect, it } from 'vitest'
import type { FoyerState } from '../core/foyerState.ts'
import { keepSession } from './keepSession.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const away = { connected: false, remembered: false, loading: false, address: undefined }

/** A widget with a given state, and a page that records each written cookie. */
function setUp(start: Partial<FoyerState>, protocol = 'https:') {
  const initial: FoyerState = {
    open: false,
    selectedNetworkId: 'eip155:1',
    activeChain: 'eip155',
    ...away,
    ...start,
  }
  let state = initial
  const listeners = new Set<(state: FoyerState) => void>()
  const foyer = {
    getState: () => state,
    subscribe(listener: (state: FoyerState) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const written: string[] = []
  const page = {
    location: { protocol },
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const stop = keepSession(foyer, page)
  function change(part: Partial<FoyerState>) {
    state = { ...state, ...part }
    listeners.forEach((listener) => listener(state))
  }
  return { change, written, stop }
}

it('writes only the address, for this host only and over https only', async () => {
  const { change, written } = setUp({ loading: true })
  await Promise.resolve()
  change({ connected: true, loading: false, address: ada })
  expect(written).toEqual([
    `__Host-foyer-account=${ada}; path=/; max-age=2592000; samesite=lax; secure`,
  ])
})

it('omits `secure` and `__Host-` on a page without https', () => {
  const { change, written } = setUp({}, 'http:')
  change({ connected: true, address: ada })
  expect(written).toEqual([`foyer-account=${ada}; path=/; max-age=2592000; samesite=lax`])
})

it('keeps the cookie while a session is restored, and writes it once', async () => {
  const { change, written } = setUp({ loading: true })
  await Promise.resolve()
  change({ open: true })
  expect(written).toEqual([])
  change({ connected: true, loading: false, address: ada })
  change({ open: false })
  change({ selectedNetworkId: 'eip155:137' })
  expect(written).toHaveLength(1)
})

it('keeps the cookie while the wallet is away, and removes it when it is forgotten', () => {
  const { change, written } = setUp({})
  change({ connected: true, address: ada })
  change({ ...away, remembered: true })
  change({ connected: true, remembered: false, address: ada })
  change({ ...away, remembered: true })
  expect(written).toHaveLength(1)
  change(away)
  expect(written.at(-1)).toContain('max-age=0')
})

it('keeps the cookie of a page whose wallet is away from the start', async () => {
  const { change, written } = setUp({ loading: true, remembered: true })
  await Promise.resolve()
  change({ loading: false })
  expect(written).toEqual([])
})

it('follows another account, and removes the cookie with the session', () => {
  const { change, written } = setUp({})
  change({ connected: true, address: ada })
  change({ address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' })
  change(away)
  expect(written.at(-2)).toContain('__Host-foyer-account=0x90F7')
  expect(written.at(-1)).toBe('__Host-foyer-account=; path=/; max-age=0; samesite=lax; secure')
})

it('removes the cookie when no session is restored', async () => {
  const { written } = setUp({})
  expect(written).toEqual([])
  await Promise.resolve()
  expect(written).toEqual(['__Host-foyer-account=; path=/; max-age=0; samesite=lax; secure'])
})

it('keepSession does nothing after it is stopped, and nothing on a server', async () => {
  const { change, written, stop } = setUp({})
  stop()
  change({ connected: true, address: ada })
  await Promise.resolve()
  expect(written).toEqual([])
  const never = () => {
    throw new Error('Nothing is read on a server.')
  }
  expect(keepSession({ getState: never, subscribe: never })()).toBeUndefined()
})
