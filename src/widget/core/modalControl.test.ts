import { describe, expect, it } from 'vitest'
import { createTestConnection, testConnector } from './testing/createTestConnection.ts'
import { createTestCore } from './testing/createTestCore.ts'

const siweConfig = {
  getNonce: () => Promise.resolve('nonce'),
  createMessage: () => 'message',
  verifyMessage: () => Promise.resolve(true),
  getSession: () => Promise.resolve(null),
  signOut: () => Promise.resolve(true),
}

/** A started core, connected to a wallet on the given chain. */
function connectedTo(chainId: `${string}:${string}`, host = {}) {
  const test = createTestCore({ host })
  test.core.start()
  const { connection, tell } = createTestConnection({ chainId })
  test.core.session.adopt(testConnector, connection)
  return { ...test, tell }
}

const isOpen = (core: ReturnType<typeof createTestCore>['core']) => core.modal.getState().open

describe('opening the modal', () => {
  it('shows Connect to a visitor who is not connected [C-037]', () => {
    const { core, views } = createTestCore()
    core.open()
    expect(views()).toEqual(['Connect'])
    expect(isOpen(core)).toBe(true)
  })

  it('shows Account to one who is', () => {
    const { core, views } = connectedTo('eip155:1')
    core.open()
    expect(views()).toEqual(['Account'])
  })

  it('shows UnsupportedChain on a chain the host did not ask for', () => {
    const { core, views } = connectedTo('eip155:424242')
    core.open()
    expect(views()).toEqual(['UnsupportedChain'])
  })

  it('shows Account on such a chain when the host allows it [C-035]', () => {
    const { core, views } = connectedTo('eip155:424242', { allowUnsupportedChain: true })
    core.open()
    expect(views()).toEqual(['Account'])
  })

  it('tells when it opens and closes, once each', () => {
    const { core, tracked } = createTestCore()
    core.open()
    core.open('AllWallets')
    core.close()
    core.close()
    expect(tracked()).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  })
})

describe('closing the modal', () => {
  it('is the visitor’s right on ordinary views [C-078]', () => {
    const { core } = createTestCore()
    core.open()
    expect(core.canClose()).toBe(true)
    core.requestClose()
    expect(isOpen(core)).toBe(false)
  })

  it('waits while the modal is buffering [C-075]', () => {
    const { core } = createTestCore()
    core.open()
    core.modal.setState({ buffering: true })
    expect(core.canClose()).toBe(false)
    core.requestClose()
    expect(isOpen(core)).toBe(true)
    core.modal.setState({ buffering: false })
    core.requestClose()
    expect(isOpen(core)).toBe(false)
  })

  it('is not offered on UnsupportedChain until the chain is supported', () => {
    const { core, tell } = connectedTo('eip155:424242')
    core.open()
    core.requestClose()
    expect(isOpen(core)).toBe(true)
    tell.chainChanged('eip155:137')
    core.requestClose()
    expect(isOpen(core)).toBe(false)
  })

  it('is not offered on ConnectingSiwe with sign-in on', () => {
    const { core } = createTestCore({ host: { isSiweEnabled: true, siweConfig } })
    core.open('ConnectingSiwe')
    core.requestClose()
    expect(isOpen(core)).toBe(true)
    const without = createTestCore().core
    without.open('ConnectingSiwe')
    without.requestClose()
    expect(isOpen(without)).toBe(false)
  })

  it('happens by itself when the account disappears from an account view [C-236]', () => {
    const { core, tell } = connectedTo('eip155:1')
    core.open()
    tell.accountsChanged([])
    expect(isOpen(core)).toBe(false)
  })

  it('does not happen then on a view that needs no account', () => {
    const { core, tell } = connectedTo('eip155:1')
    core.open('WhatIsANetwork')
    tell.disconnected()
    expect(isOpen(core)).toBe(true)
  })
})

describe('after connecting', () => {
  it('closes the modal', () => {
    const { core } = connectedTo('eip155:1')
    core.open('ConnectingExternal', { connectorId: 'test' })
    core.afterConnect()
    expect(isOpen(core)).toBe(false)
  })

  it('shows UnsupportedChain when the wallet is on a chain nobody asked for', () => {
    const { core, views } = connectedTo('eip155:424242')
    core.open('ConnectingExternal', { connectorId: 'test' })
    core.afterConnect()
    expect(views()).toEqual(['UnsupportedChain'])
    expect(isOpen(core)).toBe(true)
  })
})

it('goes to UnsupportedChain when the wallet leaves the requested networks under an account view', () => {
  const { core, tell, views } = connectedTo('eip155:1')
  core.open()
  tell.chainChanged('eip155:424242')
  expect(views()).toEqual(['UnsupportedChain'])
})
