import { expect, it } from 'vitest'
import type { Device } from '../../../../backends/port/browser.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createReturnFlow } from './returnFlow.ts'

function setUp(kind: Device['kind'], failed = false) {
  const listeners = new Set<(visible: boolean) => void>()
  const test = createTestCore({
    backend: {
      browser: {
        device: () => ({ kind, mobile: true, width: 390 }),
        subscribeVisible: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    },
  })
  const flow = createReturnFlow(test.core, { failed: () => failed })
  flow.start()
  return {
    ...test,
    flow,
    listeners,
    buffering: () => test.core.modal.getState().buffering,
    show: (visible: boolean) => [...listeners].forEach((listener) => listener(visible)),
  }
}

it('buffers for 5 s when the visitor returns on iOS [C-215]', async () => {
  const test = setUp('ios')
  test.show(false)
  expect(test.buffering()).toBe(false)
  test.show(true)
  expect(test.buffering()).toBe(true)
  await test.clock.run(4_999)
  expect(test.buffering()).toBe(true)
  await test.clock.run(1)
  expect(test.buffering()).toBe(false)
})

it('the modal does not buffer on Android, nor after an error', () => {
  for (const test of [setUp('android'), setUp('ios', true)]) {
    test.show(false)
    test.show(true)
    expect(test.buffering()).toBe(false)
  }
})

it('leaves nothing behind when the view is left', () => {
  const test = setUp('ios')
  test.show(false)
  test.show(true)
  test.flow.stop()
  expect(test.buffering()).toBe(false)
  expect(test.listeners.size).toBe(0)
  expect(test.clock.pending()).toEqual([])
})
