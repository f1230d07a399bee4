import { expect, it } from 'vitest'
import { createTrustedText } from '../shared/trustedText.ts'
import { openPanelsWindow } from './openPanelsWindow.ts'

const server = 'http://localhost:4848'
const plain = createTrustedText({} as Window)

/** A page that opens a window; the content written to it, and whether it is closed. */
function pageThatOpens() {
  const seen = { written: '', isClosed: false }
  const opened = {
    document: {
      open: () => undefined,
      write: (html: string) => (seen.written += html),
      close: () => undefined,
    },
    focus: () => undefined,
    close: () => (seen.isClosed = true),
  }
  const location = { href: 'http://localhost:3000/cart?a="1"&b=2' }
  return { seen, page: { location, open: () => opened } as unknown as Window }
}

it('writes the panels with the files of their own server and the address of the page', async () => {
  const { page, seen } = pageThatOpens()
  const html =
    '<html><head><script type="module" src="/__foyer/assets/a.js"></script></head></html>'
  await openPanelsWindow(page, server, () => Promise.resolve(new Response(html)), plain)
  expect(seen.written).toBe(
    '<html><head><meta name="foyer-page" content="http://localhost:3000/cart?a=&quot;1&quot;&amp;b=2" />' +
      '<script type="module" src="http://localhost:4848/__foyer/assets/a.js"></script></head></html>',
  )
})

it('closes the window and names the command to run when the server is gone', async () => {
  const { page, seen } = pageThatOpens()
  const opening = openPanelsWindow(page, server, () => Promise.reject(new TypeError('gone')), plain)
  await expect(opening).rejects.toThrow(
    'Failed to open the panels: http://localhost:4848 does not answer (TypeError: gone). Run npx foyerkit again.',
  )
  expect(seen.isClosed).toBe(true)
})

it("says what to allow when the page's content policy blocks the markup", async () => {
  const { page, seen } = pageThatOpens()
  const refusing = {
    markup: () => {
      throw new TypeError('disallowed')
    },
    scriptUrl: String,
  }
  const answer = () => Promise.resolve(new Response('<html></html>'))
  await expect(openPanelsWindow(page, server, answer, refusing)).rejects.toThrow(
    'Failed to open the panels: the page\'s content policy blocks the panels (TypeError: disallowed). Allow "foyer-panels" in its trusted-types, in development.',
  )
  expect(seen.isClosed).toBe(true)
})

it('reports that the browser opens no window', async () => {
  const page = { open: () => null } as unknown as Window
  const opening = openPanelsWindow(page, server, () => Promise.reject(new Error('unused')), plain)
  await expect(opening).rejects.toThrow('the browser blocked the pop-up')
})
