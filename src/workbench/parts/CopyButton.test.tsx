// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

afterEach(cleanup)

it('copies a text that takes a moment to make, and says so', async () => {
  const user = userEvent.setup()
  const { findByRole, getByRole } = render(<CopyButton label="Copy" text={async () => 'late'} />)
  await user.click(getByRole('button', { name: 'Copy' }))
  await findByRole('button', { name: 'Copied' })
  expect(await navigator.clipboard.readText()).toBe('late')
})

it('says why a text cannot be made', async () => {
  const user = userEvent.setup()
  const tooLong = () => Promise.reject(new Error('The recording is too long for a link.'))
  const { findByRole, getByRole } = render(<CopyButton label="Copy" text={tooLong} />)
  await user.click(getByRole('button', { name: 'Copy' }))
  const button = await findByRole('button', { name: 'The recording is too long for a link.' })
  expect(button.title).toBe('The recording is too long for a link.')
})
