import { describe, expect, it } from 'vitest'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'

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
  const { connection, notify } = createTestConnection({ chainId })
  test.core.session.adopt(testConnector, connection)
  return { ...test, notify }
}

/** Reports the view as loaded and rendered. */
const show = ({ shownView, router }: ReturnType<typeof createTestCore>['core']) =>
  shownView.setState({ visit: router.current().id })

const isOpen = (core: ReturnType<typeof createTestCore>['core']) => core.modal.getState().open

describe('opening the modal', () => {
  it('shows Connect to a visitor who is not connected [C-037]', () => {
    const { core, views } = createTestCore()
    core.open()
    expect(views()).toEqual(['Connect'])
    expect(isOpen(core)).toBe(true)
  })

  it('shows Account to a connected visitor', () => {
    const { core, views } = connectedTo('eip155:1')
    core.open()
    expect(views()).toEqual(['Account'])
  })

  it('shows UnsupportedChain on a chain that the host did not configure', () => {
    const { core, views } = connectedTo('eip155:424242')
    core.open()
    expect(views()).toEqual(['UnsupportedChain'])
  })

  it('shows Account on such a chain when the host allows it [C-035]', () => {
    const { core, views } = connectedTo('eip155:424242', { allowUnsupportedChain: true })
    core.open()
    expect(views()).toEqual(['Account'])
  })

  it('notifies once when it opens and once when it closes', () => {
    const { core, tracked } = createTestCore()
    core.open()
    core.open('AllWallets')
    core.close()
    core.close()
    expect(tracked()).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  })
})

