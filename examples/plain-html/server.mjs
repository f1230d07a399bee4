// Any server does: it serves five files, and writes the hash of this release into the pages.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const port = process.env.PORT ?? 8080
// Address of `npx foyerkit`, in development and in tests only.
const simulator = process.env.SIMULATOR
const at = (path) => new URL(path, import.meta.url)
const browser = 'node_modules/foyerkit/dist/browser'
const { 'foyer.js': hash } = JSON.parse(await readFile(at(`${browser}/integrity.json`), 'utf8'))

const tag = '<script src="/foyer.js" integrity="sha384-of-the-release"></script>'
const released = tag.replace('sha384-of-the-release', hash)
const wallets = `<script src="${simulator}/__foyer/wallets.js"></script>`
const simulated = `<script src="${simulator}/__foyer/foyer.js"></script>`
const page = async (name, script) => [
  'text/html',
  (await readFile(at(name), 'utf8')).replace(tag, script),
]
const script = async (name) => ['text/javascript', await readFile(at(name))]

const files = {
  // The released file, among simulated wallets.
  '/': await page('index.html', simulator ? wallets + released : released),
  // The same file with the simulator in it.
  '/members': await page('members.html', simulator ? simulated : released),
  '/shop.js': await script('shop.js'),
  '/members.js': await script('members.js'),
  '/foyer.js': await script(`${browser}/foyer.js`),
}

createServer(({ url }, response) => {
  const [type, body] = files[url] ?? []
  if (!type) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
}).listen(port, 'localhost', () => {
  process.stdout.write(`http://localhost:${port}\n`)
})
