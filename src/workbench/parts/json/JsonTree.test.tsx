// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { JsonTree } from './JsonTree.tsx'

afterEach(cleanup)

const value = { port: 'auth', params: { email: 'ada@example.com', tries: 2 }, list: [true] }
const focusedName = () => document.activeElement?.getAttribute('aria-label')
const buttonNames = () =>
  screen
    .getAllByRole('button', { name: /^Copy/ })
    .map((each) => each.getAttribute('aria-label'))
    .toSorted()

function renderTree(props: Partial<Parameters<typeof JsonTree>[0]> = {}) {
  const user = userEvent.setup()
  return { user, ...render(<JsonTree label="Event" value={value} open={1} {...props} />) }
}

it('the tree has a button for each value that is unfolded', async () => {
  const { user } = renderTree()
  expect(buttonNames()).toEqual(['Copy Event', 'Copy list', 'Copy params', 'Copy port'])
  await user.click(screen.getByText('params:'))
  await screen.findByRole('button', { name: 'Copy params.tries' })
  expect(buttonNames()).toEqual([
    'Copy Event',
    'Copy list',
    'Copy params',
    'Copy params.email',
    'Copy params.tries',
    'Copy port',
  ])
})

it('copies the value of the row whose button is pressed', async () => {
  const { user } = renderTree({ open: 2 })
  await user.click(screen.getByRole('button', { name: 'Copy params.email' }))
  expect(await navigator.clipboard.readText()).toBe('ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Copy list.0' }))
  expect(await navigator.clipboard.readText()).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Copy Event' }))
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(value)
})

it('reaches one button by Tab, and the others by the arrow keys', async () => {
  const { user } = renderTree()
  await user.tab()
  await user.tab()
  expect(focusedName()).toBe('Copy Event')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focusedName()).toBe('Copy params')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(await navigator.clipboard.readText()).toBe('auth')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(focusedName()).toBe('Copy Event')
})

it('copies the present value after a change, and leaves the tree as it was unfolded', async () => {
  const { user, rerender } = renderTree()
  await user.click(screen.getByText('params:'))
  const next = { ...value, params: { email: 'bo@example.com', tries: 3 } }
  rerender(<JsonTree label="Event" value={next} open={1} />)
  await user.click(screen.getByRole('button', { name: 'Copy params.tries' }))
  expect(await navigator.clipboard.readText()).toBe('3')
})

it('shows a single value and one that is absent', () => {
  renderTree({ value: 5 })
  expect(screen.getByText('5').tagName).toBe('CODE')
  cleanup()
  renderTree({ value: undefined })
  expect(screen.getByText('nothing').tagName).toBe('CODE')
})
