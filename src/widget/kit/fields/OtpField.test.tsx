import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OtpField } from './OtpField.tsx'

function boxesOf(value: string, disabled = false): string[] {
  const markup = renderToStaticMarkup(
    <OtpField
      label="Code"
      boxLabel={(position, length) => `Digit ${position} of ${length}`}
      value={value}
      onChange={() => undefined}
      disabled={disabled}
    />,
  )
  return markup.match(/<input[^>]*>/g) ?? []
}

it('draws six boxes of one digit, made for number keys and codes from a message [C-243]', () => {
  const boxes = boxesOf('482')
  expect(boxes).toHaveLength(6)
  expect(boxes.map((box) => /value="(\d?)"/.exec(box)?.[1])).toEqual(['4', '8', '2', '', '', ''])
  expect(boxes.every((box) => /inputmode="numeric"/i.test(box))).toBe(true)
  expect(boxes.every((box) => /autocomplete="one-time-code"/i.test(box))).toBe(true)
  expect(boxes[0]).toContain('aria-label="Digit 1 of 6"')
})

it('opens a box only when the earlier ones are filled, and none while it is disabled [C-244]', () => {
  const closed = (boxes: string[]) => boxes.map((box) => box.includes('disabled'))
  expect(closed(boxesOf('48'))).toEqual([false, false, false, true, true, true])
  expect(closed(boxesOf('48', true))).toEqual([true, true, true, true, true, true])
})
