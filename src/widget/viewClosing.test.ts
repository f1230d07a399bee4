import { expect, it } from 'vitest'
import { createTestConnection, testConnector } from './testing/testConnection.ts'
import { createTestCore } from './testing/testCore.ts'
import { viewsOfSpec } from '../../tests/viewsOfSpec.ts'
import { createViewRegistry } from './registry.ts'

const viewRegistry = createViewRegistry()

it('keeps SwitchNetwork open while the chain is unsupported', () => {
  const { core } = createTestCore()
  const { connection } = createTestConnection({ chainId: 'eip155:424242' })
  core.session.adopt(testConnector, connection)
  core.open()
  expect(core.router.current().view).toBe('UnsupportedChain')
  core.router.push('SwitchNetwork', { networkId: 'eip155:1' })
  expect(core.canClose()).toBe(true)
  core.shownView.setState({ visit: core.router.current().id })
  expect(core.canClose()).toBe(false)
  core.requestClose()
  expect(core.modal.getState().open).toBe(true)
  core.networks.setActive('eip155:1')
  expect(core.canClose()).toBe(true)
})

it('includes all account and e-mail views [C-041 C-043]', () => {
  const views = [...viewsOfSpec.account, ...viewsOfSpec.email]
  expect(views.filter((view) => !Object.hasOwn(viewRegistry, view))).toEqual([])
})

it.each(['Account', 'AccountSettings', 'Profile', 'SwitchAddress'] as const)(
  'closes the modal on %s when the address disappears [C-236]',
  (view) => {
    expect(viewRegistry[view].needs).toContain('account')
    const { core } = createTestCore()
    core.start()
    const { connection, notify } = createTestConnection()
    core.session.adopt(testConnector, connection)
    core.open(view)
    notify.accountsChanged([])
    expect(core.modal.getState().open).toBe(false)
  },
)
