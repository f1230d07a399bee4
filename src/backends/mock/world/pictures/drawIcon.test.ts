import { expect, it } from 'vitest'
import { drawIcon } from './drawIcon.ts'
import { iconDataUri } from './iconDataUri.ts'

it('draws the same picture for the same text and another for every other', () => {
  const icons = Array.from({ length: 640 }, (_, index) => drawIcon(`wallet ${index}`))
  expect(drawIcon('wallet 7')).toBe(icons[7])
  expect(new Set(icons).size).toBe(640)
})

it('creates a URL that needs no request', () => {
  const uri = iconDataUri(drawIcon('x'))
  expect(uri.startsWith('data:image/svg+xml,')).toBe(true)
  expect(decodeURIComponent(uri)).toContain('<svg')
})
