// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

function Sample() {
  const [value, setValue] = useState('')
  return <SearchField label="Search the log" value={value} onChange={setValue} />
}

it('the field is cleared by Escape and by its button, and keeps the focus', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search the log' })
  await user.type(field, 'quote{Escape}')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  await user.type(field, 'swap')
  await user.click(screen.getByRole('button', { name: 'Clear: Search the log' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})
