import { expect, it } from 'vitest'
import { cellContext, needsContext } from './cellContext.ts'

it('plays a scenario for a desktop in the window of a phone with the mouse of the desktop', () => {
  const context = cellContext({}, { values: { theme: 'dark', device: 'phone' } })
  expect(context).toMatchObject({
    viewport: { width: 360, height: 740 },
    hasTouch: false,
    colorScheme: 'dark',
  })
  expect(context.userAgent).not.toContain('Mobile')
})

it('plays a scenario for a phone on its own phone', () => {
  expect(cellContext({ device: 'iphone' }, { values: { device: 'phone' } })).toMatchObject({
    viewport: { width: 390, height: 760 },
    hasTouch: true,
  })
})

it('zooms the page for large text, so that the picture keeps its size', () => {
  expect(cellContext({}, { values: { textSize: '200' } })).toMatchObject({
    viewport: { width: 550, height: 380 },
    deviceScaleFactor: 2,
  })
})

it('sets the language of the browser only for the page of an app', () => {
  const cell = { values: { language: 'ar' } }
  expect(cellContext({ page: '/cart' }, cell).locale).toBe('ar')
  expect(cellContext({}, cell).locale).toBeUndefined()
})

it.each([
  [{}, { device: 'iphone', language: 'de', theme: 'dark', seed: '2' }, false],
  [{}, { device: 'phone' }, true],
  [{}, { textSize: '150' }, true],
  [{ page: '/cart' }, { theme: 'dark' }, true],
])(
  'keeps the usual context of a device where the page does not need another one: %j in %j',
  (recording, values, isNeeded) => {
    expect(needsContext(recording, { values })).toBe(isNeeded)
  },
)
