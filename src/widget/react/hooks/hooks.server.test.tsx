import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { CoreContext } from '../../core/coreContext.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { useFoyerButton } from './useFoyerButton.ts'
import { useSignIn } from './useSignIn.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useTokenBalances } from './useTokenBalances.ts'

function setUp() {
  const test = createTestCore()
  const draw = (node: ReactNode) =>
    renderToString(<CoreContext.Provider value={test.core}>{node}</CoreContext.Provider>)
  /** The value of a hook on its first render. */
  function run<T>(hook: () => T): T {
    const results: T[] = []
    function Probe() {
      results.push(hook())
      return null
    }
    draw(<Probe />)
    return results[0] as T
  }
  return { ...test, run }
}

it('useFoyerButton gives a host’s button the data of the widget’s button', () => {
  const { core, run } = setUp()
  expect(run(useFoyerButton)).toMatchObject({
    status: 'disconnected',
    name: undefined,
    network: { name: 'Ethereum' },
  })
  run(useFoyerButton).open()
  expect(core.modal.getState().open).toBe(true)
  core.close()
  run(useFoyerButton).openNetworks?.()
  expect(core.router.current().view).toBe('Networks')
})

it("signs a text with the widget's account, and rejects without one", async () => {
  const { core, run } = setUp()
  const { signMessage } = run(useSignMessage)
  await expect(signMessage('hi')).rejects.toMatchObject({ code: 'none.account' })
  const { connection } = createTestConnection()
  const request = vi.spyOn(connection.provider, 'request').mockResolvedValueOnce('0xsigned')
  core.session.adopt(testConnector, connection)
  expect(await signMessage('hi')).toBe('0xsigned')
  expect(request).toHaveBeenCalledExactlyOnceWith({
    method: 'personal_sign',
    params: ['0x6869', testAddress],
  })
  await expect(signMessage('hi')).rejects.toBeInstanceOf(FoyerError)
})

it('returns no tokens and no sign-in at first', () => {
  const { run } = setUp()
  expect(run(useTokenBalances)).toMatchObject({ status: 'idle', tokens: [] })
  expect(run(useSignIn)).toEqual({ status: 'off' })
})
