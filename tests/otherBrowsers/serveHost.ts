import { once } from 'node:events'
import { createServer } from 'node:http'
import { buildHost } from '../build/buildHost.ts'
import { guidePolicy } from '../../scripts/lib/examples/guidePolicy.mjs'

/** Runs first: records the browser's complaints, and announces a wallet (EIP-6963). */
const beforehand = `
  window.complaints = []
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  document.addEventListener('securitypolicyviolation', (event) =>
    complaints.push([event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.sample].join(' ')))
  for (const level of ['error', 'warn']) console[level] = (...values) => complaints.push(values.join(' '))
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Pine', rdns: 'example.pine',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }
  const provider = { request: async () => [], on() {}, removeListener() {} }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
`

/** Serves a host app without services, bundled from the built package, under the policy that the guide recommends. */
export async function serveHost(): Promise<{ readonly address: string; close(): void }> {
  const files = new Map([...(await buildHost('alone')), ['host/beforehand.js', beforehand]])
  const page = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," />
    <script src="/host/beforehand.js"></script><script type="module" src="/host/alone.js"></script>
    <p>Fresh from the quay</p><foyer-button></foyer-button>`
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? page : files.get(url.slice(1))
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': url === '/' ? 'text/html' : 'text/javascript',
      'content-security-policy': guidePolicy(),
    })
    response.end(file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${Object(server.address()).port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
