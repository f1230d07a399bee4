import { expect, it } from 'vitest'
import { generateWorld } from '../world/generateWorld.ts'
import type { DeviceProfile } from './deviceProfile.ts'
import { deviceOf, rulesOf, walletsOn } from './deviceRules.ts'

const names: readonly DeviceProfile['name'][] = [
  'desktop',
  'android',
  'iphone',
  'walletBrowser',
  'webview',
  'telegram',
  'farcaster',
]

it('only pages in an app are on the phone without being put there, and with its rules for links', () => {
  const held = names.filter((name) => rulesOf(name, {}) !== undefined)
  expect(held).toEqual(['walletBrowser', 'webview', 'telegram', 'farcaster'])
  expect(held.map((name) => rulesOf(name, {})?.apps)).toEqual([[], [], [], []])
  expect(rulesOf('desktop', { page: {} })).toBeUndefined()
})

it('the page on the phone says what differs from the rules of the device', () => {
  expect(rulesOf('iphone', { page: {} })).toMatchObject({ sockets: 'closed', schemes: true })
  expect(rulesOf('iphone', { page: { sockets: 'silent' } })).toMatchObject({ sockets: 'silent' })
  expect(rulesOf('telegram', { page: { apps: ['Quillsafe'] } })?.apps).toEqual(['Quillsafe'])
})

it.each([
  ['desktop', ['fox', 'orbit', 'harbor', 'bare', 'sol']],
  ['iphone', ['fox', 'orbit', 'harbor', 'bare', 'sol']],
  ['walletBrowser', ['fox']],
  ['farcaster', ['fox']],
  ['webview', []],
  ['telegram', []],
] as const)('on %s, the page finds the wallets %j', (name, keys) => {
  const all = generateWorld().wallets.map((wallet) => ({ ...wallet, installed: true }))
  const found = walletsOn(name, all).filter(({ installed }) => installed)
  expect(found.map(({ key }) => key)).toEqual(keys)
})

it.each([
  ['iphone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'],
  ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64)'],
])('recognises %s', (name, userAgent) => {
  expect(deviceOf(userAgent)).toBe(name)
})
