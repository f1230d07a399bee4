import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { Scenario } from '../../src/scenarios/index.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openWorkbench } from '../browser/openWorkbench.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkit, runFoyerkitOnGitHub } from './outside/runInApp.ts'

const releases = { react: 'react', viem: 'viem-newest' } as const

const help: Omit<Scenario, 'id'> = {
  title: 'Help explains wallets',
  tags: ['help'],
  steps: [
    { do: 'click', target: { role: 'button', name: 'Connect Wallet', nth: 0 } },
    { expect: 'view', is: 'Connect' },
    { do: 'click', target: { role: 'button', name: 'Help' } },
    { expect: 'title', is: 'What is a wallet?' },
  ],
}
const wrong = {
  ...help,
  title: 'Help explains houses',
  tags: ['house'],
  steps: [...help.steps.slice(0, 3), { expect: 'title', is: 'What is a house?' }],
}

const failed = (page: Page) =>
  page.getByRole('region', { name: 'Player' }).locator('li[data-state=failed]')

async function choose(page: Page, name: string, content: string | Buffer) {
  const buffer = Buffer.from(content)
  const mimeType = 'application/json'
  await page.getByLabel('File of a recording').setInputFiles({ name, mimeType, buffer })
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

// Several runs of the command, each of which starts a browser and a server.
test.beforeEach(() => test.setTimeout(2 * playTimeout))

test('a failed run is saved as a file, and fails the same way in another browser and by command in another project', async ({
  page,
  browser,
  outsideProject,
}) => {
  const complaints = await openWorkbench(page)
  await choose(page, 'house.scenario.json', JSON.stringify(wrong))
  await expect(failed(page)).toContainText('Expected: The title reads “What is a house?”')
  const words = await failed(page).innerText()

  await page.getByRole('button', { name: 'Copy as an issue' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const issue = await page.evaluate(() => navigator.clipboard.readText())
  expect(issue).toContain('## Help explains houses\n\nStep 4 failed.')
  expect(issue).toContain('3. Click the button “Help”')
  expect(issue).toContain('Seen: What is a wallet?')
  expect(issue).toMatch(/Paste this link into the workbench: http\S+#recording=\S+/)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save run' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/\.foyer$/)
  const file = await readFile(await download.path())
  await closeStage(page)
  expect(complaints).toEqual([])

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  try {
    const other = await elsewhere.newPage()
    await openWorkbench(other)
    await choose(other, 'bug.foyer', file)
    await expect(failed(other)).toHaveText(await failed(page).textContent().then(String))
    expect(await failed(other).innerText()).toBe(words)
    await choose(other, 'bug.foyer', String(file).replace('"timeline"', '"timelines"'))
    await expect(other.getByRole('alert').filter({ hasText: 'damaged' })).toHaveText(
      'The run file is damaged: "timeline" is missing or invalid.',
    )
    await closeStage(other)
  } finally {
    await elsewhere.close()
  }

  const project = await outsideProject(releases)
  // A terminal that gets this would clear its screen.
  const hostile = String.raw`\u001b[2JHelp explains houses`
  const changed = String(file).replace('Help explains houses', hostile)
  writeFileSync(join(project, 'hostile.foyer'), changed)
  const refused = await runFoyerkit(project, 'replay', 'hostile.foyer')
  expect(refused.said).toBe(
    'hostile.foyer: The title or a tag of the recording is not one line of text.\n',
  )
  writeFileSync(join(project, 'bug.foyer'), file)
  const replayed = await runFoyerkit(project, 'replay', 'bug.foyer')
  expect(replayed.said).toContain('✗ Help explains houses (bug.foyer)')
  expect(replayed.said).toContain('✗   4 The title reads “What is a house?”')
  expect(replayed.said).toContain('As in the file: the same step fails with the same message.')
  expect(replayed.failed).toBe(true)
})

test('the command repeats, replays a matrix in two shards, merges their reports, and says where two runs diverge', async ({
  page,
  outsideProject,
}) => {
  const project = await outsideProject(releases)
  mkdirSync(join(project, 'runs'), { recursive: true })
  const skip: Scenario['skip'] = [{ device: 'iphone', because: 'It is as on a desktop.' }]
  for (const [name, scenario] of Object.entries({ help: { ...help, skip }, wrong })) {
    writeFileSync(join(project, `runs/${name}.scenario.json`), JSON.stringify(scenario))
  }
  const passed = await runFoyerkit(project, 'replay', 'runs', '--tag', 'help', '--repeat', '3')
  expect(passed, passed.said).toMatchObject({ failed: false })
  const none = ['--json', 'results/none.json', '--junit', 'results/none.xml']
  expect(await runFoyerkit(project, 'replay', 'runs', '--last-failed', ...none)).toMatchObject({
    said: expect.stringMatching(/^None of 2 scenarios failed when it was last played\.\n/),
    failed: false,
  })
  expect(JSON.parse(await readFile(join(project, 'results/none.json'), 'utf8'))).toMatchObject({
    isPassed: true,
    scenarios: [],
  })
  expect(await readFile(join(project, 'results/none.xml'), 'utf8')).toContain('tests="0"')
  expect(passed.said).toContain('All 3 plays of each scenario are identical.')
  expect(passed.said).toMatch(/\n1 passed, 0 failed\n$/)

  const matrix = ['--device', 'Desktop,iPhone', '--language', 'de', '--theme', 'dark']
  const shard = (part: string) =>
    runFoyerkit(
      project,
      'replay',
      'runs',
      ...matrix,
      '--shard',
      part,
      '--report',
      '--output',
      'results',
    )
  const shards = [await shard('1/2')]
  expect(await runFoyerkit(project, 'merge')).toMatchObject({
    said: expect.stringContaining('The folder foyer-shards lacks shard-2-of-2.'),
    failed: true,
  })
  shards.push(await shard('2/2'))
  expect(shards.map(({ said }) => said.trim().split('\n').at(-1))).toEqual([
    '1 passed, 1 failed',
    '0 passed, 1 failed, 1 skipped',
  ])
  const merged = await runFoyerkit(project, 'merge', '--json', 'results/run.json')
  expect(merged.said).toContain(`
  ✓ Help explains wallets (runs/help.scenario.json): 1 of 1 cell
      not played in iphone: It is as on a desktop.
  ✗ Help explains houses (runs/wrong.scenario.json): 0 of 2 cells
      failed in every cell

4 cells of all scenarios: 1 passed, 2 failed, 1 skipped
`)
  expect(merged.said).toMatch(/\n1 passed, 1 failed\n$/)
  expect(merged.failed).toBe(true)
  expect(JSON.parse(await readFile(join(project, 'results/run.json'), 'utf8'))).toMatchObject({
    format: 'foyer-run-results',
    isPassed: false,
    scenarios: [
      {
        name: 'runs/help.scenario.json',
        title: 'Help explains wallets',
        result: 'passed',
        failures: [],
        cells: [
          { cell: 'desktop-de-dark', result: 'passed' },
          { cell: 'iphone-de-dark', result: 'skipped', because: 'It is as on a desktop.' },
        ],
      },
      {
        name: 'runs/wrong.scenario.json',
        result: 'failed',
        failures: ['desktop-de-dark', 'iphone-de-dark'].map((cell): unknown =>
          expect.objectContaining({
            cell,
            step: 4,
            sentence: 'The title reads “What is a house?”',
            message: expect.stringContaining('Seen: What is a wallet?'),
          }),
        ),
      },
    ],
  })
  const junit = join(project, 'results/junit.xml')
  const again = await runFoyerkitOnGitHub(
    project,
    'replay',
    'runs',
    '--last-failed',
    '--junit',
    junit,
  )
  expect(again.said).toContain('1 scenario in 2 cells: 2 plays, in Chromium')
  expect(again.said).toMatch(
    /\n::error file=runs\/wrong\.scenario\.json,title=.*Help explains houses.*,line=\d+,col=1::/,
  )
  expect(await readFile(junit, 'utf8')).toMatch(
    /<testcase name="[^"]*Help explains houses \(iphone-de-dark\)"/,
  )

  const past = JSON.parse(await readFile(join(project, 'foyer-history.json'), 'utf8'))
  expect(past.scenarios).toMatchObject({
    'runs/help.scenario.json': {
      runs: [],
      cells: { 'desktop-de-dark': { runs: [{ result: 'passed' }] } },
    },
    'runs/wrong.scenario.json': {
      runs: [],
      cells: { 'iphone-de-dark': { runs: [{ result: 'failed' }] } },
    },
  })

  await page.goto(pathToFileURL(join(project, 'foyer-report/cells.html')).href)
  await page.getByRole('link', { name: 'desktop-de-dark: failed' }).click()
  await page
    .getByRole('link', { name: /Help explains houses/ })
    .first()
    .click()
  await expect(page.getByText('4. The title reads “What is a house?”')).toBeVisible()
  for (const name of ['wrong-desktop-de-dark.foyer', 'screenshot', 'timeline', 'calls', 'trace']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  }
  const link = page.getByRole('link', { name: /#recording=/ })
  await page.goto(`/${new URL(String(await link.getAttribute('href'))).hash}`)
  await expect(failed(page)).toContainText('Expected: The title reads “What is a house?”')
  await closeStage(page)

  const saved = await readFile(join(project, 'results/wrong-desktop-de-dark.foyer'), 'utf8')
  const picture = await readFile(join(project, 'results/wrong-desktop-de-dark.png'))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')

  const { recording, ...run } = JSON.parse(saved)
  const steps = [...recording.steps.slice(0, 2), { do: 'press', key: 'Escape' }]
  writeFileSync(
    join(project, 'results/escape.foyer'),
    JSON.stringify({ ...run, recording: { ...recording, steps } }),
  )
  const same = await runFoyerkit(
    project,
    'compare',
    'results/wrong-desktop-de-dark.foyer',
    'results/wrong-desktop-de-dark.foyer',
  )
  expect(same).toEqual({ said: 'The two runs are identical.\n', failed: false })
  const other = await runFoyerkit(
    project,
    'compare',
    'results/wrong-desktop-de-dark.foyer',
    'results/escape.foyer',
  )
  expect(other.said).toContain('Identical up to step 2: The view is Connect.')
  expect(other.said).toContain('Then the first: Click the button “Help”')
  expect(other.said).toContain('and the second: Press Escape')
  expect(other.failed).toBe(true)
})

test('the command ends with the reason when the config of the project cannot be read', async ({
  outsideProject,
}) => {
  const project = await outsideProject(releases)
  writeFileSync(join(project, 'help.scenario.json'), JSON.stringify(help))
  writeFileSync(join(project, 'foyer.config.mjs'), 'export default { people: 5 }')
  try {
    const { said, failed } = await runFoyerkit(project, 'replay', 'help.scenario.json')
    expect(said).toContain('foyer.config.mjs')
    expect(failed).toBe(true)
  } finally {
    rmSync(join(project, 'foyer.config.mjs'))
  }
})
