import { describe, expect, it } from 'vitest'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { createWalletSession } from './walletSession.ts'

/** A wallet that never removes a listener, or has no events at all. */
function setUp(withEvents = true) {
  const handlers = new Map<string, (said: unknown) => void>()
  const heard: unknown[] = []
  const errors: Error[] = []
  const provider = {
    request: () => Promise.resolve(null),
    ...(withEvents
      ? { on: (event: string, handler: (said: unknown) => void) => handlers.set(event, handler) }
      : {}),
  }
  const session = createWalletSession({
    provider: provider as never,
    accounts: [ALICE],
    chainId: 'eip155:1',
    onError: (error) => errors.push(error),
  })
  const stop = session.subscribe({
    accountsChanged: (accounts) => heard.push(accounts),
    chainChanged: (chainId) => heard.push(chainId),
    disconnected: () => heard.push('disconnected'),
  })
  const say = (event: string, said?: unknown) => handlers.get(event)?.(said)
  return { session, heard, errors, say, stop }
}

describe('a session that has ended', () => {
  it('ignores the wallet after this page ended the session', () => {
    const { errors, heard, say, session } = setUp()
    session.end()
    say('accountsChanged', [BOB])
    say('accountsChanged', [])
    say('chainChanged', '0x89')
    say('disconnect')
    session.moveTo('eip155:10')
    expect([heard, errors]).toEqual([[], []])
    expect(session).toMatchObject({ ended: true, accounts: [ALICE], chainId: 'eip155:1' })
  })

  it('reports once that the wallet ended the session', () => {
    const { heard, say, session } = setUp()
    say('disconnect', { code: 4900 })
    say('disconnect', { code: 4900 })
    session.end()
    expect(heard).toEqual(['disconnected'])
  })
})

it.each([[undefined], ['gone'], [{ code: 4900 }]])('ends for the reason %o', (reason) => {
  const { heard, say } = setUp()
  say('disconnect', reason)
  expect(heard).toEqual(['disconnected'])
})

it('continues while a wallet briefly loses its node', () => {
  const { heard, say, session } = setUp()
  say('disconnect', { code: 1013 })
  expect([heard, session.ended]).toEqual([[], false])
})

it('reports each change once, and nothing to removed listeners', () => {
  const { heard, say, stop } = setUp()
  say('chainChanged', '0x1')
  say('chainChanged', '0x89')
  say('chainChanged', '0x89')
  say('accountsChanged', [ALICE])
  say('accountsChanged', [BOB])
  stop()
  say('chainChanged', '0x1')
  expect(heard).toEqual(['eip155:137', [BOB]])
})

it('a session works without events', () => {
  const { errors, session } = setUp(false)
  session.end()
  expect([errors, session.ended]).toEqual([[], true])
})
