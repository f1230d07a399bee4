// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/showView.tsx'
import { AmountInput, type AmountInputProps } from './AmountInput.tsx'

function showAmount(props: Partial<AmountInputProps>) {
  const shown = show(<AmountInput title="You pay" value="" choice={null} {...props} />)
  return { ...shown, input: shown.getByRole<HTMLInputElement>('textbox') }
}

it('names the amount by its title, or by a more specific label', () => {
  expect(showAmount({}).getByLabelText('You pay').tagName).toBe('INPUT')
  const { getByRole, input } = showAmount({ label: 'Amount to pay' })
  expect(getByRole('group', { name: 'You pay' }).contains(input)).toBe(true)
  expect(input.getAttribute('aria-label')).toBe('Amount to pay')
})

it('accepts a typed amount unless it follows from another one', async () => {
  const typed: string[] = []
  const { input, user } = showAmount({ onChange: (value) => typed.push(value) })
  expect(input.readOnly).toBe(false)
  await user.type(input, '5')
  expect(typed).toEqual(['5'])
  expect(showAmount({}).input.readOnly).toBe(true)
})

it('describes the amount by its unit and its note', () => {
  const { container, input } = showAmount({ unit: 'ETH', note: '$12.00' })
  const ids = input.getAttribute('aria-describedby')?.split(' ')
  const notes = ids?.map((id) => container.querySelector(`[id="${id}"]`)?.textContent)
  expect(notes).toEqual(['ETH', '$12.00'])
})

it('shows no amount while one is loading', () => {
  const { container, input } = showAmount({ loading: true, value: '2' })
  expect(container.querySelector('[aria-busy="true"]')?.contains(input)).toBe(true)
  expect(input.value).toBe('')
})

it('shows an amount in smaller type as it gets longer', () => {
  const sizes = [8, 9, 12, 14].map((length) => {
    const { container } = showAmount({ value: '1'.repeat(length) })
    return container.querySelector('[data-size]')?.getAttribute('data-size')
  })
  expect(sizes).toEqual(['l', 'm', 's', 'xs'])
})

/** A field that keeps what it is given, with the given content. */
function showField(start: string, props: Partial<AmountInputProps> = {}) {
  function Field() {
    const [value, setValue] = useState(start)
    return (
      <AmountInput
        title="You pay"
        choice={null}
        refusal="Not an amount"
        {...props}
        value={value}
        onChange={setValue}
      />
    )
  }
  const shown = show(<Field />)
  const [input, alert] = [shown.getByRole<HTMLInputElement>('textbox'), shown.container]
  return { ...shown, input, refusal: () => alert.querySelector('[role=alert]')?.textContent }
}

/** Sets the whole text at once, as a drop, a keyboard's suggestion or a form filler does. */
const fill = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } })

it.each([
  ['5e-7', '0.0000005', ''],
  ['1,234.5', '1234.5', ''],
  ['-2', '', 'Not an amount'],
  ['10 20', '', 'Not an amount'],
])('turns the pasted or filled in text %j into "%s"', async (text, amount, refused) => {
  const pasted = showField('')
  await pasted.user.click(pasted.input)
  await pasted.user.paste(text)
  expect([pasted.input.value, pasted.refusal()]).toEqual([amount, refused])
  const filled = showField('')
  fill(filled.input, text)
  expect([filled.input.value, filled.refusal()]).toEqual([amount, refused])
})

it.each([
  ['٢٫٥', '2.5'],
  ['۲٫۵', '2.5'],
  ['१२', '12'],
  ['１２．５', '12.5'],
  ['1。5', '1.5'],
  ['-1e5', '-1e5'],
])('types %s key by key as "%s"', async (keys, typed) => {
  const { input, user } = showField('')
  await user.type(input, keys)
  expect(input.value).toBe(typed)
})

it('keeps the amount when a text is refused, until another edit', async () => {
  const { input, refusal, user } = showField('7')
  await user.click(input)
  await user.paste('2.5K')
  expect([input.value, refusal()]).toEqual(['7', 'Not an amount'])
  await user.type(input, '5')
  expect([input.value, refusal()]).toEqual(['75', ''])
})

it.each([
  ['5', '5e-7'],
  ['5', '1,234.5'],
  ['1.5', '2.5'],
])('refuses to paste into %s the text %s, which would make another number', async (held, text) => {
  const { input, refusal, user } = showField(held)
  await user.click(input)
  await user.paste(text)
  expect([input.value, refusal()]).toEqual([held, 'Not an amount'])
})

it('inserts pasted digits at the caret and replaces the selection', async () => {
  const { input, user } = showField('15')
  await user.click(input)
  input.setSelectionRange(1, 1)
  await user.paste('20')
  expect(input.value).toBe('1205')
  expect(input.selectionStart).toBe(3)
  input.select()
  await user.paste('5e3')
  expect(input.value).toBe('5000')
})

it.each([
  ['7500.01', 0, 7, '1000', '1000'],
  ['0.1', 0, 3, '15', '15'],
  ['11.5', 1, 1, '12', '1121.5'],
  ['100', 1, 2, '05', '1050'],
])('types over %s from %i to %i the keys %s as %s', async (held, from, to, keys, typed) => {
  const { input, user } = showField(held)
  await user.click(input)
  input.setSelectionRange(from, to)
  await user.keyboard(keys)
  expect(input.value).toBe(typed)
})

it('refuses an amount whose digits the field could not keep', async () => {
  const { input, refusal, user } = showField('', { accepts: (amount) => amount.length < 5 })
  await user.click(input)
  await user.paste('1.25678')
  expect([input.value, refusal()]).toEqual(['', 'Not an amount'])
})

it('leaves a text alone while it is composed, and reads it at the end', () => {
  const { input } = showField('')
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '１２．' }, isComposing: true })
  expect(input.value).toBe('１２．')
  fireEvent.input(input, { target: { value: '１２．５' }, isComposing: true })
  fireEvent.compositionEnd(input)
  expect(input.value).toBe('12.5')
})

it('takes each ASCII digit at once from a keyboard that composes all keys', () => {
  const typed: string[] = []
  const { input } = showAmount({ onChange: (value) => typed.push(value) })
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '5' }, isComposing: true })
  expect(typed).toEqual(['5'])
})
