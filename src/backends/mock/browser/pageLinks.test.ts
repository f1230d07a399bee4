import { expect, it } from 'vitest'
import { createCallLog } from '../calls/callLog.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { generateWorld } from '../world/generateWorld.ts'
import { createWorld } from '../world/world.ts'
import type { PageOnPhone } from '../world/worldTypes.ts'
import type { DeviceProfile } from './deviceProfile.ts'
import { createOpener } from './opener.ts'
import { createPageLinks, type OpenedLink } from './pageLinks.ts'
import { createTelegramGlobal } from './telegramGlobal.ts'

function setUp(device: DeviceProfile['name'], page?: PageOnPhone) {
  const clock = createTestClock()
  const target = new EventTarget()
  const log = createCallLog({ clock: () => clock })
  const world = createWorld(generateWorld({ patch: page === undefined ? {} : { phone: { page } } }))
  const links = createPageLinks({ page: target as Window, device, clock, log, world })
  const opener = createOpener({ follow: links.follow })
  const followed: OpenedLink[] = []
  links.onFollow((link) => followed.push(link))
  /** Opens a link in a tap. */
  const tap = (url: string, where = '_self') => {
    target.dispatchEvent(new Event('click'))
    return opener.open(url, where, 'noopener')
  }
  return { opener, followed, log, tap }
}

it('lists the links of a page that is not on the phone, or on one without a list of apps', () => {
  for (const { opener, followed, tap } of [setUp('iphone'), setUp('iphone', {})]) {
    tap('quillsafe://wc')
    expect(opener.list()).toEqual([{ url: 'quillsafe://wc', target: '_self' }])
    expect(followed).toEqual([])
  }
})

it('says where a link ended, in the list, in the log and to the device', () => {
  const { opener, followed, log, tap } = setUp('iphone', { apps: ['Quillsafe'] })
  opener.open('quillsafe://wc', '_self', 'noopener')
  tap('quillsafe://wc')
  expect(opener.list().map(({ end }) => end)).toEqual(['refused', 'app'])
  expect(followed.map(({ front }) => front)).toEqual([undefined, 'Quillsafe'])
  expect(log.list().map(({ name, result }) => [name, Object(result).end])).toEqual([
    ['phone.link', 'refused'],
    ['phone.link', 'app'],
  ])
})

it('in Telegram only its own call opens another app, by its web address', () => {
  const { opener, tap } = setUp('telegram', { apps: ['Quillsafe'] })
  const { WebApp } = createTelegramGlobal({ open: tap })
  tap('quillsafe://wc')
  tap('https://quillsafe.example/wc', '_blank')
  WebApp.openLink('https://quillsafe.example/wc')
  expect(opener.list().map(({ end }) => end)).toEqual(['refused', 'tab', 'app'])
  expect(() => WebApp.openLink('quillsafe://wc')).toThrow('WebAppTgUrlInvalid')
  expect(() => WebApp.openTelegramLink('https://quillsafe.example/')).toThrow('WebAppTgUrlInvalid')
  WebApp.openTelegramLink('https://t.me/wallet')
  expect(opener.list().at(-1)).toMatchObject({ url: 'https://t.me/wallet', end: 'tab' })
})

it('the plain view of an app opens neither another app nor a window', () => {
  const { opener, tap } = setUp('webview', { apps: ['Quillsafe'] })
  tap('quillsafe://wc')
  expect(tap('https://other.example/', '_blank')).toBeNull()
  tap('https://other.example/')
  expect(opener.list().map(({ end }) => end)).toEqual(['refused', 'refused', 'page'])
})
