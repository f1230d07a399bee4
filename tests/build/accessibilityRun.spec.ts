import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import type { Scenario } from '../../src/scenarios/index.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkitIn } from './outside/runInApp.ts'
import { serveFiles } from './outside/serveFiles.ts'
import { startCommand } from './outside/startCommand.ts'

const releases = { react: 'react', viem: 'viem-newest' } as const

/** Paying adds a button that has no name. */
const script = `
  const [look, pay] = document.querySelectorAll('button')
  const said = document.querySelector('p')
  look.onclick = () => { said.textContent = 'Three loaves' }
  pay.onclick = () => {
    said.textContent = 'Paid'
    console.warn('The till is nearly empty.')
    said.after(Object.assign(document.createElement('button'), { id: 'receipt' }))
  }
`
const page = (tag: string) => `<!doctype html>
  <html lang="en"><head><title>Bakery</title><link rel="icon" href="data:," />${tag}</head>
  <body><main><h1>Bakery</h1><button>Look</button> <button>Pay</button><p></p></main>
  <script type="module" src="/app.js"></script></body></html>`

const scenario = (button: string, text: string): Omit<Scenario, 'id'> => ({
  title: `${button} in the bakery`,
  tags: [],
  page: '/',
  steps: [
    { do: 'click', target: { role: 'button', name: button } },
    { expect: 'text', text },
  ],
})

const strictPolicy = (scripts: string) =>
  `default-src 'none'; script-src 'self' ${scripts}; connect-src 'self' http://localhost:*; img-src data:; base-uri 'none'; require-trusted-types-for 'script'`

const violation =
  'Step 2, button without a name (critical): Buttons must have discernible text [button-name] <button id="receipt"></button>'

const complaint = 'Step 1, on the console: The till is nearly empty.'

test.beforeEach(() => test.setTimeout(playTimeout))

/** Serves the bakery and `npx foyerkit`; `replay` plays both scenarios in a folder. */
async function openBakery(project: string, app: string, policyOf?: (foyer: string) => string) {
  mkdirSync(join(project, app, 'runs'), { recursive: true })
  for (const [name, content] of Object.entries({
    look: scenario('Look', 'Three loaves'),
    pay: scenario('Pay', 'Paid'),
  })) {
    const file = join(project, app, `runs/${name}.scenario.json`)
    writeFileSync(file, JSON.stringify(content))
  }
  const port = String(await freePort())
  const command = startCommand(project, '--port', port)
  const tag = await command.waitFor(/<script src="[^"]+\/__foyer\/wallets\.js"><\/script>/)
  const files = new Map([['app.js', script]])
  const server = await serveFiles(page(tag), files, policyOf?.(`http://localhost:${port}`))
  return {
    replay: (...args: readonly string[]) =>
      runFoyerkitIn(project, app, 'replay', 'runs', '--page', server.origin, ...args),
    async close() {
      server.close()
      await command.interrupt()
    },
  }
}

test('a run with --a11y or --strict fails where a page has a violation or complains, and names the step', async ({
  outsideProject,
}) => {
  const bakery = await openBakery(await outsideProject(releases), 'open')
  try {
    const plain = await bakery.replay()
    expect(plain, plain.said).toMatchObject({ failed: false })

    const checked = await bakery.replay('--a11y')
    expect(checked.failed).toBe(true)
    expect(checked.said).toContain('✓ Look in the bakery')
    expect(checked.said).toContain('✗ Pay in the bakery')
    expect(checked.said.split(violation)).toHaveLength(2)
    expect(checked.said).toContain('\n1 passed, 1 failed\n')

    const complained = await bakery.replay('--strict')
    expect(complained.said).toContain('✓ Look in the bakery')
    expect(complained.said.split(complaint)).toHaveLength(2)
    expect(complained.said).toContain('\n1 passed, 1 failed\n')

    const options = ['--a11y', '--strict', '--screens', '--variant', 'light-desktop']
    const shown = await bakery.replay(...options)
    expect(shown.said.split(violation)).toHaveLength(2)
    expect(shown.said.split(complaint)).toHaveLength(2)
    expect(shown.said).toContain('\n2 screens: 2 new, 0 as accepted\n')
    expect(shown.said).toContain('\n1 passed, 1 failed\n')
  } finally {
    await bakery.close()
  }
})

test('a strict content policy with Trusted Types does not keep axe out, and one that does is named', async ({
  outsideProject,
}) => {
  const project = await outsideProject(releases)
  const strict = await openBakery(project, 'strict', strictPolicy)
  try {
    const checked = await strict.replay('--a11y')
    expect(checked.said).toContain(violation)
    expect(checked.said).toContain('\n1 passed, 1 failed\n')
  } finally {
    await strict.close()
  }

  let script = ''
  const closed = await openBakery(project, 'closed', (foyer) => {
    script = foyer
    return strictPolicy(`${foyer}/__foyer/wallets.js`)
  })
  try {
    const blocked = await closed.replay('--a11y')
    expect(blocked.failed).toBe(true)
    expect(blocked.said).toContain(
      `its content policy blocks ${script}/__foyer/page.js. In development, add ${script} to its script-src.`,
    )
  } finally {
    await closed.close()
  }
})