describe('closing the modal', () => {
  it('closes the modal on ordinary views [C-078]', () => {
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

  it('the modal does not close on UnsupportedChain until the chain is supported', () => {
    const { core, notify } = connectedTo('eip155:424242')
    core.open()
    show(core)
    core.requestClose()
    expect(isOpen(core)).toBe(true)
    notify.chainChanged('eip155:137')
    core.requestClose()
    expect(isOpen(core)).toBe(false)
  })

  it('the modal does not close on ConnectingSiwe with sign-in on', () => {
    const { core } = connectedTo('eip155:1', { isSiweEnabled: true, siweConfig })
    core.open('ConnectingSiwe')
    show(core)
    core.requestClose()
    expect(isOpen(core)).toBe(true)
    const without = connectedTo('eip155:1').core
    without.open('ConnectingSiwe')
    show(without)
    without.requestClose()
    expect(isOpen(without)).toBe(false)
  })

  it.each([
    ['UnsupportedChain', 'eip155:424242'],
    ['ConnectingSiwe', 'eip155:1'],
  ] as const)(
    'allows closing the modal on %s before the view is loaded and after it failed',
    (view, chainId) => {
      const { core } = connectedTo(chainId, {
        isSiweEnabled: true,
        siweConfig,
      })
      core.open(view)
      expect(core.canClose()).toBe(true)
      show(core)
      expect(core.canClose()).toBe(false)
      core.shownView.setState({ visit: undefined })
      core.requestClose()
      expect(isOpen(core)).toBe(false)
    },
  )

  it('closes the modal when the account disappears from an account view [C-236]', () => {
    const { core, notify } = connectedTo('eip155:1')
    core.open()
    notify.accountsChanged([])
    expect(isOpen(core)).toBe(false)
  })

  it('closes the modal before other listeners of the account can open another view', () => {
    const { core, notify, seen } = connectedTo('eip155:1')
    core.open()
    core.router.push('WalletSend')
    core.account.subscribe(() => core.router.goBack())
    const before = seen.length
    notify.accountsChanged([])
    const first = seen.slice(before).find(({ type }) => ['modal', 'view'].includes(type))
    expect(first).toEqual({ type: 'modal', open: false })
    expect(isOpen(core)).toBe(false)
  })

  it('the modal does not close on a view that needs no account when the account disappears', () => {
    const { core, notify } = connectedTo('eip155:1')
    core.open('WhatIsANetwork')
    notify.disconnected()
    expect(isOpen(core)).toBe(true)
  })
})

describe('after connecting', () => {
  it('closes the modal', () => {
    const { core } = connectedTo('eip155:1')
    core.open('ConnectingExternal', { connectorId: 'test' })
    core.afterConnect()
    expect(isOpen(core)).toBe(false)
    expect(core.modal.getState().isDone).toBe(true)
    core.open()
    core.requestClose()
    expect(core.modal.getState().isDone).toBe(false)
  })

  it('shows UnsupportedChain when the wallet is on a chain that is not configured', () => {
    const { core, views } = connectedTo('eip155:424242')
    core.open('ConnectingExternal', { connectorId: 'test' })
    core.afterConnect()
    expect(views()).toEqual(['UnsupportedChain'])
    expect(isOpen(core)).toBe(true)
  })
})

it('opens UnsupportedChain when the wallet leaves the requested networks under an account view', () => {
  const { core, notify, views } = connectedTo('eip155:1')
  core.open()
  notify.chainChanged('eip155:424242')
  expect(views()).toEqual(['UnsupportedChain'])
})

describe('the requirements of a view', () => {
  it.each(['Account', 'Swap', 'WalletSend', 'ApproveTransaction', 'ConnectingSiwe'] as const)(
    'keeps %s from a visitor who is not connected',
    (view) => {
      const { core, views } = createTestCore()
      core.open(view)
      expect(views()).toEqual(['Connect'])
    },
  )

  it.each(['UpdateEmailWallet', 'UpgradeEmailWallet', 'UpgradeToSmartAccount'] as const)(
    'keeps %s from the account of a plain wallet [C-278 C-279]',
    (view) => {
      const { core, views } = connectedTo('eip155:1')
      core.open(view)
      expect(views()).toEqual(['Account'])
    },
  )

  it('keeps the code screens of an e-mail change from the account of a plain wallet [C-278]', () => {
    const { core, views } = connectedTo('eip155:1')
    core.open('UpdateEmailSecondaryOtp', { email: 'ada@example.com' })
    expect(views()).toEqual(['Account'])
    core.open('UpdateEmailPrimaryOtp', { email: 'ada@example.com', newEmail: 'a@b.c' })
    expect(views()).toEqual(['Account'])
  })

  it('makes Back skip an account view without the account', () => {
    const { core, notify, views } = connectedTo('eip155:1')
    core.open('Account')
    core.router.push('Networks')
    notify.disconnected()
    expect(views()).toEqual(['Account', 'Networks'])
    core.router.goBack()
    expect(views()).toEqual(['Connect'])
  })

  it('Back does not bypass an unsupported chain', () => {
    const { core, notify, views } = connectedTo('eip155:1')
    core.open('Account')
    core.router.push('Networks')
    notify.chainChanged('eip155:424242')
    expect(views()).toEqual(['Account', 'Networks'])
    core.router.goBack()
    expect(views()).toEqual(['UnsupportedChain'])
  })

  it('the host does not bypass an unsupported chain', () => {
    const { core, views } = connectedTo('eip155:424242')
    core.open('Swap')
    expect(views()).toEqual(['UnsupportedChain'])
  })

  it('Back does not bypass the sign-in', async () => {
    const { clock, core, views } = connectedTo('eip155:1', { isSiweEnabled: true, siweConfig })
    core.open('Account')
    core.router.push('Networks')
    await clock.idle()
    expect(views()).toEqual(['Account', 'Networks'])
    core.router.goBack()
    expect(views()).toEqual(['ConnectingSiwe'])
  })

  it('keeps the visitor in place when a step leads to a network that is not configured', () => {
    const { core, views } = connectedTo('eip155:1')
    core.open('Account')
    core.router.push('SwitchNetwork', { networkId: 'eip155:424242' })
    expect(views()).toEqual(['Account'])
  })

  it('shows the screens of a code only while a code is awaited [C-191]', () => {
    const { core, views } = createTestCore({ backend: { auth: {} } })
    core.open('EmailVerifyDevice', { email: 'ada@example.com' })
    expect(views()).toEqual(['Connect'])
    core.modal.setState({ codeSentTo: 'ada@example.com' })
    core.open('EmailVerifyDevice', { email: 'ada@example.com' })
    expect(views()).toEqual(['EmailVerifyDevice'])
    core.close()
    core.open('EmailVerifyOtp', { email: 'ada@example.com' })
    expect(views()).toEqual(['EmailVerifyOtp'])
  })
})
