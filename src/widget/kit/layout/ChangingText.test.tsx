// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { ChangingText } from './ChangingText.tsx'

it('fades in at each change of the text, but not when it first appears', () => {
  const { container, rerender, unmount } = render(<ChangingText text="1.2" />)
  onTestFinished(unmount)
  const turn = () => container.querySelector('span')?.getAttribute('data-turn')
  expect(turn()).toBeNull()
  rerender(<ChangingText text="1.3" />)
  const first = turn()
  rerender(<ChangingText text="1.3" />)
  expect(turn()).toBe(first)
  rerender(<ChangingText text="1.4" />)
  expect(new Set([null, first, turn()]).size).toBe(3)
  rerender(<ChangingText text="1.5" />)
  expect(turn()).toBe(first)
})
