import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { openLink } from './openLink.ts'

it('opens a link in a new tab', () => {
  const opened: unknown[] = []
  const { core, toasts } = createTestCore({
    backend: { browser: { openLink: (...link) => void opened.push(link) } },
  })
  openLink(core, 'https://etherscan.io')
  expect([opened, toasts()]).toEqual([[['https://etherscan.io', 'blank']], []])
})

it('shows a toast when the link is refused', () => {
  const refuse = () => {
    throw new FoyerError('link.refused', 'no')
  }
  const { core, toasts } = createTestCore({ backend: { browser: { openLink: refuse } } })
  openLink(core, 'javascript:alert(1)')
  expect(toasts()).toEqual(['No link found'])
})
