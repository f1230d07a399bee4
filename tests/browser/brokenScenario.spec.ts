import { expect, type Locator, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

/** Serves the workbench with a typing error in one step of `swap-price-moves`. */
async function mistype(page: Page) {
  await page.route('**/__foyer/assets/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const script = await response.text()
    const step = /do:([`'"])price\.set\1,symbol:([`'"])ETH\2,usd:2900/g
    await route.fulfill({
      response,
      body: script.replace(step, 'do:"price.sett",symbol:"ETH",usd:2900'),
    })
  })
}

/** Plays `what-is-a-wallet` up to an expectation that nothing fulfils. Returns the failed step. */
async function failExpectation(page: Page): Promise<Locator> {
  await page.route('**/__foyer/assets/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const script = await response.text()
    const step = /expect:([`'"])title\1,is:([`'"])What is a wallet\?\2/g
    await route.fulfill({
      response,
      body: script.replace(step, 'expect:"title",is:"What is a house?"'),
    })
  })
  await page.goto('/?scenario=what-is-a-wallet')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  const player = page.getByRole('region', { name: 'Player' })
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  return player.locator('li[data-state=failed]')
}

test.afterEach(({ page }) => closeStage(page))

test('a scenario with an unknown step is refused before its first step, and the step is marked', async ({
  page,
}) => {
  await mistype(page)
  await page.goto('/?scenario=swap-price-moves')
  const problem = page.getByRole('alert').filter({ hasText: 'The stage could not be started' })
  const words = /Step \d+: there is no step "price.sett". Did you mean "price.set"\?/
  await expect(problem).toContainText(words)
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByText('there is no step "price.sett".')).toBeVisible()
  await expect(player.getByText('{"do":"price.sett"', { exact: false })).toBeVisible()

  await player.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player.getByText('Not played 0/')).toBeVisible()
  await expect(problem).toContainText(words)
  await expect(player.locator('li[data-state=done]')).toHaveCount(0)

  await problem.getByRole('button', { name: 'Free play' }).click()
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  // Scripts may still be loading for the new stage when the page is closed.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a step that nothing can fulfil fails with what was expected, what is there and what it may wait for', async ({
  page,
}) => {
  const failed = await failExpectation(page)
  await expect(failed).toContainText('Expected: The title reads “What is a house?” (C-063)')
  await expect(failed).toContainText('Seen: What is a wallet?')
  await expect(failed).toContainText('Time is paused')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the link to a failed stage leads to the step that fails', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const failed = await failExpectation(page)
  await expect(failed).toContainText('Seen: What is a wallet?')
  await page.getByRole('button', { name: 'Copy a link to this stage' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(failed).toContainText('Seen: What is a wallet?')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a link with an unknown option or scenario suggests the right name', async ({ page }) => {
  await page.goto('/?options={"enableSwap":false}')
  const problem = page.getByRole('alert')
  await expect(problem).toContainText(
    'there is no option "enableSwap". Did you mean "enableSwaps"?',
  )
  await page.goto('/?scenario=swap-price-move')
  await expect(problem).toContainText('Did you mean "swap-price-moves"?')
})

test('a page refuses steps on wallets and networks that its world does not have', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  const answers = await page
    .frameLocator('#wb-stage-frame')
    .locator('body')
    .evaluate(async () => {
      const stage = window.foyerStage
      const reasonOf = (work: Promise<unknown> | undefined) =>
        work?.then(
          () => 'accepted',
          (error: unknown) => String(error),
        )
      return [
        await reasonOf(stage?.act({ do: 'wallet.lock', wallet: 'fix', locked: true })),
        await reasonOf(stage?.act({ do: 'chain.mine', chainId: 'eip155:12' })),
        await reasonOf(
          stage?.begin({
            id: 'own',
            title: 'Own',
            tags: [],
            steps: [{ do: 'runToNext' }, { do: 'wallet.approve', wallet: 'orbitt' }],
          }),
        ),
        await reasonOf(stage?.act({ do: 'wallet.lock', wallet: 'fox', locked: true })),
      ]
    })
  expect(answers).toEqual([
    'Error: Failed to do the step: there is no wallet "fix". Did you mean "fox"?',
    'Error: Failed to do the step: there is no network "eip155:12". Did you mean "eip155:1"?',
    'Error: Failed to play "own".\nStep 2: there is no wallet "orbitt". Did you mean "orbit"?',
    'accepted',
  ])
})
