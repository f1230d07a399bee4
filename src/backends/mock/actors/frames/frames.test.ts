import { describe, expect, it } from 'vitest'
import { macrotask } from '../../clock/macrotask.ts'
import { embedder } from '../../sites/shared/embedder.ts'
import { openSitePort } from '../../sites/shared/openSitePort.ts'
import { answerSites } from './answerSites.ts'
import { createOpener } from '../../browser/opener.ts'
import { answerPopups, type PopupEnd } from './answerPopups.ts'
import { createHostileFrame } from './hostileFrame.ts'
import { isSiteMessage, siteHello, sitePort } from './siteMessages.ts'

const page = 'http://page.test'
const site = 'http://site.test'

/** A window of some origin. A message posted to it arrives as an event whose source is the sender. */
function createFakeWindow(origin: string) {
  const target = new EventTarget()
  const posted: { data: unknown; to: unknown }[] = []
  const own = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    parent: undefined as unknown,
    posted,
    receive(data: unknown, from: { origin: string; source: unknown; ports?: MessagePort[] }) {
      const event = new Event('message')
      target.dispatchEvent(Object.assign(event, { data, ports: [], ...from }))
    },
    postMessage(data: unknown, options: unknown) {
      posted.push({ data, to: options })
    },
  }
  own.parent = own
  return { ...own, origin, asWindow: own as unknown as Window, own }
}

function setUp() {
  const above = createFakeWindow(page)
  const frame = createFakeWindow(site)
  frame.own.parent = above.own
  const ports: MessagePort[] = []
  const stop = answerSites({
    window: above.asWindow,
    origin: site,
    onPort: (port) => ports.push(port),
  })
  return { above, frame, ports, stop }
}

describe('the page', () => {
  it('gives a port to a frame of the site, posted to the exact origin of the site', () => {
    const { above, frame, ports } = setUp()
    above.receive({ type: siteHello }, { origin: site, source: frame.own })
    expect(ports).toHaveLength(1)
    expect(frame.posted).toEqual([
      { data: { type: sitePort }, to: { targetOrigin: site, transfer: [expect.any(MessagePort)] } },
    ])
  })

  it('gives no port to another origin, to a window that is not a child, or for other messages', () => {
    const { above, frame, ports, stop } = setUp()
    above.receive({ type: siteHello }, { origin: 'http://evil.test', source: frame.own })
    above.receive({ type: siteHello }, { origin: site, source: createFakeWindow(site).own })
    above.receive({ type: siteHello }, { origin: site, source: null })
    above.receive({ type: 'hello' }, { origin: site, source: frame.own })
    stop()
    above.receive({ type: siteHello }, { origin: site, source: frame.own })
    expect([ports, frame.posted]).toEqual([[], []])
  })

  it.each([
    ['was closed', { closed: true }],
    ['shows a page of its own origin', { closed: false, location: { origin: page } }],
  ])('gives no port to a window that %s after its hello', (_what, state) => {
    const { above, frame, ports } = setUp()
    above.receive({ type: siteHello }, { origin: site, source: Object.assign(frame.own, state) })
    expect([ports, frame.posted]).toEqual([[], []])
  })

  it('gives a port to a window whose address cannot be read', () => {
    const { above, frame, ports } = setUp()
    const foreign = Object.defineProperty(Object.assign(frame.own, { closed: false }), 'location', {
      get() {
        throw new DOMException('Blocked a frame with origin', 'SecurityError')
      },
    })
    above.receive({ type: siteHello }, { origin: site, source: foreign })
    expect(ports).toHaveLength(1)
  })
})

