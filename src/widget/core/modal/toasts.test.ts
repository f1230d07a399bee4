import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../../backends/mock/clock/testing/testClock.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createToasts } from './toasts.ts'

describe('toasts', () => {
  it.each(['loading', 'success', 'error'] as const)(
    'shows a message as %s and hides it after 2500 ms [C-356 A-136]',
    async (variant) => {
      const clock = createTestClock()
      const toasts = createToasts(clock)
      toasts.show(variant, 'Address copied')
      expect(toasts.store.getState().toast).toMatchObject({ variant, message: 'Address copied' })
      await clock.run(2499)
      expect(toasts.store.getState().toast).toMatchObject({ message: 'Address copied' })
      await clock.run(1)
      expect(toasts.store.getState().toast).toBeNull()
    },
  )

  it('gives a newer message its own 2500 ms', async () => {
    const clock = createTestClock()
    const toasts = createToasts(clock)
    toasts.show('error', 'Declined')
    await clock.run(2000)
    toasts.show('success', 'Link copied')
    await clock.run(2400)
    expect(toasts.store.getState().toast).toMatchObject({ message: 'Link copied' })
    await clock.run(100)
    expect(toasts.store.getState().toast).toBeNull()
  })

  it('pauses the 2500 ms of a toast while it is held, also after a newer message', async () => {
    const clock = createTestClock()
    const toasts = createToasts(clock)
    toasts.show('error', 'Declined')
    await clock.run(2000)
    toasts.hold(true)
    await clock.run(60_000)
    expect(toasts.store.getState().toast).toMatchObject({ message: 'Declined' })
    toasts.hold(false)
    await clock.run(499)
    expect(toasts.store.getState().toast).toMatchObject({ message: 'Declined' })
    toasts.hold(true)
    toasts.show('success', 'Link copied')
    await clock.run(60_000)
    toasts.hold(false)
    await clock.run(2499)
    expect(toasts.store.getState().toast).toMatchObject({ message: 'Link copied' })
    await clock.run(1)
    expect(toasts.store.getState().toast).toBeNull()
  })

  it('gives the next message its time after one was hidden while it was held', async () => {
    const clock = createTestClock()
    const toasts = createToasts(clock)
    toasts.show('error', 'Declined')
    toasts.hold(true)
    toasts.hide()
    toasts.show('success', 'Link copied')
    await clock.run(2500)
    expect(toasts.store.getState().toast).toBeNull()
    toasts.hold(true)
    expect(clock.pending()).toEqual([])
  })

  it('hides with a view change [C-038]', () => {
    const { core } = createTestCore()
    core.toasts.show('success', 'Address copied')
    core.router.push('AllWallets')
    expect(core.toasts.store.getState().toast).toBeNull()
  })

  it('leaves no timer behind when it is hidden', () => {
    const { core, clock } = createTestCore()
    core.toasts.show('success', 'Address copied')
    core.toasts.hide()
    expect(clock.pending()).toEqual([])
  })
})
