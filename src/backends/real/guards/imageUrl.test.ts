import { expect, it } from 'vitest'
import { imageUrl } from './imageUrl.ts'

const longest = `data:image/png,${'A'.repeat(200_000 - 15)}`

it.each([
  ['https://cdn.example/a.png'],
  ['HTTPS://cdn.example/a.png'],
  ['https://x'],
  ['blob:https://shop.example/1'],
  ['data:image/png;base64,AAAA'],
  ['DATA:IMAGE/PNG;base64,AAAA'],
  ['data:image/svg+xml,<svg>\n</svg>'],
  ['data:image/vnd.x-icon,'],
])('allows %s', (value) => {
  expect(imageUrl(value)).toBe(value)
})

it('allows a picture of up to 200 000 characters including surrounding blanks', () => {
  expect(imageUrl(longest)).toBe(longest)
  expect(imageUrl(`${longest}A`)).toBeUndefined()
  expect(imageUrl(`${longest} `)).toBeUndefined()
})

it("trims the blanks around a picture's address", () => {
  expect(imageUrl(' https://cdn.example/a.png\n')).toBe('https://cdn.example/a.png')
})

it.each([
  [''],
  ['https://'],
  ['https://cdn.example/a b.png'],
  ['https:/cdn.example/a.png'],
  ['http://cdn.example/a.png'],
  ['//cdn.example/a.png'],
  ['/a.png'],
  ['blob:'],
  ['blob:https://shop.example/1 2'],
  ['xhttps://cdn.example/a.png'],
  ['javascript:alert(1)//data:image/png,'],
  ['javascript:"https://cdn.example/a.png"'],
  ['data:text/html,<script>1</script>'],
  ['data:image/png'],
  ['data:image/,A'],
  ['data:image/png text/html,A'],
  [['https://cdn.example/a.png']],
  [{ trim: (): string => 'https://cdn.example/a.png', length: 1 }],
  [undefined],
])('rejects %j as a picture', (value) => {
  expect(imageUrl(value)).toBeUndefined()
})
