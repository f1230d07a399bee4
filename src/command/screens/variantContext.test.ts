import { expect, it } from 'vitest'
import { variantContext } from './variantContext.ts'

it('plays a scenario for a desktop in the window of a phone with the mouse of the desktop', () => {
  const context = variantContext({}, { name: 'a', theme: 'dark', device: 'phone' })
  expect(context).toMatchObject({
    viewport: { width: 360, height: 740 },
    hasTouch: false,
    colorScheme: 'dark',
  })
  expect(context.userAgent).not.toContain('Mobile')
})

it('plays a scenario for a phone on its own phone', () => {
  expect(variantContext({ device: 'iphone' }, { name: 'a' })).toMatchObject({
    viewport: { width: 390, height: 760 },
    hasTouch: true,
  })
})

it('zooms the page for large text, so that the picture keeps its size', () => {
  expect(variantContext({}, { name: 'a', textScale: 2 })).toMatchObject({
    viewport: { width: 550, height: 380 },
    deviceScaleFactor: 2,
  })
})

it('sets the language of the browser only for the page of an app', () => {
  const variant = { name: 'a', language: 'ar' }
  expect(variantContext({ page: '/cart' }, variant).locale).toBe('ar')
  expect(variantContext({}, variant).locale).toBeUndefined()
})
