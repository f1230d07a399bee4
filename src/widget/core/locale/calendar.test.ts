import { expect, it } from 'vitest'
import { createCalendar } from './calendar.ts'

const at = Date.parse('2025-09-15T12:00:00Z')

it.each([
  [undefined, ['September', 'September 2025', '15 Sep']],
  ['de', ['September', 'September 2025', '15. Sept.']],
  ['fr', ['Septembre', 'Septembre 2025', '15 sept.']],
  ['ja', ['9月', '2025年9月', '9月15日']],
])('names a day in %s', (locale, [monthName, monthAndYear, date] = []) => {
  expect(createCalendar({ locale, timeZone: 'UTC' })(at)).toEqual({
    year: 2025,
    month: 9,
    monthName,
    monthAndYear,
    date,
  })
})

it('counts the years of the page, and in its digits, also where a language has others', () => {
  const { year, monthAndYear } = createCalendar({ locale: 'ar-SA', timeZone: 'UTC' })(at)
  expect(year).toBe(2025)
  expect(monthAndYear).toContain('2025')
})
