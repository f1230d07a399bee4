import { expect, it } from 'vitest'
import { pageOfApp } from './pageOfApp.ts'

it('finds the page of a recording in its app', () => {
  expect(pageOfApp('/cart?item=1#pay', 'http://localhost:3000')).toBe(
    'http://localhost:3000/cart?item=1#pay',
  )
})

it.each([
  '/\t/evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example',
  'data:,x',
])('refuses %o, which leads out of the app', (page) => {
  expect(() => pageOfApp(page, 'http://localhost:3000')).toThrow(
    `The page ${JSON.stringify(page)} is not one of the app http://localhost:3000.`,
  )
})
