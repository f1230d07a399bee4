// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { editField } from './editField.ts'

afterEach(() => document.body.replaceChildren())

/** A text field; `[` and `]` stand where its selection starts and ends. */
function fieldWith(marked: string): HTMLInputElement {
  const field = document.createElement('input')
  field.value = marked.replace(/[[\]]/g, '')
  field.setSelectionRange(marked.indexOf('['), marked.indexOf(']') - 1)
  document.body.append(field)
  return field
}

function marked({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  const [start, end] = [Number(selectionStart), Number(selectionEnd)]
  return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`
}

it.each([
  ['writes a letter at the caret', 'a[]b', 'x', 'ax[]b'],
  ['writes a letter in place of the selection', '[ab]c', 'x', 'x[]c'],
  ['deletes the character before the caret', 'ab[]c', 'Backspace', 'a[]c'],
  ['deletes nothing before the first character', '[]ab', 'Backspace', '[]ab'],
  ['deletes the character behind the caret', 'a[]bc', 'Delete', 'a[]c'],
  ['deletes only the selection', 'a[bc]d', 'Delete', 'a[]d'],
])('%s', (_, before, key, after) => {
  const field = fieldWith(before)
  const seen: string[] = []
  document.addEventListener('input', () => seen.push(field.value), { once: true })
  expect(editField(field, key)).toBe(true)
  expect(marked(field)).toBe(after)
  expect(seen).toEqual([field.value])
})

it('leaves a field alone on a key that writes nothing, or if it cannot be edited', () => {
  const field = fieldWith('a[]b')
  expect(editField(field, 'Enter')).toBe(false)
  field.readOnly = true
  expect(editField(field, 'x')).toBe(false)
  expect(editField(document.body, 'x')).toBe(false)
  expect(field.value).toBe('ab')
})
