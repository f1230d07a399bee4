import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { watchPageErrors } from './pageErrors.ts'

/** Watches a page that throws errors with these messages. */
function watched(...messages: readonly string[]) {
  const listeners: ((error: Error) => void)[] = []
  const on = (_: string, listener: (error: Error) => void) => void listeners.push(listener)
  const errors = watchPageErrors({ on } as unknown as Pick<Page, 'on'>)
  for (const message of messages) listeners.forEach((listener) => listener(new Error(message)))
  return errors
}

it('adds what the page threw to the error of an action, in its message and its stack', () => {
  const error = new Error('The page shows no QR code.')
  const explained = watched('invalid border=0', 'invalid border=0', 'gone').explain(error)
  const message =
    'The page shows no QR code.\nThe page threw: invalid border=0\nThe page threw: gone'
  expect(explained).toMatchObject({
    message,
    stack: expect.stringContaining(`Error: ${message}\n`) as string,
  })
})

it('repeats only the first errors of a page that throws many', () => {
  const explained = watched('a', 'b', 'c', 'd').explain(new Error('No button.'))
  expect(String(explained)).toBe(
    'Error: No button.\nThe page threw: a\nThe page threw: b\nThe page threw: c',
  )
})

it('leaves the error alone if the page threw none', () => {
  expect(String(watched().explain(new Error('No button.')))).toBe('Error: No button.')
})
