import { expect, it } from 'vitest'
import { answerVerifyFrames } from './answerVerifyFrames.ts'

type Frame = { src: string }

/** Each page has its own class, which is changed; `loaded` lists the addresses that were really loaded. */
function frameClass(loaded: string[]) {
  return class {
    get src() {
      return ''
    }
    set src(address: string) {
      loaded.push(address)
    }
  }
}

/** A page to which frames can be added, and the messages it receives. Its body exists at once, or when it is `parsed`. */
function openPage(readyState: DocumentReadyState = 'interactive') {
  const heard: { origin: string; data: string }[] = []
  const loaded: string[] = []
  const FrameElement = frameClass(loaded)
  let report: ((changes: { addedNodes: Frame[] }[]) => void) | undefined
  const document = Object.assign(new EventTarget(), { body: {}, readyState })
  class Observer {
    readonly #callback: typeof report
    constructor(callback: typeof report) {
      this.#callback = callback
    }
    observe() {
      report = this.#callback
    }
    disconnect() {
      report = undefined
    }
  }
  const page = {
    HTMLIFrameElement: FrameElement,
    MessageEvent,
    MutationObserver: Observer,
    document,
    dispatchEvent: ({ origin, data }: MessageEvent<string>) => heard.push({ origin, data }),
  } as unknown as Window & typeof globalThis
  return {
    heard,
    undo: answerVerifyFrames(page),
    loaded,
    add(src: string) {
      const frame = Object.assign(new FrameElement(), { src })
      report?.([{ addedNodes: [frame] }])
    },
    parsed: () => document.dispatchEvent(new Event('DOMContentLoaded')),
  }
}

const partsOf = (token: string) =>
  token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
const frameOf = (host: string) =>
  `https://${host}/v3/attestation?projectId=p&origin=o&id=abc&decryptedId=d`

it.each(['verify.walletconnect.org', 'verify.walletconnect.com'])(
  'answers the frame of %s by its id, without an attestation',
  (host) => {
    const { heard, loaded, add } = openPage()
    add(frameOf(host))
    expect(loaded).toEqual([])
    expect(heard).toEqual([
      { origin: `https://${host}`, data: expect.stringContaining('"type":"verify_attestation"') },
    ])
    expect(heard.map(({ data }) => partsOf(JSON.parse(data).attestation))).toEqual([
      ['{"alg":"none","typ":"JWT"}', '{"id":"abc","isVerified":false}', ''],
    ])
  },
)

it('leaves every other frame alone', () => {
  const { heard, loaded, add } = openPage()
  const others = [
    frameOf('verify.walletconnect.org.evil.example'),
    'https://shop.example/',
    'https://evil.example/?https://verify.walletconnect.org/v3/attestation?id=a',
  ]
  others.forEach(add)
  expect(heard).toEqual([])
  expect(loaded).toEqual(others)
})

it('answers no frame after it is undone', () => {
  const { heard, loaded, add, undo } = openPage()
  undo()
  add(frameOf('verify.walletconnect.org'))
  expect(heard).toEqual([])
  expect(loaded).toEqual([frameOf('verify.walletconnect.org')])
})

it('starts when a page that is being parsed has its body', () => {
  const { heard, add, parsed } = openPage('loading')
  add(frameOf('verify.walletconnect.org'))
  expect(heard).toEqual([])
  parsed()
  add(frameOf('verify.walletconnect.org'))
  expect(heard).toHaveLength(1)
})