describe('the site', () => {
  function openSite() {
    const { above, frame } = setUp()
    const received: unknown[] = []
    const port = openSitePort({
      window: frame.asWindow,
      host: page,
      onMessage: (message) => received.push(message),
    })
    const { port1, port2 } = new MessageChannel()
    const arrived: unknown[] = []
    port1.addEventListener('message', ({ data }) => arrived.push(data))
    port1.start()
    const give = (from: { origin: string; source: unknown }) =>
      frame.receive({ type: sitePort }, { ...from, ports: [port2] })
    const close = () => port1.close()
    return { above, frame, port, received, arrived, give, port1, close }
  }

  it('says hello to its parent and sends the held messages when the port arrives', async () => {
    const { above, port, arrived, give, received, port1, close } = openSite()
    expect(above.posted).toEqual([{ data: { type: siteHello }, to: page }])
    port.post('early')
    give({ origin: page, source: above.own })
    port.post('late')
    port1.postMessage('answer')
    await macrotask()
    await macrotask()
    expect([arrived, received]).toEqual([['early', 'late'], ['answer']])
    close()
  })

  it('accepts no port from another origin or window', async () => {
    const { above, frame, port, arrived, give, close } = openSite()
    port.post('secret')
    give({ origin: 'http://evil.test', source: above.own })
    give({ origin: page, source: frame.own })
    await macrotask()
    expect(arrived).toEqual([])
    close()
  })

  it('reads the origin that frames it', () => {
    const { frame, above } = setUp()
    const seen = (facts: object) => embedder(Object.assign({}, frame.own, facts) as never)
    expect(seen({ location: { ancestorOrigins: [page] }, document: {} })).toBe(page)
    expect(seen({ location: {}, document: { referrer: `${page}/x?y` } })).toBe(page)
    expect(seen({ location: {}, document: { referrer: '' } })).toBeUndefined()
    expect(embedder(above.asWindow)).toBeUndefined()
  })
})

describe('a popup', () => {
  function openPopup(opener: (page: unknown) => unknown) {
    const above = createFakeWindow(page)
    const ends: PopupEnd<unknown>[] = []
    const popup = Object.assign(createFakeWindow(site).own, {
      opener: opener(above.own),
      closed: false,
      close: () => (popup.closed = true),
    })
    answerPopups({
      window: above.asWindow,
      origin: site,
      site: 'social',
      opener: createOpener(),
      handle: (end) => ends.push(end),
    })
    above.receive({ type: siteHello, site: 'social' }, { origin: site, source: popup })
    const [port] = popup.posted.flatMap(({ to }) => Object(to).transfer as MessagePort[])
    return { popup, port, ends }
  }

  it('answers and closes a popup that any code on the page opened', async () => {
    const { popup, port, ends } = openPopup((own) => own)
    port?.postMessage('here')
    await macrotask()
    await macrotask()
    expect(ends).toHaveLength(1)
    expect(ends[0]?.isClosed()).toBe(false)
    ends[0]?.close()
    expect([popup.closed, ends[0]?.isClosed()]).toEqual([true, true])
    port?.close()
  })

  it('gets no answer when it belongs to another page', () => {
    expect(openPopup(() => createFakeWindow(page).own).popup.posted).toEqual([])
    expect(openPopup(() => null).popup.posted).toEqual([])
  })
})

describe('the hostile frame', () => {
  const evil = 'http://evil.test'

  function setUpHostile() {
    const above = createFakeWindow(page)
    const frame = createFakeWindow(evil)
    frame.own.parent = above.own
    const added: unknown[] = []
    const element = { contentWindow: frame.own, sandbox: { add() {} }, src: '', remove() {} }
    const document = {
      createElement: () => element,
      body: { append: (one: unknown) => added.push(one) },
    }
    const window = Object.assign(above.own, { document }) as unknown as Window
    /** Loads the page of the frame: it says hello and posts the messages that arrive over its port. */
    const load = () => {
      above.receive({ type: siteHello }, { origin: evil, source: frame.own })
      const [port] = Object(frame.posted.at(-1)?.to).transfer as [MessagePort]
      port.addEventListener('message', ({ data }) =>
        above.receive(data, { origin: evil, source: frame.own }),
      )
      port.start()
      return () => port.close()
    }
    const arrival = (source: MessageEventSource) =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', (event) => {
          if (event.source === source && !isSiteMessage(event.data, siteHello)) resolve()
        })
      })
    return { hostile: createHostileFrame({ window, origin: evil, arrival }), element, added, load }
  }

  it('loads with the first message and posts it unchanged', async () => {
    const { hostile, element, added, load } = setUpHostile()
    expect(added).toEqual([])
    const posted = hostile.post({ forged: 1 })
    expect([added, element.src]).toEqual([[element], `${evil}/sites/hostile/`])
    const close = load()
    await posted
    await hostile.post({ forged: 2 })
    expect(added).toHaveLength(1)
    close()
  })

  it('repeats messages that were lost when the frame reloads', async () => {
    const { hostile, load } = setUpHostile()
    const posted = hostile.post('lost')
    load()()
    const close = load()
    expect(await posted).toBeUndefined()
    close()
  })
})
