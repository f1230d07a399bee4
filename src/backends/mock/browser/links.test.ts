import { expect, it } from 'vitest'
import type { DeviceProfile } from './deviceProfile.ts'
import { deviceRules } from './deviceRules.ts'
import { followLink } from './links.ts'

const wallet = 'quillsafe://wc?uri=wc%3A1'
const web = 'https://quillsafe.example/wc?uri=wc%3A1'
const intent =
  'intent://wc?uri=wc%3A1#Intent;scheme=quillsafe;S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fx;end'

function follow(
  url: string,
  {
    device = 'iphone' as DeviceProfile['name'],
    target = '_self',
    inTap = true,
    apps = ['Quillsafe'] as Parameters<typeof followLink>[2]['apps'],
  } = {},
) {
  const rules = deviceRules[device]
  if (rules === undefined) throw new Error(`${device} has no rules.`)
  return followLink(url, target, { rules, apps, inTap })
}

it('opens an app in a tap, by its scheme and by its web address', () => {
  const app = { end: 'app', front: 'Quillsafe' }
  expect([follow(wallet), follow(web), follow(web, { target: '_blank' })]).toEqual([app, app, app])
})

it('refuses another app and another window outside of a tap', () => {
  expect(follow(wallet, { inTap: false })).toEqual({ end: 'refused' })
  expect(follow(web, { inTap: false, target: '_blank' })).toEqual({ end: 'refused' })
  expect(follow(web, { inTap: false })).toEqual({ end: 'page', front: 'quillsafe.example' })
})

it('a link without its app does nothing; its web address is a page, the store is the store', () => {
  const none = { apps: [] }
  expect(follow(wallet, none)).toEqual({ end: 'nothing' })
  expect(follow(web, none)).toEqual({ end: 'page', front: 'quillsafe.example' })
  expect(follow(web, { ...none, target: '_blank' })).toEqual({
    end: 'tab',
    front: 'quillsafe.example',
  })
  expect(follow('https://apps.apple.com/app/x', none)).toEqual({ end: 'store', front: 'the store' })
})

it('an app may open its scheme only, so that its web address is a page', () => {
  const apps = [{ name: 'Quill', opens: ['quillsafe:'] }]
  expect([follow(wallet, { apps }).end, follow(web, { apps }).end]).toEqual(['app', 'page'])
})

it('Android reads an intent: it opens the app, or the address to use instead', () => {
  const android = { device: 'android' as const }
  expect(follow(intent, android)).toEqual({ end: 'app', front: 'Quillsafe' })
  expect(follow(intent, { ...android, apps: [] })).toEqual({ end: 'store', front: 'the store' })
  const [withoutFallback = ''] = intent.split('S.browser')
  expect(follow(`${withoutFallback}end`, { ...android, apps: [] })).toEqual({ end: 'nothing' })
  expect(follow(intent)).toEqual({ end: 'refused' })
})
