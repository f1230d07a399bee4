import { expect, it } from 'vitest'
import { createCalendar, createDayAndTime } from './calendar.ts'

const at = Date.parse('2025-09-15T12:04:00Z')

it.each([
  [undefined, ['September', 'September 2025']],
  ['de', ['September', 'September 2025']],
  ['fr', ['Septembre', 'Septembre 2025']],
  ['ja', ['9月', '2025年9月']],
])('names a month in %s', (locale, [monthName, monthAndYear] = []) => {
  expect(createCalendar({ locale, timeZone: 'UTC' })(at)).toEqual({
    year: 2025,
    month: 9,
    monthName,
    monthAndYear,
  })
})

it.each([
  [undefined, '15 · 12:04 PM'],
  ['ar', '15 · 12:04 م'],
  ['de', '15 · 12:04'],
  ['es', '15 · 12:04'],
  ['fr', '15 · 12:04'],
  ['hi', '15 · 12:04 pm'],
  ['id', '15 · 12.04'],
  ['it', '15 · 12:04'],
  ['ja', '15日 · 12:04'],
  ['ko', '15일 · 12:04'],
  ['pt-BR', '15 · 12:04'],
  ['ru', '15 · 12:04'],
  ['tr', '15 · 12:04'],
  ['zh-CN', '15日 · 12:04'],
])('writes day and time in %s as %s', (locale, text) => {
  expect(createDayAndTime({ locale, timeZone: 'UTC' })(at)).toBe(text)
})

it('writes the time of each moment, also within a quarter of an hour', () => {
  const write = createDayAndTime({ timeZone: 'UTC' })
  expect([write(at), write(at + 60_000)]).toEqual(['15 · 12:04 PM', '15 · 12:05 PM'])
})

it('uses the Gregorian year and Latin digits, also in a language with others', () => {
  const { year, monthAndYear } = createCalendar({ locale: 'ar-SA', timeZone: 'UTC' })(at)
  expect(year).toBe(2025)
  expect(monthAndYear).toContain('2025')
})
