import { expect, it } from 'vitest'
import { pageMessage } from './pageMessage.ts'

it('removes the prefix and the stack of an error in the page', () => {
  const error = new Error(
    'page.evaluate: Error: Failed to reach the button “Go”.\nThere are: Stop\n    at nE (http://localhost/a.js:1:2)\n    at async <anonymous>:3:4',
  )
  expect(pageMessage(error)).toBe('Failed to reach the button “Go”.\nThere are: Stop')
})

it('keeps every other message', () => {
  expect(pageMessage(new Error('Expected: open\nSeen: closed'))).toBe(
    'Expected: open\nSeen: closed',
  )
  expect(pageMessage('gone')).toBe('gone')
})
