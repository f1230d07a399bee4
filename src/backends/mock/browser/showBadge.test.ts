// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { showBadge, type Badge } from './showBadge.ts'

const shown = () =>
  [...document.querySelectorAll('foyer-simulated')].map((mark) => mark.shadowRoot?.textContent)
const open: Badge[] = []
afterEach(() => {
  for (const badge of open.splice(0)) badge.hide()
})

function show(...args: Parameters<typeof showBadge> extends [Document, ...infer A] ? A : never) {
  const badge = showBadge(document, ...args)
  open.push(badge)
  return badge
}

it('marks a page as simulated', () => {
  show()
  expect(shown()).toEqual([expect.stringMatching(/^Simulated wallets and chains: test keys/)])
})

it('the badge is silent inside the panels until there is something to say', () => {
  const badge = show(undefined, true)
  badge.showMail('Code 123456')
  expect(shown()).toEqual([])
  badge.add('The chains began again.')
  expect(shown()).toEqual([expect.stringContaining('The chains began again.')])
})
