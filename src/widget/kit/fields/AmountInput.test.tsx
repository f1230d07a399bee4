// @vitest-environment happy-dom
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
