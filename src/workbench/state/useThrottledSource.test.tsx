// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import type { PlayerState } from '../player/player.ts'
import { useThrottledSource } from './useThrottledSource.ts'
import { WorkbenchContext } from './useWorkbench.ts'
import type { WorkbenchParts } from './workbench.ts'

function renderSource() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const clock = createTestClock()
  const listeners = new Set<() => void>()
  const source = {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const store = createStore<PlayerState>(() => ({ status: 'idle', results: [], breakpoints: {} }))
  let value = 0
  function Value() {
    useThrottledSource(source, 50)
    return value
  }
  const container = document.createElement('div')
  const parts = { player: { store }, realTime: clock } as unknown as WorkbenchParts
  const root = createRoot(container)
  act(() =>
    root.render(
      <WorkbenchContext value={parts}>
        <Value />
      </WorkbenchContext>,
    ),
  )
  return {
    text: () => container.textContent,
    set(next: number) {
      value = next
      listeners.forEach((listener) => listener())
    },
    lead: (goal: number | undefined) => act(() => store.setState({ goal })),
    run: (ms: number) => act(() => clock.run(ms)),
  }
}

it('renders within its period, and once a second while the player leads to a step', async () => {
  const { text, set, lead, run } = renderSource()
  set(1)
  await run(50)
  expect(text()).toBe('1')

  lead(30)
  set(2)
  await run(999)
  expect(text()).toBe('1')
  await run(1)
  expect(text()).toBe('2')
})

it('shows what it left out when the player has arrived', () => {
  const { text, set, lead } = renderSource()
  lead(30)
  set(7)
  expect(text()).toBe('0')
  lead(undefined)
  expect(text()).toBe('7')
})
