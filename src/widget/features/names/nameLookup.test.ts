import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestCore } from '../../core/testing/testCore.ts'
import { createRegisterNameFlow } from './registerNameFlow.ts'
import { createRegisterNameTest, otherAddress } from './testing/registerNameTest.ts'

describe('looking a name up', () => {
  it('waits for 500 ms without typing [C-263]', async () => {
    const { asked, clock, state, type } = createRegisterNameTest()
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
    const { clock, state, type } = createRegisterNameTest()
    type('Quayside')
    await clock.run(500)
    expect(state()).toEqual({ status: 'checked', name: 'quayside', registered: false, others: [] })
  })

  it('says that it is registered, and lists the others that are free [C-237 C-265]', async () => {
    const { clock, state, type } = createRegisterNameTest()
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
    const { asked, clock, state, take, type } = createRegisterNameTest()
    type('harbour')
    await clock.run(500)
    take('harbour1')
    expect(state()).toEqual({ status: 'checking', name: 'harbour1' })
    await clock.idle()
    expect(state()).toMatchObject({ status: 'checked', name: 'harbour1', registered: false })
    expect(asked).toContain('isRegistered harbour1')
  })

  it('asks for no suggestions below 4 characters or with an error [C-264]', async () => {
    const { asked, clock, state, type } = createRegisterNameTest()
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
    const { clock, state, type } = createRegisterNameTest({
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
    const { clock, state, type } = createRegisterNameTest({
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
    const { clock, state, type } = createRegisterNameTest({
      suggestions: () => Promise.reject(new Error('no')),
    })
    type('harbour')
    await clock.run(500)
    expect(state()).toEqual({ status: 'checked', name: 'harbour', registered: true, others: [] })
  })

  it('looks nothing up when the field is emptied', async () => {
    const { asked, clock, state, type } = createRegisterNameTest()
    type('quayside')
    type(' ')
    await clock.run(1000)
    expect(state()).toEqual({ status: 'entering', name: '', problem: undefined })
    expect(asked).toEqual([])
  })

  it('keeps the answer when what is typed is the same name', async () => {
    const { asked, clock, state, type } = createRegisterNameTest()
    type('quayside')
    await clock.run(500)
    type('Quayside ')
    await clock.run(500)
    expect(state().status).toBe('checked')
    expect(asked).toHaveLength(2)
  })

  it('starts over when another account becomes the active one', async () => {
    const { clock, core, press, asked, state, type } = createRegisterNameTest()
    type('quayside')
    await clock.run(500)
    core.session.setAddress(otherAddress)
    expect(state()).toEqual({ status: 'entering', name: '', problem: undefined })
    press('submit')
    await clock.idle()
    expect(asked).toHaveLength(2)
  })

  it('does without suggestions', async () => {
    const { clock, seen, state, type } = createRegisterNameTest({
      suggestions: () => Promise.reject(new Error('no')),
    })
    type('quayside')
    await clock.run(500)
    expect(state()).toMatchObject({ status: 'checked', registered: false })
    expect(seen).toContainEqual(expect.objectContaining({ about: 'names.suggestions' }))
  })
})
