import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { playTimeout } from '../player/playInWorkbench.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { axeViolations } from './axeViolations.ts'
import { connectByHand, openWorkbench, showScenarios, showSteps } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const button = (page: Page, name: string | RegExp) =>
  player(page).getByRole('button', { name, exact: typeof name === 'string' })
const list = (page: Page, name: string) => player(page).getByRole('list', { name, exact: true })
const status = (page: Page) => page.locator('.wb-player-status').getByRole('status')
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const title = (page: Page) => player(page).getByRole('textbox', { name: 'Title of the recording' })

const opened = {
  id: 'r',
  title: 'Ada looks',
  tags: [],
  steps: [
    { do: 'click', target: { role: 'button', name: 'Connect Wallet', within: 'page', nth: 0 } },
    { expect: 'view', is: 'Connect' },
    { do: 'click', target: { role: 'button', name: 'Help' } },
    { expect: 'title', is: 'What is a house?' },
  ],
}

async function openRecording(page: Page, recording: object): Promise<void> {
  await page.getByLabel('File of a recording').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recording)),
  })
}

test.use({
  viewport: { width: 1280, height: 760 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test.beforeEach(() => test.setTimeout(playTimeout))

test.afterEach(({ page }) => closeStage(page))

test('a recording that was opened and has failed is edited by keyboard and mouse, and the original stays', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await openRecording(page, opened)
  await expect(status(page)).toHaveText('Failed 3/4')

  const pencil = button(page, 'Edit the steps of the recording')
  await pencil.focus()
  await page.keyboard.press('Enter')
  await expect(pencil).toHaveAttribute('aria-pressed', 'true')
  const rows = list(page, 'Edited steps').getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.last()).toBeInViewport({ ratio: 0.9 })
  expect(await axeViolations(page, { exclude: '#wb-stage-frame' })).toEqual([])

  await rows.last().hover()
  await rows
    .last()
    .getByRole('button', { name: /^Edit: / })
    .click()
  await rows.last().getByRole('textbox').first().fill('What is a wallet?')
  await page.keyboard.press('Enter')
  await rows.nth(1).hover()
  await rows
    .nth(1)
    .getByRole('button', { name: /^Remove: / })
    .click()
  await expect(rows).toHaveCount(3)
  await button(page, 'Undo').click()
  await expect(rows).toHaveCount(4)
  await button(page, 'Redo').click()
  await expect(title(page)).toHaveValue('Ada looks, edited')

  await button(page, 'Play the edited recording in a new world').click()
  await expect(status(page)).toHaveText('All done 3/3')
  const listed = page.getByRole('treeitem', { name: /Ada looks/ })
  await showScenarios(page)
  await expect(listed).toHaveText([/Ada looks, edited/, /Ada looks/])
  await showSteps(page)

  // What was changed can still be taken back, and goes into the same copy.
  await button(page, 'Edit the steps of the recording').click()
  await button(page, 'Undo').click()
  await button(page, 'Play the edited recording in a new world').click()
  await expect(status(page)).toHaveText('All done 4/4')
  await showScenarios(page)
  await expect(listed).toHaveCount(2)

  await page.getByRole('treeitem', { name: /Ada looks(?!, edited)/ }).click()
  await showSteps(page)
  await expect(list(page, 'Steps').getByRole('listitem').last()).toContainText('What is a house?')
  expect(complaints).toEqual([])
})

test('changes of a recording that were not played are kept when the workbench is reloaded', async ({
  page,
}) => {
  await openWorkbench(page)
  await openRecording(page, opened)
  await expect(status(page)).toHaveText('Failed 3/4')
  await button(page, 'Edit the steps of the recording').click()
  const last = list(page, 'Edited steps').getByRole('listitem').last()
  await last.hover()
  await last.getByRole('button', { name: /^Remove: / }).click()

  await page.reload()
  await showScenarios(page)
  const listed = page.getByRole('treeitem', { name: /Ada looks/ })
  await expect(listed).toHaveText([/Ada looks, edited/, /Ada looks/])
  await listed.first().click()
  await showSteps(page)
  await expect(list(page, 'Steps').getByRole('listitem')).toHaveCount(3)
  await button(page, 'Play').click()
  await expect(status(page)).toHaveText('All done 3/3')
})

test('a recording of this browser that is saved in the project is listed once, and stays chosen', async ({
  page,
}) => {
  let text: string | null = null
  await page.route(/\/__foyer\/scenarios/, (route) => {
    text = route.request().postData() ?? text
    const path = 'foyer-scenarios/ada-tabs.scenario.json'
    const files = text === null ? [] : [{ name: 'ada-tabs', text }]
    return route.fulfill({ json: { folder: 'foyer-scenarios', path, files } })
  })
  await openWorkbench(page)
  await openRecording(page, opened)
  await expect(status(page)).toHaveText('Failed 3/4')
  await player(page).getByText('Earlier recordings').click()
  await button(page, 'Save Ada looks, 4 steps to the project').click()
  const form = page.getByRole('form', { name: 'Save to the project' })
  await form.getByLabel('Title').fill('Ada tabs')
  await page.keyboard.press('Enter')

  const listed = page.getByRole('treeitem', { name: /Ada (?:looks|tabs)/ })
  await showScenarios(page)
  await expect(listed).toHaveText([/Ada tabs/])
  await expect(listed).toHaveAttribute('aria-selected', 'true')
  await expect(status(page)).toHaveText('Failed 3/4')
  await page.reload()
  await showScenarios(page)
  await expect(listed).toHaveText([/Ada tabs/])
  await expect(page.getByRole('heading', { name: 'Ada looks', level: 1 })).toBeVisible()
})

test('the title of a recording is that of the saved run and of the link to the stage, and stays when the scenarios are shown meanwhile', async ({
  page,
}) => {
  await openWorkbench(page)
  await connectByHand(page)
  await title(page).fill('Ada connects')
  await showScenarios(page)
  await showSteps(page)
  await expect(title(page)).toHaveValue('Ada connects')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save run' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('ada-connects.foyer')
  const run = JSON.parse(await readFile(await file.path(), 'utf8')) as { recording: object }
  expect(run.recording).toMatchObject({ title: 'Ada connects' })

  await page.getByRole('button', { name: 'Copy a link to this stage' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // Another hash alone would not load the page again.
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Ada connects', level: 1 })).toBeVisible()
})

test('the newest step, the tools of a long recording and the form that saves it are in view', async ({
  page,
}) => {
  await openWorkbench(page)
  await connectByHand(page)
  const recorded = list(page, 'Recorded steps').getByRole('listitem')
  const now = page.getByRole('region', { name: 'Now' })
  for (let clicks = 1; clicks <= 4; clicks += 1) {
    await stage(page).getByRole('button', { name: 'Sign a message' }).click()
    await now.getByRole('button', { name: /^Reject/ }).click()
    await expect(now.getByRole('button', { name: /^Reject/ })).toHaveCount(0)
  }
  await expect.poll(() => recorded.count()).toBeGreaterThan(9)
  // A scroll position is rounded to a fraction of a pixel.
  await expect(recorded.last()).toBeInViewport({ ratio: 0.9 })
  const heading = await player(page)
    .getByRole('heading', { name: /^Recorded/ })
    .boundingBox()
  const tools = await player(page).getByRole('toolbar', { name: 'Recording' }).boundingBox()
  expect(Math.abs((heading?.y ?? 0) - (tools?.y ?? 99))).toBeLessThan(8)

  await button(page, 'Save to the project').click()
  await expect(button(page, 'Save')).toBeInViewport({ ratio: 1 })
})

test('a page without a modal is shown after a play as it was before, where the person scrolls it', async ({
  page,
}) => {
  await openWorkbench(page)
  await connectByHand(page)
  const pay = stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })
  await button(page, 'Play the recording in a new world').click()
  await expect(status(page)).toHaveText('All done 3/3')
  await expect(stage(page).getByText('Harbour Market')).toBeInViewport({ ratio: 0.99 })
  await expect(pay).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('radio', { name: '100 %' }).click({ force: true })

  const room = page.locator('.wb-stage-scroll')
  await room.focus()
  await page.keyboard.press('ArrowRight')
  const scrolled = () => room.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  await expect.poll(scrolled).toBeGreaterThan(20)
  const left = await scrolled()
  await button(page, 'Play').click()
  await expect(status(page)).toHaveText('All done 3/3')
  await expect.poll(scrolled).toBe(left)
})
