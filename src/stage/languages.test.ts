import { expect, it } from 'vitest'
import { languages } from './languages.ts'

it('lists those of the widget, with English and the pseudo-locales', () => {
  const folders = Object.keys(import.meta.glob('../widget/locales/*/locale.ts'))
  const known = folders.map((path) => path.split('/').at(-2))
  expect([...languages].toSorted()).toEqual([...known, 'en', 'en-XA', 'ar-XB'].toSorted())
})
