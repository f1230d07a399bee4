// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { JsonTree } from './JsonTree.tsx'

afterEach(cleanup)

const value = { port: 'auth', params: { email: 'ada@example.com', tries: 2 } }
const rowNames = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
const focusedName = () => document.activeElement?.getAttribute('aria-label')

function renderTree(props: Partial<Parameters<typeof JsonTree>[0]> = {}) {
  const user = userEvent.setup()
  render(<JsonTree label="Event" value={value} open={1} {...props} />)
  return user
}

it('shows each value of the unfolded levels with its name', () => {
  renderTree()
  expect(rowNames()).toEqual(['Event: 2 fields', 'port: "auth"', 'params: { email, tries }'])
})

it('moves, unfolds and folds with the arrow keys', async () => {
  const user = renderTree()
  await user.tab()
  expect(focusedName()).toBe('Event: 2 fields')
  await user.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('treeitem', { name: /^params/, expanded: true })).toBe(
    document.activeElement,
  )
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focusedName()).toBe('tries: 2')
  await user.keyboard('{ArrowLeft}')
  expect(focusedName()).toBe('params: 2 fields')
  await user.keyboard('{ArrowLeft}')
  expect(rowNames()).toHaveLength(3)
  await user.keyboard('{ArrowLeft}')
  expect(focusedName()).toBe('Event: 2 fields')
})

it('folds a row that is clicked', async () => {
  const user = renderTree()
  await user.click(screen.getByText('{ email, tries }'))
  expect(rowNames()).toContain('email: "ada@example.com"')
  await user.click(screen.getByText('params'))
  expect(rowNames()).not.toContain('email: "ada@example.com"')
})

it('copies the value of the row whose button is pressed', async () => {
  const user = renderTree({ open: 2 })
  await user.click(screen.getByRole('button', { name: 'Copy params.email' }))
  expect(await navigator.clipboard.readText()).toBe('ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Copy Event' }))
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(value)
})

it('copies the row with the focus by keyboard', async () => {
  const user = renderTree({ open: 2 })
  await user.tab()
  await user.keyboard('{End}')
  screen.getByRole('button', { name: 'Copy params.tries' }).focus()
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toBe('2')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Copied')
})

it('goes to the root when the focused row has gone', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<JsonTree label="State" value={value} />)
  await user.tab()
  await user.keyboard('{End}')
  rerender(<JsonTree label="State" value={{ port: 'auth' }} />)
  expect(screen.getAllByRole('treeitem').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
})

it('shows a single value and one that is absent', () => {
  renderTree({ value: 5 })
  expect(rowNames()).toEqual(['Event: 5'])
  cleanup()
  renderTree({ value: undefined })
  expect(screen.getByText('nothing').tagName).toBe('CODE')
})
