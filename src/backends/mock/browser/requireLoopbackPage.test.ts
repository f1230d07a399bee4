import { expect, it } from 'vitest'
import { requireLoopbackPage } from './requireLoopbackPage.ts'

it.each([
  'http://localhost:5173/shop',
  'https://localhost/',
  'http://shop.localhost:3000/',
  'http://127.0.0.1:8080/',
  'http://127.8.9.10/',
  'http://[::1]:5173/',
])('accepts %s', (address) => {
  expect(() => requireLoopbackPage(address, false)).not.toThrow()
})

it.each([
  'https://shop.example/',
  'http://192.168.1.20:5173/',
  'http://0.0.0.0:5173/',
  'https://localhost.shop.example/',
  'https://127.0.0.1.shop.example/',
  'https://notlocalhost/',
  'file:///home/me/shop.html',
  'about:blank',
])('rejects %s and says what to do instead', (address) => {
  expect(() => requireLoopbackPage(address, false)).toThrow(
    /^Failed to start foyerkit-lab\/mock on .+: the wallets of this page are simulated .*use createRealBackend from foyerkit\/real here, or pass allowPublicOrigin: true/,
  )
})

it('accepts another origin if it is allowed', () => {
  expect(() => requireLoopbackPage('https://preview.example/', true)).not.toThrow()
})
