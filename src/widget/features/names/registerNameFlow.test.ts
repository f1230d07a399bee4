import { describe, expect, it } from 'vitest'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Names } from '../../../backends/port/services/names.ts'
import type { Core } from '../../core/core.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../core/testing/testConnection.ts'
import { createTestCore } from '../../core/testing/testCore.ts'
import { createOwnNameFlow } from './ownNameFlow.ts'
import { createRegisterNameFlow } from './registerNameFlow.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A name service where `harbour` is taken, that remembers what it was asked. */
function setUp(changes: Partial<Names> = {}, given: { connected?: boolean } = {}) {
  const test = createTestCore()
  const asked: string[] = []
  const names: Names = {
    suffix: '.wcn.id',
    async suggestions(label) {
      asked.push(`suggestions ${label}`)
      return [
        { name: label, registered: label === 'harbour' },
        { name: `${label}1`, registered: false },
        { name: `my-${label}`, registered: true },
      ]
    },
    async isRegistered(label) {
      asked.push(`isRegistered ${label}`)
      return label === 'harbour'
    },
    resolve: () => Promise.resolve([]),
    reverse: () => Promise.resolve(undefined),
    register: async (label, { address }) => void asked.push(`register ${label} ${address}`),
    ...changes,
  }
  const core: Core = { ...test.core, backend: { ...test.core.backend, names } }
  if (given.connected !== false) {
    core.session.adopt(
      testConnector,
      createTestConnection({ accounts: [testAddress, other] }).connection,
    )
  }
  core.open('RegisterAccountName')
  const flow = createRegisterNameFlow(core)
  return {
    ...test,
    core,
    asked,
    type: (text: string) => flow.send({ type: 'typed', text }),
    take: (text: string) => flow.send({ type: 'taken', text }),
    press: (type: 'submit' | 'opened' | 'owned') => flow.send({ type }),
    state: () => flow.store.getState(),
  }
}

describe('looking a name up', () => {
  it('waits for 500 ms without typing [C-263]', async () => {
    const { asked, clock, state, type } = setUp()
    type('quays')
    await clock.run(499)
    type('quayside')
    await clock.run(499)
    expect(asked).toEqual([])
    expect(state().status).toBe('waiting')
    await clock.run(1)
    expect(asked).toEqual(['isRegistered quayside', 'suggestions quayside'])
  })

  it('says that it is free, without other names [C-237]', async () => {
    const { clock, state, type } = setUp()
    type('Quayside')
    await clock.run(500)
    expect(state()).toEqual({ status: 'checked', name: 'quayside', registered: false, others: [] })
  })

  it('says that it is registered, and lists the others that are free [C-237 C-265]', async () => {
    const { clock, state, type } = setUp()
    type('harbour')
    await clock.run(500)
    expect(state()).toEqual({
      status: 'checked',
      name: 'harbour',
      registered: true,
      others: ['harbour1'],
    })
  })

  it('checks a suggestion that is taken up at once', async () => {
    const { asked, clock, state, take, type } = setUp()
    type('harbour')
    await clock.run(500)
    take('harbour1')
    expect(state()).toEqual({ status: 'checking', name: 'harbour1' })
    await clock.idle()
    expect(state()).toMatchObject({ status: 'checked', name: 'harbour1', registered: false })
    expect(asked).toContain('isRegistered harbour1')
  })

  it('asks for no suggestions below 4 characters or with an error [C-264]', async () => {
    const { asked, clock, state, type } = setUp()
    type('abc')
    await clock.run(1000)
    expect(state()).toEqual({ status: 'entering', name: 'abc', problem: 'short' })
    type('ab_cd')
    await clock.run(1000)
    expect(state()).toEqual({ status: 'entering', name: 'ab_cd', problem: 'invalid' })
    expect(asked).toEqual([])
  })

  it('drops an answer to a name that is no longer there', async () => {
    let answer: (registered: boolean) => void = () => undefined
    const { clock, state, type } = setUp({
      isRegistered: () => new Promise((resolve) => (answer = resolve)),
    })
    type('harbour')
    await clock.run(500)
    type('harbour-2')
    answer(true)
    await clock.idle()
    expect(state()).toMatchObject({ status: 'waiting', name: 'harbour-2' })
  })

  it('says what is wrong with the service, and starts over with the next letter', async () => {
    const { clock, state, type } = setUp({
      isRegistered: () => Promise.reject(new FoyerError('network.failed', 'down')),
    })
    type('quayside')
    await clock.run(500)
    expect(state()).toMatchObject({ status: 'unchecked', error: { code: 'network.failed' } })
    type('quaysid')
    expect(state().status).toBe('waiting')
  })

  it('says that the backend has no names', async () => {
    const { clock, core } = createTestCore()
    const flow = createRegisterNameFlow(core)
    flow.send({ type: 'typed', text: 'quayside' })
    await clock.run(500)
    expect(flow.store.getState()).toMatchObject({
      status: 'unchecked',
      error: {
        code: 'name.failed',
        message: 'Failed to find a name: this backend has no names.',
      },
    })
  })

  it('lists no others for a registered name when suggestions fail', async () => {
    const { clock, state, type } = setUp({ suggestions: () => Promise.reject(new Error('no')) })
    type('harbour')
    await clock.run(500)
    expect(state()).toEqual({ status: 'checked', name: 'harbour', registered: true, others: [] })
  })

  it('looks nothing up when the field is emptied', async () => {
    const { asked, clock, state, type } = setUp()
    type('quayside')
    type(' ')
    await clock.run(1000)
    expect(state()).toEqual({ status: 'entering', name: '', problem: undefined })
    expect(asked).toEqual([])
  })

  it('keeps the answer when what is typed is the same name', async () => {
    const { asked, clock, state, type } = setUp()
    type('quayside')
    await clock.run(500)
    type('Quayside ')
    await clock.run(500)
    expect(state().status).toBe('checked')
    expect(asked).toHaveLength(2)
  })

  it('starts over when another account becomes the active one', async () => {
    const { clock, core, press, asked, state, type } = setUp()
    type('quayside')
    await clock.run(500)
    core.session.setAddress(other)
    expect(state()).toEqual({ status: 'entering', name: '', problem: undefined })
    press('submit')
    await clock.idle()
    expect(asked).toHaveLength(2)
  })

  it('does without suggestions', async () => {
    const { clock, seen, state, type } = setUp({
      suggestions: () => Promise.reject(new Error('no')),
    })
    type('quayside')
    await clock.run(500)
    expect(state()).toMatchObject({ status: 'checked', registered: false })
    expect(seen).toContainEqual(expect.objectContaining({ about: 'names.suggestions' }))
  })
})

