// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/showView.tsx'
import { OtpField } from './OtpField.tsx'

function showBoxes(start: string, disabled = false) {
  function Field() {
    const [value, setValue] = useState(start)
    return (
      <OtpField
        label="Code"
        boxLabel={(position, length) => `Digit ${position} of ${length}`}
        value={value}
        onChange={setValue}
        disabled={disabled}
        refusal="No code"
      />
    )
  }
  const shown = show(<Field />)
  return { ...shown, boxes: shown.getAllByRole<HTMLInputElement>('textbox') }
}

it('shows six boxes of one digit, made for number keys and codes from a message [C-243]', () => {
  const { boxes } = showBoxes('482')
  expect(boxes).toHaveLength(6)
  expect(boxes.map(({ value }) => value)).toEqual(['4', '8', '2', '', '', ''])
  for (const box of boxes) {
    expect(box.getAttribute('inputmode')).toBe('numeric')
    expect(box.getAttribute('autocomplete')).toBe('one-time-code')
  }
  expect(boxes[0]?.getAttribute('aria-label')).toBe('Digit 1 of 6')
})

it('opens a box of the code only when the earlier ones are filled, and none while it is disabled [C-244]', async () => {
  const closed = (boxes: readonly HTMLInputElement[]) => boxes.map(({ disabled }) => disabled)
  const { boxes, getByRole, user } = showBoxes('48')
  expect(closed(boxes)).toEqual([false, false, false, true, true, true])
  await user.type(getByRole('textbox', { name: 'Digit 3 of 6' }), '2')
  expect(closed(boxes)).toEqual([false, false, false, false, true, true])
  expect(closed(showBoxes('48', true).boxes)).toEqual([true, true, true, true, true, true])
})

it('keeps the boxes and announces it when a pasted text has no code, until the next edit', async () => {
  const { boxes, container, getByRole, user } = showBoxes('48')
  const alert = container.querySelector('[role=alert]')
  await user.click(getByRole('textbox', { name: 'Digit 1 of 6' }))
  await user.paste('valid for 20 minutes')
  expect([boxes.map(({ value }) => value).join(''), alert?.textContent]).toEqual(['48', 'No code'])
  await user.paste('Your code is 741384')
  expect([boxes.map(({ value }) => value).join(''), alert?.textContent]).toEqual(['741384', ''])
})

it('moves on when the same digit is typed over a selected one', async () => {
  const { boxes, getByRole, user } = showBoxes('12')
  await user.click(getByRole('textbox', { name: 'Digit 3 of 6' }))
  await user.keyboard('{Backspace}')
  await user.keyboard('2')
  await user.keyboard('3')
  expect(boxes.map(({ value }) => value)).toEqual(['1', '2', '3', '', '', ''])
})

it('leaves a digit alone while it is composed, and takes it at the end', () => {
  const { boxes, getByRole } = showBoxes('')
  const box = getByRole<HTMLInputElement>('textbox', { name: 'Digit 1 of 6' })
  fireEvent.compositionStart(box)
  fireEvent.input(box, { target: { value: '７４' }, isComposing: true })
  expect(box.value).toBe('７４')
  fireEvent.compositionEnd(box)
  expect(boxes.map(({ value }) => value).join('')).toBe('74')
})
