import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
// As a host would: through the package's exports, which Node finds from within the package too.
const program = `
  import { createElement } from 'react'
  import { renderToString } from 'react-dom/server'
  import { createFoyer, ethereum, FoyerButton, FoyerProvider } from 'foyerkit'
  import * as elements from 'foyerkit/elements'
  import { createRealBackend } from 'foyerkit/real'
  const foyer = createFoyer({
    projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    backend: createRealBackend(),
    adapters: [{ namespace: 'eip155', networks: [ethereum] }],
  })
  const html = renderToString(
    createElement(FoyerProvider, { foyer }, createElement(FoyerButton)),
  )
  console.log(JSON.stringify({ window: typeof window, html, elements: Object.keys(elements) }))
`

test('the production entry points are imported and rendered on a server without a window', async () => {
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
  })
  expect(stderr).toBe('')
  const said = JSON.parse(stdout)
  expect(said.window).toBe('undefined')
  expect(said.html).toContain('data-foyer="foyer-button"')
  expect(said.elements).toContain('defineFoyerElements')
})

for (const entryPoint of ['foyer', 'elements']) {
  test(`a React server leaves ${entryPoint} to the browser`, async () => {
    const code = await readFile(
      new URL(`../../dist/package/${entryPoint}.js`, import.meta.url),
      'utf8',
    )
    expect(code).toMatch(/^['"]use client['"];/)
    // A React server knows what a client module has only when each export is named.
    expect(code).not.toMatch(/export\s*\*/)
    expect(code).toMatch(/export\s*\{[^}]*createFoyer/)
  })
}
