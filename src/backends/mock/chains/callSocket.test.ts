import { describe, expect, it } from 'vitest'
import { createCallSocket } from './callSocket.ts'

const call = { chain: '1', genesis: 1_700_000_000, now: 1_700_000_060_000, body: '{}' }

function setUp() {
  const links: { target: EventTarget; sent: { id: number; body: string }[] }[] = []
  let offline = () => {}
  const socket = createCallSocket(
    () => {
      const target = new EventTarget()
      const sent: { id: number; body: string }[] = []
      links.push({ target, sent })
      return {
        addEventListener: target.addEventListener.bind(target),
        send: (text: unknown) => void sent.push(JSON.parse(String(text))),
        close: () => void target.dispatchEvent(new Event('close')),
      }
    },
    (listener) => {
      offline = listener
    },
  )
  const link = (nth: number) => {
    const known = links[nth]
    if (known === undefined) throw new Error(`There is no socket ${nth}.`)
    return {
      sent: known.sent,
      open: () => known.target.dispatchEvent(new Event('open')),
      answer: (answer: object) =>
        known.target.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(answer) })),
      close: () => known.target.dispatchEvent(new Event('close')),
    }
  }
  return { socket, links, link, goOffline: () => offline() }
}

describe('the socket of a page to its chains', () => {
  it('opens with the first call, and sends when it is open', async () => {
    const { socket, links, link } = setUp()
    expect(links).toHaveLength(0)
    const first = socket.send(call)
    const second = socket.send({ ...call, chain: '137' })
    expect([links.length, link(0).sent.length]).toEqual([1, 0])
    link(0).open()
    await Promise.resolve()
    expect(link(0).sent).toEqual([
      { ...call, id: 1 },
      { ...call, chain: '137', id: 2 },
    ])
    link(0).answer({ id: 2, ok: true, body: 'b' })
    link(0).answer({ id: 1, ok: false, body: 'a' })
    expect(await first).toEqual({ id: 1, ok: false, body: 'a' })
    expect(await second).toEqual({ id: 2, ok: true, body: 'b' })
  })

  it('rejects calls in flight when it is lost, and reopens for the next call', async () => {
    const { socket, links, link } = setUp()
    const lost = socket.send(call)
    link(0).close()
    await expect(lost).rejects.toThrow('The socket to the local chains is closed.')
    const next = socket.send(call)
    link(1).open()
    await Promise.resolve()
    expect([links.length, link(1).sent]).toEqual([2, [{ ...call, id: 2 }]])
    link(1).answer({ id: 2, ok: true, body: 'c' })
    expect((await next).body).toBe('c')
  })

  it('rejects calls in flight on a silent socket when the page is offline', async () => {
    const { socket, links, link, goOffline } = setUp()
    const lost = socket.send(call)
    link(0).open()
    goOffline()
    expect(links).toHaveLength(2)
    link(1).close()
    await expect(lost).rejects.toThrow('The socket to the local chains is closed.')
    void socket.send(call).catch(() => undefined)
    expect(links).toHaveLength(3)
  })

  it('keeps its socket when the machine is offline and the server can be reached', async () => {
    const { socket, links, link, goOffline } = setUp()
    const kept = socket.send(call)
    link(0).open()
    goOffline()
    link(1).open()
    link(0).answer({ id: 1, ok: true, body: 'd' })
    expect((await kept).body).toBe('d')
    void socket.send(call)
    expect(links).toHaveLength(2)
  })

  it('opens no socket for a page that goes offline before its first call', () => {
    const { links, goOffline } = setUp()
    goOffline()
    expect(links).toEqual([])
  })

  it('rejects calls in flight when the page closes it', async () => {
    const { socket } = setUp()
    const open = socket.send(call)
    socket.close()
    await expect(open).rejects.toThrow('closed')
  })
})
