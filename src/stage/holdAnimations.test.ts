import { expect, it } from 'vitest'
import type { ClockState } from '../backends/mock/clock/virtualClockTypes.ts'
import { holdAnimations } from './holdAnimations.ts'

it('runs animations only while the clock runs by itself', () => {
  const set: string[] = []
  const listeners = new Set<() => void>()
  const clock = {
    state: 'paused' as ClockState,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const change = (state: ClockState) => {
    clock.state = state
    for (const listener of listeners) listener()
  }
  const stop = holdAnimations(
    { style: { setProperty: (name, value) => set.push(`${name}: ${value}`) } },
    clock,
  )
  change('advancing')
  change('running')
  change('paused')
  stop()
  change('running')
  expect(set).toEqual([
    '--foyer-play-state: paused',
    '--foyer-play-state: running',
    '--foyer-play-state: paused',
  ])
})