describe('submitting', () => {
  it('registers the name through the connection, tracks it, and shows the success [C-323]', async () => {
    const { asked, clock, core, press, seen, tracked, type, views } = setUp()
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

  it('is not allowed while loading, for a registered name, or for a wrong one [C-261]', async () => {
    const { asked, clock, press, type } = setUp()
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

  it('is not allowed for an account that has a name [C-260 C-261]', async () => {
    const { asked, clock, core, press, state, type } = setUp()
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

  it('that fails shows the error’s own message and can be tried again [C-323 C-335]', async () => {
    const { clock, press, seen, state, toasts, tracked, type, views } = setUp({
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
    expect(views()).toEqual(['RegisterAccountName'])
  })

  it('registers what was submitted whatever is typed meanwhile', async () => {
    let finish = () => {}
    const { clock, core, press, state, type } = setUp({
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

  it('shows nothing when the visitor left before the wallet was asked', async () => {
    const left = new FoyerError('aborted', 'The visitor left before the wallet was asked.')
    const { clock, press, state, toasts, type } = setUp({
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
    const { asked, clock, press, toasts, type } = setUp({}, { connected: false })
    type('quayside')
    await clock.run(500)
    press('submit')
    await clock.idle()
    expect(toasts()).toEqual(['No account provided'])
    expect(asked.some((call) => call.startsWith('register'))).toBe(false)
  })

  it('has the name on the screen signed by the active account', async () => {
    const asked: Eip1193Request[] = []
    const { clock, core, press, type } = setUp({
      async register(label, { address, chainId, provider }) {
        const text = JSON.stringify({ name: `${label}.wcn.id`, timestamp: 1 })
        const message = `0x${Buffer.from(text).toString('hex')}`
        await provider.request({ method: 'personal_sign', params: [message, address] })
        expect(chainId).toBe('eip155:1')
      },
    })
    const answers = new Map<string, unknown>([
      ['eth_accounts', [other]],
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
      createTestConnection({ accounts: [other], provider }).connection,
    )
    type('quayside')
    await clock.run(500)
    press('submit')
    await clock.idle()
    const signed = asked.filter(({ method }) => method === 'personal_sign')
    expect(signed.map(({ params }) => params)).toEqual([
      [`0x${Buffer.from('{"name":"quayside.wcn.id","timestamp":1}').toString('hex')}`, other],
    ])
    expect(core.account.getState().profileName).toBe('quayside.wcn.id')
  })

  it('goes on while the approval of the signature covers the view', async () => {
    let approve = () => {}
    const { clock, core, press, state, type, views } = setUp({
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

  it('leads nowhere when the visitor has gone elsewhere meanwhile', async () => {
    const { clock, core, press, type, views } = setUp()
    type('quayside')
    await clock.run(500)
    press('submit')
    core.router.push('WhatIsANetwork')
    await clock.idle()
    expect(views()).toEqual(['RegisterAccountName', 'WhatIsANetwork'])
  })
})

describe('the name an account has already', () => {
  it('is found by its address and becomes the account’s name', async () => {
    const { clock, core } = setUp({ reverse: () => Promise.resolve('ada.wcn.id') })
    createOwnNameFlow(core).start()
    await clock.idle()
    expect(core.account.getState().profileName).toBe('ada.wcn.id')
  })

  it('is not asked for when one is known', async () => {
    const { clock, core } = setUp({ reverse: () => Promise.resolve('ada.wcn.id') })
    await clock.idle()
    core.account.setState({ profileName: 'ada.eth' })
    createOwnNameFlow(core).start()
    await clock.idle()
    expect(core.account.getState().profileName).toBe('ada.eth')
  })
})
