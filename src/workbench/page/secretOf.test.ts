// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { secretOf } from './secretOf.ts'

function field(html: string) {
  const place = document.createElement('div')
  place.innerHTML = html
  return place.querySelector('input') as HTMLInputElement
}

it.each([
  ['<input type="password">', 'PIN', 'PIN'],
  ['<input type="Password">', '', 'password'],
  ['<input data-foyer-secret="card number">', 'Card', 'card number'],
  ['<input data-foyer-secret>', 'Card', 'Card'],
  ['<div data-foyer-secret="card"><input></div>', 'Card', 'card'],
  ['<input type="text">', 'Name', undefined],
])('names the secret of %s with the label "%s": %s', (html, label, name) => {
  expect(secretOf(field(html), label)).toBe(name)
})
