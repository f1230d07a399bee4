// Serves the production build on this machine, to look at it.
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('dist/shop/browser/', import.meta.url))
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const file = join(folder, pathname === '/' ? 'index.html' : pathname)
  if (!existsSync(file)) return response.writeHead(404).end()
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  return createReadStream(file).pipe(response)
}).listen(Number(process.env.PORT ?? 4200), '127.0.0.1')
