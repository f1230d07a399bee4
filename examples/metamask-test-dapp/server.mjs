// Serves the page as it is in its package, with the simulated wallets before its own scripts.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'

const port = process.env.PORT ?? 8080
const simulator = process.env.SIMULATOR ?? 'http://localhost:4848'
const page = new URL('node_modules/@metamask/test-dapp/dist/', import.meta.url)
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const wallets = `<script src="${simulator}/__foyer/wallets.js"></script>`

async function fileAt(path) {
  const body = await readFile(new URL(`.${path}`, page))
  return path === '/index.html' ? String(body).replace('<head>', `<head>${wallets}`) : body
}

createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, page)
  const path = pathname === '/' ? '/index.html' : pathname
  try {
    const body = await fileAt(path)
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'image/svg+xml' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
}).listen(port, 'localhost')
