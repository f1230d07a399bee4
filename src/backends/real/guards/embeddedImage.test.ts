import { expect, it } from 'vitest'
import { embeddedImage } from './embeddedImage.ts'

const longest = `data:image/png,${'A'.repeat(200_000 - 15)}`

it.each([
  'data:image/png;base64,AAAA',
  'DATA:IMAGE/PNG;base64,AAAA',
  'data:image/svg+xml,<svg>\n</svg>',
  'data:image/vnd.x-icon,',
  longest,
])('accepts the picture %#', (value) => {
  expect(embeddedImage(value)).toBe(value)
})

it('trims the blanks around a picture', () => {
  expect(embeddedImage(' data:image/png,A\n')).toBe('data:image/png,A')
})

it.each([
  '',
  'https://evil.example/i.png',
  'https://evil.example/data:image/png,A',
  'blob:https://shop.example/1',
  'javascript:alert(1)//data:image/png,',
  'data:text/html,<script>1</script>',
  'data:image/png',
  'data:image/,A',
  'data:image/png text/html,A',
  `${longest}A`,
  ['data:image/png,A'],
  undefined,
])('rejects %#, which needs a request or is not a picture', (value) => {
  expect(embeddedImage(value)).toBeUndefined()
})
