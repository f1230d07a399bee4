import { expect, it } from 'vitest'
import type { Play } from '../play.ts'
import { playTimes } from './playTimes.ts'

const play = (...steps: readonly (readonly [title: string, duration: number])[]) => ({
  result: {
    steps: steps.map(([title, duration]) => ({ title, duration })),
  } as unknown as Play['result'],
})

it.each(['Open the stage', 'Open the app'])('has the time of %s and of each step', (opening) => {
  const played = play([opening, 350], ['1. Press Enter', 100], ['2. Look', 50], ['Leave', 20])
  expect(playTimes(played)).toEqual({ open: 350, steps: [100, 50] })
})

it('has no times of a play that was not begun', () => {
  expect(playTimes(play())).toEqual({ open: 0, steps: [] })
})
