import { expect, it } from 'vitest'
import type { Play } from '../play.ts'
import { playFailure } from './playFailure.ts'

const play = (
  status: string,
  steps: readonly { readonly title: string; readonly error?: { readonly message: string } }[],
  message?: string,
) => ({ result: { status, steps, error: { message } } as unknown as Play['result'] })

it('has no failure for a play that passed', () => {
  expect(playFailure(play('passed', [{ title: '1. Press Enter' }]))).toBeUndefined()
})

it('names the step that failed, without colours', () => {
  const error = { message: 'Error: \u001b[31mThe view is Help.\u001b[39m' }
  const steps = [
    { title: 'Open the stage' },
    { title: '1. Press Enter' },
    { title: '2. Look', error },
  ]
  expect(playFailure(play('failed', steps, 'Step 2 failed.'))).toEqual({
    step: 2,
    sentence: 'Look',
    message: 'The view is Help.',
  })
})

it('has the message alone if no step failed', () => {
  const open = { title: 'Open the app', error: { message: 'Error: closed' } }
  expect(playFailure(play('failed', [open], 'Error: Failed to open.'))).toEqual({
    message: 'Failed to open.',
  })
  expect(playFailure(play('timedOut', []))).toEqual({ message: 'timedOut' })
})
