import { expect, it } from 'vitest'
import { platformsOf } from './platformRules.ts'

const all = {
  id: 'all',
  name: 'All',
  mobile_link: 'all://',
  webapp_link: 'https://all.test',
  desktop_link: 'all-desktop://',
}
const only = (field: object) => ({ id: 'one', name: 'One', ...field })
const desktop = { mobile: false, installed: false }
const phone = { mobile: true, installed: false }

it('lists the ways to reach a wallet in order, the code only on a computer [C-100]', () => {
  expect(platformsOf({ wallet: all, mobile: false, installed: true })).toEqual([
    'browser',
    'qrcode',
    'web',
    'desktop',
  ])
  expect(platformsOf({ wallet: all, ...desktop })).toEqual(['qrcode', 'web', 'desktop'])
  expect(platformsOf({ wallet: all, ...phone })).toEqual(['mobile', 'web'])
  expect(platformsOf({ wallet: all, mobile: true, installed: true })).toEqual(['mobile', 'web'])
})

it('lists one way for a wallet with one link', () => {
  expect(platformsOf({ wallet: only({ mobile_link: 'one:' }), ...phone })).toEqual(['mobile'])
  expect(platformsOf({ wallet: only({ mobile_link: 'one:' }), ...desktop })).toEqual(['qrcode'])
  expect(platformsOf({ wallet: only({ desktop_link: 'one:' }), ...desktop })).toEqual(['desktop'])
})

it('reports a wallet without any way as unsupported [C-102]', () => {
  expect(platformsOf({ wallet: only({ rdns: 'test.one' }), ...desktop })).toEqual(['unsupported'])
  expect(platformsOf({ wallet: only({ desktop_link: 'one:' }), ...phone })).toEqual(['unsupported'])
})

it('shows a code when no wallet was chosen, on a phone too', () => {
  expect(platformsOf({ wallet: undefined, ...desktop })).toEqual(['qrcode'])
  expect(platformsOf({ wallet: undefined, ...phone })).toEqual(['qrcode'])
})
