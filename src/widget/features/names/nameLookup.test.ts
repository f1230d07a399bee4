import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestCore } from '../../testing/testCore.ts'
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

  it('shows a name as free, without alternatives [C-237]', async () => {
    const { clock, state, type } = createRegisterNameTest()
    type('Quayside')
    await clock.run(500)
    expect(state()).toEqual({ status: 'checked', name: 'quayside', registered: false, others: [] })
  })

  it('shows a name as registered, and lists free alternatives [C-237 C-265]', async () => {
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

  it('checks a chosen suggestion at once', async () => {
    const { asked, clock, state, take, type } = createRegisterNameTest()
    type('harbour')
    await clock.run(500)
    take('harbour1')
    expect(state()).toEqual({ status: 'checking', name: 'harbour1' })
    await clock.idle()
    expect(state()).toMatchObject({ status: 'checked', name: 'harbour1', registered: false })
    expect(asked).toContain('isRegistered harbour1')
  })

  it('requests no suggestions below 4 characters or with an error [C-264]', async () => {
    const { asked, clock, state, type } = createRegisterNameTest()
    type('abc')
    await clock.run(1000)
    expect(state()).toEqual({ status: 'entering', name: 'abc', problem: 'short' })
    type('ab_cd')
    await clock.run(1000)
    expect(state()).toEqual({ status: 'entering', name: 'ab_cd', problem: 'invalid' })
    expect(asked).toEqual([])
  })

  it('ignores the result of a name that is no longer in the field', async () => {
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

  it("shows the service's error, and starts over with the next letter", async () => {
    const { clock, state, type } = createRegisterNameTest({
      isRegistered: () => Promise.reject(new FoyerError('network.failed', 'down')),
    })
    type('quayside')
    await clock.run(500)
    expect(state()).toMatchObject({ status: 'unchecked', error: { code: 'network.failed' } })
    type('quaysid')
    expect(state().status).toBe('waiting')
  })

  it('shows an error when the backend has no names', async () => {
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

  it('lists no alternatives for a registered name when suggestions fail', async () => {
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

  it('keeps the result when the typed name is the same', async () => {
    const { asked, clock, state, type } = createRegisterNameTest()
    type('quayside')
    await clock.run(500)
    type('Quayside ')
    await clock.run(500)
    expect(state().status).toBe('checked')
    expect(asked).toHaveLength(2)
  })

  it('starts over when another account becomes active', async () => {
    const { clock, core, press, asked, state, type } = createRegisterNameTest()
    type('quayside')
    await clock.run(500)
    core.session.setAddress(otherAddress)
    expect(state()).toEqual({ status: 'entering', name: '', problem: undefined })
    press('submit')
    await clock.idle()
    expect(asked).toHaveLength(2)
  })

  it('shows the result without suggestions', async () => {
    const { clock, seen, state, type } = createRegisterNameTest({
      suggestions: () => Promise.reject(new Error('no')),
    })
    type('quayside')
    await clock.run(500)
    expect(state()).toMatchObject({ status: 'checked', registered: false })
    expect(seen).toContainEqual(expect.objectContaining({ about: 'names.suggestions' }))
  })
})
