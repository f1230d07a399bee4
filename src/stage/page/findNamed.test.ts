// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { findNamed } from './findNamed.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it.each([
  ['<input type="password" aria-label="PIN">', 'PIN'],
  ['<label>Your PIN <input type="password"></label>', 'Your PIN'],
  ['<span id="pin">PIN</span><input type="password" aria-labelledby="pin">', 'PIN'],
  ['<input type="password" placeholder="PIN">', 'PIN'],
  ['<input type="password">', ''],
])('finds %s as a text field named "%s"', (html, name) => {
  document.body.innerHTML = html
  const [field] = document.querySelectorAll('input')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9))
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  expect(findNamed(document, { role: 'textbox' })).toEqual([{ element: field, name }])
})
