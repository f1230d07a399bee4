import { expect, it } from 'vitest'
import { isLoopback } from './isLoopback.ts'

it.each(['http://localhost:5173/x', 'http://127.0.0.1:1/', 'http://[::1]:9/', 'blob:http://x/1'])(
  'allows %s',
  (address) => expect(isLoopback(address)).toBe(true),
)

it.each([
  'https://example.com/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
])('blocks %s', (address) => expect(isLoopback(address)).toBe(false))
