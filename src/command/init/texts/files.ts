import type { PackageManager } from '../../app/detect/packageManager.ts'

/** Where `npx foyerkit` serves what pages of other servers need. */
export const simulatorPort = 4848

/** The text of SvelteKit's server hooks, which add the script to each page in development. */
export const svelteHooks = (script: string, isTypeScript: boolean) =>
  `import { dev } from '$app/environment'
${isTypeScript ? "import type { Handle } from '@sveltejs/kit'\n" : ''}
// In development, simulated wallets are in each page, before its own scripts.
const wallets = '<script src="${script}"></script>'

${isTypeScript ? '' : "/** @type {import('@sveltejs/kit').Handle} */\n"}export const handle${isTypeScript ? ': Handle' : ''} = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) => (dev ? html.replace('<head>', '<head>' + wallets) : html),
  })
`

/** The text of a document of Next's pages router. */
export const nextDocument = (headCode: string) =>
  `import { Head, Html, Main, NextScript } from 'next/document'

export default function Document() {
  return (
    <Html lang="en">
      <Head>
${headCode.replaceAll(/^/gm, '        ').replaceAll('\t', '  ')}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
`

/**
 * A server for pages without a bundler, which adds the script to each page, so that the pages stay as they are published.
 * @param folder of the pages, from the file of the server
 */
export const pageServer = (folder: string, script: string) =>
  `// Serves the pages with simulated wallets in them, for development and tests. The files stay as they are published.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { env } from 'node:process'

const port = Number(env.PORT ?? 8080)
const folder = new URL('${folder}', import.meta.url)
const wallets = '<script src="${script}"></script>'
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://localhost')
    const file = new URL('.' + (pathname.endsWith('/') ? pathname + 'index.html' : pathname), folder)
    if (!file.href.startsWith(folder.href)) throw new Error('This is outside of the folder.')
    const type = types[extname(file.pathname)] ?? 'application/octet-stream'
    const content = await readFile(file)
    const isPage = extname(file.pathname) === '.html'
    response.writeHead(200, { 'content-type': type })
    response.end(
      isPage ? String(content).replace(/<head[^>]*>/i, (head) => head + wallets) : content,
    )
  } catch {
    response.writeHead(404).end()
  }
}).listen(port, 'localhost', () => {
  console.log('http://localhost:' + port)
})
`

/** The commands that install the packages of a project on a fresh machine. */
function freshInstall({ name, version }: PackageManager, hasLock: boolean): readonly string[] {
  const tool = version === undefined ? name : `${name}@${version}`
  if (name === 'npm') return [hasLock ? 'npm ci' : 'npm install']
  // On a server for CI, newer releases of yarn keep to the lock file by themselves.
  if (name === 'yarn') return ['corepack enable', 'yarn install']
  return [`npm install --global ${tool}`, `${name} install${hasLock ? ' --frozen-lockfile' : ''}`]
}

/** What the workflow needs to know of the project. */
export interface WorkflowFacts {
  readonly manager: PackageManager
  readonly hasLock: boolean
  readonly script: string
  /** The folder of the app in its repository; empty if it is the repository itself. */
  readonly folder: string
}

/** The text of a workflow of GitHub that runs the tests. */
export function workflow({ manager, hasLock, script, folder }: WorkflowFacts): string {
  const steps = [
    ...freshInstall(manager, hasLock),
    manager.exec('playwright', 'install', '--with-deps', 'chromium').join(' '),
    manager.run(script).join(' '),
  ]
  const defaults =
    folder === '' ? '' : `    defaults:\n      run:\n        working-directory: ${folder}\n`
  return `# Tests of the app with simulated wallets and chains: no key, no account and no other machine is needed.
name: wallets

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  wallets:
    runs-on: ubuntu-latest
    timeout-minutes: 20
${defaults}    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version: 22
${steps.map((step) => `      - run: ${step}`).join('\n')}
`
}
