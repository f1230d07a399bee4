import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { playTimeout } from '../player/playInWorkbench.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkit } from './outside/runInApp.ts'

/** Occurs in every list of calls, and in the message of the failure. */
const secret = 'directory.wallets'

test('the report of a failed replay has no text with a secret, and no trace', async ({
  page,
  outsideProject,
}) => {
  test.setTimeout(playTimeout)
  const project = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const steps = [
    { do: 'click', target: { role: 'button', name: 'Connect Wallet', nth: 0 } },
    { do: 'typeSecret', target: { role: 'textbox', name: 'Email' }, secret: 'address' },
    { expect: 'title', is: secret },
  ]
  writeFileSync(
    join(project, 'secret.scenario.json'),
    JSON.stringify({ title: 'Types a secret', tags: [], steps }),
  )
  writeFileSync(
    join(project, 'foyer.config.mjs'),
    `export default { secrets: { address: '${secret}' } }`,
  )
  const replayed = await runFoyerkit(project, 'replay', 'secret.scenario.json', '--report')
  expect(replayed.said).toMatch(/\n0 passed, 1 failed\n$/)
  expect(replayed.said).toContain('Expected: The title reads “{{address}}”')

  const report = join(project, 'foyer-report')
  const files = readdirSync(join(report, 'data'))
  expect(files.filter((file) => file.endsWith('.zip'))).toEqual([])
  await page.goto(pathToFileURL(join(report, 'index.html')).href)
  await page.getByRole('link', { name: 'Types a secret' }).first().click()
  await expect(page.getByText('it would contain the typed secrets.')).toBeVisible()
  await page.getByText(/^2\. Type the secret “address”/).click()
  await expect(page.getByText('Type', { exact: true })).toHaveCount(secret.length)
  await expect(page.getByText(/^Type "/)).toHaveCount(0)
  await page.getByText('calls', { exact: true }).click()
  await expect(page.getByText('"name": "{{address}}"').first()).toBeVisible()
  await expect(page.getByText(`"name": "${secret}"`)).toHaveCount(0)
})
