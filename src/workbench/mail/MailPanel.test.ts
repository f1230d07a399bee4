import { expect, it } from 'vitest'
import { orderMails } from './MailPanel.tsx'

const mails = [{ id: 1 }, { id: 2 }, { id: 3 }]
const order = (held: readonly number[]) => orderMails(mails, held).map(({ id }) => id)

it('shows the newest mail first', () => {
  expect(order([])).toEqual([3, 2, 1])
})

it('adds mails that arrive after the ones that keep their place, oldest of them first', () => {
  expect(order([1])).toEqual([1, 2, 3])
  expect(order([2, 1])).toEqual([2, 1, 3])
})

it('drops a place whose mail is gone', () => {
  expect(order([9, 2])).toEqual([2, 1, 3])
})
