import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { connectByHand } from '../browser/openWorkbench.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkit } from './outside/runInApp.ts'
import { startCommand } from './outside/startCommand.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const saveForm = (page: Page) => page.getByRole('form', { name: 'Save to the project' })
const inPicker = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Scenarios' }).getByRole('treeitem', { name })

async function save(page: Page, title: string, tags: string) {
  await player(page).getByRole('button', { name: 'Save to the project', exact: true }).click()
  await saveForm(page).getByLabel('Title').fill(title)
  await saveForm(page).getByLabel('Tags').fill(tags)
  await page.keyboard.press('Enter')
}

test.beforeEach(() => test.setTimeout(playTimeout))

test('a recording is saved in a project outside, found after a reload, and replayed there by command', async ({
  page,
  outsideProject,
}) => {
  const project = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const file = join(project, 'foyer-scenarios/connect-a-wallet.scenario.json')
  const command = startCommand(project, '--port', String(await freePort()))
  try {
    const address = await command.waitFor(/(http:\/\/localhost:\d+)/)
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
    await connectByHand(page)
    await save(page, 'Connect a wallet!', 'own, first , own')
    await expect(player(page).getByRole('status').filter({ hasText: 'Saved as' })).toHaveText(
      'Saved as foyer-scenarios/connect-a-wallet.scenario.json',
    )
    await expect(
      player(page).getByRole('button', { name: 'Save to the project', exact: true }),
    ).toBeFocused()
    const saved = JSON.parse(readFileSync(file, 'utf8'))
    expect(saved).toMatchObject({
      id: 'connect-a-wallet',
      title: 'Connect a wallet!',
      tags: ['own', 'first'],
    })

    await save(page, 'Connect a wallet', 'own')
    await expect(saveForm(page).getByRole('alert')).toHaveText(
      'There is already a file foyer-scenarios/connect-a-wallet.scenario.json.',
    )
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(saved)
    await saveForm(page).getByRole('button', { name: 'Replace' }).click()
    await expect(saveForm(page)).toBeHidden()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      ...saved,
      title: 'Connect a wallet',
      tags: ['own'],
    })
    expect(readdirSync(join(project, 'foyer-scenarios'))).toHaveLength(1)

    writeFileSync(
      join(project, 'foyer-scenarios/old.scenario.json'),
      JSON.stringify({ title: 'Old', steps: [{ do: 'fly' }] }),
    )
    await page.reload()
    await expect(page.getByRole('region', { name: 'Scenarios' }).getByRole('alert')).toContainText(
      /^old\.scenario\.json: The recording cannot be played\..*fly/,
    )
    await inPicker(page, /^Project/).click()
    await inPicker(page, /^Connect a wallet/).click()
    await player(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(player(page).getByText(/^All done/)).toBeVisible()
    await expect(page).toHaveURL(/\?scenario=project\.connect-a-wallet$/)
    await page.reload()
    await expect(
      page.frameLocator('#wb-stage-frame').getByRole('button', { name: 'Connect Wallet' }).first(),
    ).toBeVisible()
    await closeStage(page)
  } finally {
    await command.interrupt()
  }

  const damaged = await runFoyerkit(project, 'replay')
  expect(damaged.said).toContain('fly')
  writeFileSync(join(project, 'foyer-scenarios/old.scenario.json'), readFileSync(file))
  const replayed = await runFoyerkit(project, 'replay', '--tag', 'own')
  expect(replayed.said).toMatch(/\n2 passed, 0 failed\n$/)
})
