import { expect, it } from 'vitest'
import { pseudoLocales } from './pseudoLocales.ts'

const translate = pseudoLocales['en-XA']?.translate ?? String

it('puts every text into accents and brackets, about 40 % longer', () => {
  expect(translate('Connect wallet')).toBe('⟦Çööññééçţ ŵååļļééţ⟧')
  expect(translate([{ title: 'Swap', text: '' }])).toEqual([{ title: '⟦Šŵååþ⟧', text: '' }])
})

it("leaves names, amounts and numbers alone, which are not the widget's words", () => {
  const text = translate((name: string, count: number) => `${count} of ${name}, or ${name}`)
  expect(Reflect.apply(Object(text), undefined, ['Ether', 2])).toBe('⟦2 ööƒ Ether, ööŕ Ether⟧')
})
