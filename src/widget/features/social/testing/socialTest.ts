import { asRecord } from '../../../../backends/port/asRecord.ts'
import type { Auth } from '../../../../backends/port/auth.ts'
import type { WindowMessage } from '../../../../backends/port/browser.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestConnection, testAuthUser } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'

type TestOptions = NonNullable<Parameters<typeof createTestCore>[0]>

export const secureOrigin = 'https://secure.test'

/** A widget whose browser opens windows that only record calls. */
export function createSocialTest(
  auth: Partial<Auth> = {},
  options: Omit<TestOptions, 'backend'> & { blocked?: boolean; mobile?: boolean } = {},
) {
  const windows: {
    name: string
    urls: string[]
    closed: boolean
    /** How often it was brought to the front. */
    focused?: number
  }[] = []
  const sources: MessageEventSource[] = []
  const links: string[] = []
  const listeners = new Set<(message: WindowMessage) => void>()
  const showListeners = new Set<(visible: boolean) => void>()
  const { connection } = createTestConnection({
    type: 'AUTH',
    user: { ...testAuthUser, socialProvider: 'google' },
  })
  const test = createTestCore({
    ...options,
    host: {
      auth: { socials: ['google', 'x', 'farcaster'] },
      ...options.host,
    },
    backend: {
      browser: {
        device: () =>
          options.mobile === true
            ? { kind: 'ios', mobile: true, width: 390 }
            : { kind: 'desktop', mobile: false, width: 1280 },
        openLink: (url) => void links.push(url),
        openPopup(name) {
          if (options.blocked === true) throw new FoyerError('popup.blocked', 'Refused')
          const own: (typeof windows)[number] = { name, urls: [], closed: false }
          // Only its identity matters.
          const source = new EventTarget() as unknown as MessageEventSource
          windows.push(own)
          sources.push(source)
          return {
            get closed() {
              return own.closed
            },
            navigate: (url) => void own.urls.push(url),
            close() {
              own.closed = true
            },
            focus() {
              own.focused = (own.focused ?? 0) + 1
            },
            isSource: (one) => one === source,
          }
        },
        subscribeVisible(listener) {
          showListeners.add(listener)
          return () => showListeners.delete(listener)
        },
        subscribeMessages(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      auth: {
        secureOrigin,
        getSocialRedirectUri: (provider) => Promise.resolve(`https://provider.test/${provider}`),
        connectSocial: () => Promise.resolve(),
        getFarcasterUri: () => Promise.resolve('https://farcaster.test/login'),
        connectFarcaster: () => Promise.resolve({ userName: 'ada' }),
        connect: () => Promise.resolve(connection),
        getSmartAccountEnabledNetworks: () => Promise.resolve([]),
        ...auth,
      },
    },
  })
  test.core.open('Connect')
  return {
    ...test,
    windows,
    links,
    listening: () => listeners.size,
    /** The page goes to sleep and comes back. */
    sleepAndWake() {
      for (const visible of [false, true]) for (const show of showListeners) show(visible)
    },
    /** A message as the page receives it; from the newest window when no other source is given. */
    post(data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) {
      const source = from.source === undefined ? (sources.at(-1) ?? null) : from.source
      for (const listener of listeners) {
        listener({ origin: from.origin ?? secureOrigin, source, data })
      }
    },
    sources,
    /** Events of a social login as `NAME provider`. */
    logins: () =>
      test.seen.flatMap((each) =>
        each.type === 'analytics' && each.event.event.startsWith('SOCIAL_LOGIN')
          ? [`${each.event.event} ${String(asRecord(each.event.properties).provider)}`]
          : [],
      ),
    isOpen: () => test.core.modal.getState().open,
  }
}
