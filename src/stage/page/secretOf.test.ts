// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { notePasswords, secretOf } from './secretOf.ts'

// The document is shared with other tests.
afterEach(() => document.body.replaceChildren())

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

it.each(['current-password', 'new-password', 'cc-number', 'CC-CSC', 'section-a billing cc-number'])(
  'names the secret of a field for text that the browser fills in as %s',
  (kind) => {
    expect(secretOf(field(`<input autocomplete="${kind}">`), 'Field')).toBe('Field')
  },
)

it.each(['one-time-code', 'cc-name', 'email', 'off', ''])(
  'finds no secret in a field that the browser fills in as %s',
  (kind) => {
    expect(secretOf(field(`<input autocomplete="${kind}">`), 'Field')).toBeUndefined()
  },
)

it('keeps the secret of a field that was for a password when it was last read', () => {
  const shown = field('<input type="password">')
  secretOf(shown)
  shown.type = 'text'
  expect(secretOf(shown, 'PIN')).toBe('PIN')
})

it('keeps the secret of a field that was for a password when the page was last noted, in a shadow tree, too', () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<input type="password"><input>'
  notePasswords(document)
  const [shown, other] = root.querySelectorAll('input')
  shown?.setAttribute('type', 'text')
  expect([shown, other].map((each) => secretOf(each as Element, 'Field'))).toEqual([
    'Field',
    undefined,
  ])
  host.remove()
})

it('keeps the secret when another field with the same name takes the place of the one for a password', () => {
  document.body.innerHTML = '<input type="password" name="pass">'
  notePasswords(document)
  document.body.innerHTML = '<input name="pass"><input name="user">'
  const [shown, other] = document.querySelectorAll('input')
  expect(secretOf(shown as Element)).toBe('password')
  expect(secretOf(other as Element)).toBeUndefined()
})
