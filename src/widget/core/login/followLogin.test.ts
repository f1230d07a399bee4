import { expect, it } from 'vitest'
import { createLoginTest } from '../../features/account/testing/loginTest.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import { announceLogin } from './announceLogin.ts'
import { createLoginProblems } from './loginProblems.ts'

/** A visitor with a login whose secure frame is mounted. */
async function setUp() {
  let isSettled = () => true
  const told: string[] = []
  const test = createLoginTest({
    auth: {
      follow(given) {
        isSettled = given
        return () => told.push('stopped')
      },
      announce: () => told.push('announced'),
    },
  })
  await test.core.ensureAuth()
  const { core } = test
  const problem = () => core.use(createLoginProblems).store.getState().problem
  const view = () => core.modal.getState().open && core.router.current().view
  const choose = (selected: readonly string[]) =>
    core.backend.storage.set(
      namespaceKey('accounts', 'eip155'),
      JSON.stringify({ first: '0x1', active: '0x1', selected }),
    )
  return { ...test, told, isSettled: () => isSettled(), problem, view, choose }
}

it('opens Connect with the reason when the secure site has ended the login', async () => {
  const { core, notify, problem, view } = await setUp()
  notify.disconnected()
  expect([core.session.connection(), view()]).toEqual([undefined, 'Connect'])
  expect(problem()).toMatchObject({ title: "You've been signed out", tone: 'info' })
})

it('opens nothing when the visitor disconnects', async () => {
  const { core, problem, view } = await setUp()
  await core.session.disconnect()
  expect([problem(), view()]).toEqual([undefined, false])
})

it('follows no other tab while the accounts of the login are being chosen [C-222]', async () => {
  const { isSettled, choose } = await setUp()
  expect(isSettled()).toBe(true)
  choose([])
  expect(isSettled()).toBe(false)
  choose(['0x1'])
  expect(isSettled()).toBe(true)
})

it('follows the login until the widget stops', async () => {
  const { core, told } = await setUp()
  expect(told).toEqual([])
  core.stop()
  expect(told).toEqual(['stopped'])
})

it('announces a login once its accounts are chosen, and no connection of a wallet', async () => {
  const { core, told, choose } = await setUp()
  choose([])
  announceLogin(core)
  expect(told).toEqual([])
  choose(['0x1'])
  announceLogin(core)
  expect(told).toEqual(['announced'])
  await core.session.disconnect()
  announceLogin(core)
  expect(told).toEqual(['announced'])
})
