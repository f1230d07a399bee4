import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import type { StageLink, StageLinkState } from '../state/stageLink.ts'
import { createPlayer } from './player.ts'

const forever = () => new Promise<never>(() => {})

/** A player whose stage never becomes ready, or fails to. */
function createWaitingPlayer(load: () => Promise<never> = forever) {
  const ready = createStore<StageLinkState>(() => ({
    generation: 0,
    status: 'loading',
    thrown: [],
  }))
  const stage = { store: ready, load } as unknown as StageLink
  const player = createPlayer({
    stage,
    clock: createTestClock(),
    address: () => ({ scenario: 'swap' }),
    pace: () => 0,
    keepFocus: () => () => {},
    secret: () => Promise.resolve(''),
    afterStep: () => Promise.resolve(),
    onEnd: () => {},
  })
  return { player, goal: () => player.store.getState().goal }
}

it('names the step that a play without waits leads to, until it is stopped', () => {
  const { player, goal } = createWaitingPlayer()
  player.runTo(5, 'handOver')
  expect(goal()).toBe(5)
  player.runTo(3, 'hold')
  expect(goal()).toBe(3)
  player.stop()
  expect(goal()).toBeUndefined()
})

it('names no step for a play to the end, also when it goes on from one to a step', () => {
  const { player, goal } = createWaitingPlayer()
  player.run()
  expect(goal()).toBeUndefined()
  player.runTo(5, 'hold')
  player.run()
  expect(goal()).toBeUndefined()
})

it('names no step once the play is over', async () => {
  const { player, goal } = createWaitingPlayer(() => Promise.reject(new Error('No stage.')))
  player.runTo(5, 'hold')
  expect(goal()).toBe(5)
  await vi.waitFor(() => expect(goal()).toBeUndefined())
})
