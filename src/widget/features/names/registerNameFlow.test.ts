import { describe, expect, it } from 'vitest'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createRegisterNameTest, otherAddress } from './testing/registerNameTest.ts'

describe('submitting', () => {
  it('registers the name through the connection, tracks it, and shows the success [C-323]', async () => {
    const { asked, clock, core, press, seen, tracked, type, views } = createRegisterNameTest()
    type('quayside')
    await clock.run(500)
    press('submit')
    await clock.idle()
    expect(asked.at(-1)).toBe(`register quayside ${testAddress}`)
    expect(views()).toEqual(['RegisterAccountNameSuccess'])
    expect(core.account.getState().profileName).toBe('quayside.wcn.id')
    expect(tracked().slice(-2)).toEqual(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_SUCCESS'])
    expect(seen).toContainEqual({
      type: 'analytics',
      event: {
        event: 'REGISTER_NAME_SUCCESS',
        properties: { isSmartAccount: false, ensName: 'quayside' },
      },
      sent: false,
    })
  })

  it('refuses to submit while loading, and a registered or invalid name [C-261]', async () => {
    const { asked, clock, press, type } = createRegisterNameTest()
    const register = () => asked.filter((call) => call.startsWith('register'))
    press('submit')
    type('abc')
    press('submit')
    type('harbour')
    press('submit')
    await clock.run(500)
    press('submit')
    await clock.idle()
    expect(register()).toEqual([])
  })

  it('refuses to submit for an account that has a name [C-260 C-261]', async () => {
    const { asked, clock, core, press, state, type } = createRegisterNameTest()
    type('quayside')
    await clock.run(500)
    core.account.setState({ profileName: 'ada.wcn.id' })
    press('submit')
    await clock.idle()
    expect(asked.some((call) => call.startsWith('register'))).toBe(false)
    press('owned')
    expect(state()).toMatchObject({ status: 'entering', problem: 'owned' })
    type('quayside-2')
    expect(state()).toMatchObject({ status: 'entering', problem: 'owned' })
  })

  it('shows the error’s own message and allows another try [C-323 C-335]', async () => {
    const { clock, press, seen, state, toasts, tracked, type, views } = createRegisterNameTest({
      register: () =>
        Promise.reject(new FoyerError('name.failed', 'Error registering name quayside.wcn.id')),
    })
    type('quayside')
    await clock.run(500)
    press('submit')
    press('submit')
    await clock.idle()
    expect(toasts()).toEqual(['Error registering name quayside.wcn.id'])
    expect(seen).toContainEqual(expect.objectContaining({ about: 'names.register' }))
    expect(tracked().slice(-2)).toEqual(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_ERROR'])
    expect(state()).toMatchObject({ status: 'checked', registered: false })
    expect(state()).toHaveProperty('refused.code', 'name.failed')
    expect(views()).toEqual(['RegisterAccountName'])
    type('quayside-2')
    expect(state()).not.toHaveProperty('refused')
  })

  it.each([
    { wallet: 3_000, service: 60_000, late: false },
    { wallet: 10_001, service: 0, late: true },
    { wallet: 10_001, service: 60_000, late: true },
  ])(
    'counts only the time of the wallet for the age of the signature: %j',
    async ({ wallet, service, late }) => {
      const test = createRegisterNameTest({
        async register(label, { address, provider }) {
          const text = JSON.stringify({ name: `${label}.wcn.id`, timestamp: 1 })
          const message = `0x${Buffer.from(text).toString('hex')}`
          await provider.request({ method: 'personal_sign', params: [message, address] })
          await test.clock.sleep('test.service', service)
          throw new FoyerError('name.failed', 'Error registering name quayside.wcn.id')
        },
      })
      const answers = new Map<string, () => unknown>([
        ['eth_accounts', () => [testAddress]],
        ['eth_chainId', () => '0x1'],
        ['personal_sign', () => test.clock.sleep('test.wallet', wallet).then(() => '0xsigned')],
      ])
      const provider = {
        request: async ({ method }: Eip1193Request) => answers.get(method)?.(),
        on: () => undefined,
        removeListener: () => undefined,
      }
      test.core.session.adopt(testConnector, createTestConnection({ provider }).connection)
      test.type('quayside')
      await test.clock.run(500)
      test.press('submit')
      await test.clock.run(wallet + service + 1)
      expect(test.state()).toMatchObject({ status: 'checked', late })
    },
  )

  it('registers the submitted name whatever is typed meanwhile', async () => {
    let finish = () => {}
    const { clock, core, press, state, type } = createRegisterNameTest({
      register: () => new Promise<void>((resolve) => (finish = resolve)),
    })
    type('quayside')
    await clock.run(500)
    press('submit')
    type('harbourside')
    expect(state()).toEqual({ status: 'registering', name: 'quayside' })
    finish()
    await clock.idle()
    expect(core.account.getState().profileName).toBe('quayside.wcn.id')
  })

  it('shows nothing when the visitor left before the signature request', async () => {
    const left = new FoyerError('aborted', 'The visitor left before the wallet was asked.')
    const { clock, press, state, toasts, type } = createRegisterNameTest({
      register: () => Promise.reject(left),
    })
    type('quayside')
    await clock.run(500)
    press('submit')
    await clock.idle()
    expect(state().status).toBe('checked')
    expect(toasts()).toEqual([])
  })

  it('requests no signature when no account is connected', async () => {
    const { asked, clock, press, toasts, type } = createRegisterNameTest({}, { connected: false })
    type('quayside')
    await clock.run(500)
    press('submit')
    await clock.idle()
    expect(toasts()).toEqual(['No account provided'])
    expect(asked.some((call) => call.startsWith('register'))).toBe(false)
  })

  it('requests the signature of the shown name from the active account', async () => {
    const asked: Eip1193Request[] = []
    const { clock, core, press, type } = createRegisterNameTest({
      async register(label, { address, chainId, provider }) {
        const text = JSON.stringify({ name: `${label}.wcn.id`, timestamp: 1 })
        const message = `0x${Buffer.from(text).toString('hex')}`
        await provider.request({ method: 'personal_sign', params: [message, address] })
        expect(chainId).toBe('eip155:1')
      },
    })
    const answers = new Map<string, unknown>([
      ['eth_accounts', [otherAddress]],
      ['eth_chainId', '0x1'],
      ['personal_sign', '0xsigned'],
    ])
    const provider = {
      async request(request: Eip1193Request) {
        asked.push(request)
        return answers.get(request.method)
      },
      on: () => undefined,
      removeListener: () => undefined,
    }
    core.session.adopt(
      testConnector,
      createTestConnection({ accounts: [otherAddress], provider }).connection,
    )
    type('quayside')
    await clock.run(500)
    press('submit')
    await clock.idle()
    const signed = asked.filter(({ method }) => method === 'personal_sign')
    expect(signed.map(({ params }) => params)).toEqual([
      [
        `0x${Buffer.from('{"name":"quayside.wcn.id","timestamp":1}').toString('hex')}`,
        otherAddress,
      ],
    ])
    expect(core.account.getState().profileName).toBe('quayside.wcn.id')
  })

  it('continues while the approval of the signature covers the view', async () => {
    let approve = () => {}
    const { clock, core, press, state, type, views } = createRegisterNameTest({
      register: () => new Promise<void>((resolve) => (approve = resolve)),
    })
    type('quayside')
    await clock.run(500)
    press('submit')
    core.router.push('ApproveTransaction')
    core.router.goBack()
    press('opened')
    expect(state().status).toBe('registering')
    approve()
    await clock.idle()
    expect(views()).toEqual(['RegisterAccountNameSuccess'])
  })

  it('keeps the current view when the visitor has left meanwhile', async () => {
    const { clock, core, press, type, views } = createRegisterNameTest()
    type('quayside')
    await clock.run(500)
    press('submit')
    core.router.push('WhatIsANetwork')
    await clock.idle()
    expect(views()).toEqual(['RegisterAccountName', 'WhatIsANetwork'])
  })
})
