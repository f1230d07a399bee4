import { expect, it } from 'vitest'
import type { OpenedLink } from '../../browser/pageLinks.ts'
import type { DeviceProfile } from '../../browser/deviceProfile.ts'
import { createPageSleep } from '../../browser/pageSleep.ts'
import { createVisibility } from '../../browser/visibility.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createWorld } from '../../world/world.ts'
import type { PageOnPhone } from '../../world/worldTypes.ts'
import { createHandset } from './handset.ts'

const lifecycle = ['visibilitychange', 'freeze', 'resume'] as const

function setUp(name: DeviceProfile['name'], page?: PageOnPhone) {
  const clock = createTestClock()
  const seen: string[] = []
  const own = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  }) as unknown as Document
  const visibility = createVisibility(own, new EventTarget() as unknown as Window)
  const { document, window } = visibility
  for (const type of lifecycle) {
    document.addEventListener(type, () => seen.push(`${type}: ${document.visibilityState}`))
  }
  window.addEventListener('pageshow', ({ persisted }) => seen.push(`pageshow: ${persisted}`))
  const sleep = createPageSleep((error) => {
    throw error
  })
  let follow: (link: OpenedLink) => void = () => undefined
  const handset = createHandset({
    device: name,
    world: createWorld(generateWorld({ patch: page === undefined ? {} : { phone: { page } } })),
    clock,
    log: createCallLog({ clock: () => clock }),
    visibility,
    sleep,
    relay: {
      leaveAlone() {
        seen.push('sockets end')
        return () => seen.push('sockets are closed')
      },
    },
    links: {
      onFollow(listener) {
        follow = listener
      },
    },
    deliveries: { deliver: (_label, work) => work },
    openOnPhone: async (link) => void seen.push(`paired: ${link}`),
    onError(error) {
      throw error
    },
  })
  return { clock, handset, sleep, seen, follow: (link: OpenedLink) => follow(link) }
}

it('only hides a page that is not on the phone', async () => {
  const { clock, handset, seen } = setUp('iphone')
  handset.leave()
  await clock.run(3_600_000)
  expect([handset.inFront(), handset.asleep()]).toEqual(['another app', false])
  handset.comeBack()
  expect(seen).toEqual(['visibilitychange: hidden', 'visibilitychange: visible'])
})

it('on an iPhone, the page sleeps at once; its sockets are closed before its timers fire', () => {
  const { handset, sleep, seen } = setUp('iphone', {})
  handset.leave('Quillsafe')
  expect([handset.inFront(), handset.asleep()]).toEqual(['Quillsafe', true])
  sleep.whenAwake(() => seen.push('timer'))
  handset.leave('Mail')
  handset.comeBack()
  expect([handset.inFront(), handset.asleep()]).toEqual(['page', false])
  expect(seen).toEqual([
    'visibilitychange: hidden',
    'sockets end',
    'visibilitychange: visible',
    'sockets are closed',
    'timer',
  ])
})

it('a page whose sockets stay silent is not told of their end', () => {
  const { handset, seen } = setUp('iphone', { sockets: 'silent' })
  handset.leave()
  handset.comeBack()
  expect(seen).not.toContain('sockets are closed')
})

it('the page of an iPhone may be told of its return by pageshow only', () => {
  const { handset, seen } = setUp('iphone', { returnsBy: 'pageshow', sockets: 'silent' })
  handset.leave()
  handset.comeBack()
  expect(seen.slice(2)).toEqual(['pageshow: true'])
})

it('on Android, the page sleeps after five minutes, and is told so', async () => {
  const { clock, handset, seen } = setUp('android', {})
  handset.leave()
  await clock.run(299_999)
  expect(handset.asleep()).toBe(false)
  await clock.run(1)
  expect(handset.asleep()).toBe(true)
  handset.comeBack()
  expect(seen).toEqual([
    'visibilitychange: hidden',
    'freeze: hidden',
    'sockets end',
    'resume: hidden',
    'visibilitychange: visible',
    'sockets are closed',
  ])
  handset.leave()
  handset.comeBack()
  await clock.run(300_000)
  expect(handset.asleep()).toBe(false)
})

it('a link with a pairing brings its app to the front, which takes the pairing', async () => {
  const { handset, seen, follow } = setUp('iphone', { apps: ['Quillsafe'] })
  const url = 'quillsafe://wc?uri=wc%3A1'
  follow({ url, end: 'app', front: 'Quillsafe' })
  expect(handset.inFront()).toBe('page')
  await expect.poll(handset.inFront).toBe('Quillsafe')
  expect(seen.at(-1)).toBe(`paired: ${url}`)
  follow({ url, end: 'refused' })
  expect(handset.inFront()).toBe('Quillsafe')
})

it('a page that gives way to another one in its tab sleeps, and returns from the memory', async () => {
  const { handset, seen, follow } = setUp('android', { apps: [] })
  follow({ url: 'https://quillsafe.example/', end: 'page', front: 'quillsafe.example' })
  await expect.poll(handset.asleep).toBe(true)
  handset.comeBack()
  expect(seen).toContain('pageshow: true')
})

it('installs and removes apps', () => {
  const { handset } = setUp('iphone')
  expect(handset.apps()).toBeUndefined()
  handset.install('Quillsafe')
  handset.install('Quillsafe')
  expect(handset.apps()).toEqual(['Quillsafe'])
  handset.uninstall('Quillsafe')
  expect(handset.apps()).toEqual([])
})
