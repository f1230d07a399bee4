// @vitest-environment happy-dom
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
