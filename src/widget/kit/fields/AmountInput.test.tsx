import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AmountInput, type AmountInputProps } from './AmountInput.tsx'

const draw = (props: Partial<AmountInputProps>) =>
  renderToStaticMarkup(<AmountInput title="You pay" value="" choice={null} {...props} />)

it('is named by its title, or by a label that says more', () => {
  expect(draw({})).toMatch(/<label[^>]*for="([^"]+)"[^>]*>You pay<.*<input id="\1"/)
  expect(draw({ label: 'Amount to pay' })).toMatch(
    /role="group" aria-label="You pay".*<input[^>]*aria-label="Amount to pay"/,
  )
})

it('can be typed only where the amount does not follow from another one', () => {
  expect(draw({ onChange: () => undefined })).not.toContain('readOnly')
  expect(draw({})).toContain('readOnly=""')
})

it('is described by its unit and its note', () => {
  expect(draw({ unit: 'ETH', note: '$12.00' })).toMatch(
    /aria-describedby="([^ ]+) ([^"]+)".*id="\1"[^>]*>ETH<.*id="\2"[^>]*>\$12\.00</,
  )
})

it('shows no amount while one is loading', () => {
  expect(draw({ loading: true, value: '2' })).toMatch(/aria-busy="true"[^>]*value=""/)
})

it('gets smaller type as the amount gets longer', () => {
  const sizes = [8, 9, 12, 14].map((length) => draw({ value: '1'.repeat(length) }))
  expect(sizes.map((html) => /data-size="(\w+)"/.exec(html)?.[1])).toEqual(['l', 'm', 's', 'xs'])
})
