// Any server does: it serves three files, and writes the hash of this release into the page.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const port = process.env.PORT ?? 8080
const simulator = process.env.SIMULATOR
const at = (path) => new URL(path, import.meta.url)
const browser = 'node_modules/foyerkit/dist/browser'
const { 'foyer.js': hash } = JSON.parse(await readFile(at(`${browser}/integrity.json`), 'utf8'))

const page = (await readFile(at('index.html'), 'utf8'))
  .replace('sha384-of-the-release', hash)
  .replace(
    '<!-- simulator -->',
    // In development and in tests only.
    simulator ? `<script src="${simulator}/__foyer/wallets.js"></script>` : '',
  )

const files = {
  '/': ['text/html', page],
  '/shop.js': ['text/javascript', await readFile(at('shop.js'))],
  '/foyer.js': ['text/javascript', await readFile(at(`${browser}/foyer.js`))],
}

createServer(({ url }, response) => {
  const [type, body] = files[url] ?? []
  if (!type) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
}).listen(port, 'localhost', () => {
  process.stdout.write(`http://localhost:${port}\n`)
})
