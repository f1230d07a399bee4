import { expect, test } from 'foyerkit-lab/playwright'

const ether = 10n ** 18n

test('an app without the modal pays with a simulated wallet on the local chain', async ({
  page,
  foyer,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Emberfox' }).click()
  await foyer.wallet('fox').approve()
  await expect(page.getByText(/^0xf39F.* has 10000 ETH$/)).toBeVisible()
  const before = await foyer.chain(1).balance(1)
  await page.getByRole('button', { name: 'Pay' }).click()
  await foyer.wallet('fox').approve('eth_sendTransaction')
  await expect(page.getByText('paid: success')).toBeVisible()
  expect((await foyer.chain(1).balance(1)) - before).toBe((15n * ether) / 10n)
})

test('the owner of a wallet declines', async ({ page, foyer }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Orbit Pocket' }).click()
  await foyer.wallet('orbit').reject()
  await expect(page.getByText(/User rejected/)).toBeVisible()
})

test('the panels show what such a page uses, and answer its wallets', async ({ context }) => {
  const panels = await context.newPage()
  await panels.goto('/__foyer/')
  const bakery = panels.frameLocator('iframe[title="Your page"]')
  await bakery.getByRole('button', { name: 'Emberfox' }).click()
  await panels.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(bakery.getByText(/has 10000 ETH$/)).toBeVisible()
  await bakery.getByRole('button', { name: 'Sign' }).click()
  await panels.getByRole('button', { name: 'Reject', exact: true }).first().click()
  await expect(bakery.getByText(/User rejected/)).toBeVisible()
  const tabs = panels.getByRole('tablist', { name: 'Outside the page' }).getByRole('tab')
  await expect(tabs).toHaveText([
    /^Wallets/,
    /^Phone/,
    /^Chains/,
    /^Faults/,
    /^Accessibility/,
    /^Screens/,
    /^State/,
  ])
  const logs = panels.getByRole('tablist', { name: 'Logs and runs' }).getByRole('tab')
  await expect(logs).toHaveText([/^Calls/, 'Runs'])
})

test('a step that needs the modal reports that there is none', async ({ page, foyer }) => {
  await page.goto('/')
  await expect(foyer.act({ do: 'host.close' })).rejects.toThrow('This page has no Foyer widget')
})
