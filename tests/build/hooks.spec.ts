import { expect, test, type Page } from '@playwright/test'
import { buildHostWith, reacts } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { installWallet, sentHash, serveOwnNode } from './ownNode.ts'
import { people } from './people.ts'

async function openHost(page: Page, react: string) {
  await installWallet(page)
  const files = await buildHostWith(react, 'hooks')
  const seen = await openHostPage(page, files, 'hooks', '<div id="app"></div>')
  const asked = await serveOwnNode(page)
  return { ...seen, asked }
}

for (const react of reacts) {
  test(`the hooks follow account, network, tokens and sign-in, and change theme and language, with ${react}`, async ({
    page,
  }) => {
    const { asked, complaints } = await openHost(page, react)
    const state = page.locator('output')
    const look = page.locator('#app > p')
    // The open modal covers the page, but a click by the page's own code reaches it.
    const press = (name: string) =>
      page.getByRole('button', { name, exact: true }).dispatchEvent('click')

    await expect(state).toHaveText('disconnected, Ethereum, off')
    await press('Open')
    await page.getByRole('dialog').getByRole('button', { name: /Pine/ }).click()
    await expect(state).toHaveText('connected, Ethereum, signedIn, 1.5 ETH, 25 USDC')

    const reads = () => asked.filter((method) => method === 'eth_getBalance').length
    const before = reads()
    await press('Look again')
    await expect.poll(reads).toBeGreaterThan(before)

    await press('Sign')
    await expect(look).toHaveText(`light en ltr ${sentHash}`)
    await press('To Polygon')
    await expect(state).toHaveText('connected, Polygon, signedIn, 1.5 POL')
    await press('Dark')
    await press('Arabic')
    await expect(look).toHaveText(`dark ar rtl ${sentHash}`)
    await press('Leave')
    await expect(state).toHaveText('disconnected, Polygon, off')
    expect(complaints).toEqual([])
  })

  test(`the host's own button connects, waits, opens the account, and leads out of an unsupported network, with ${react}`, async ({
    page,
  }) => {
    const { complaints } = await openHost(page, react)
    const button = page.getByRole('banner').getByRole('button')
    const ofAda = [`${people.ada} (1.5 ETH)`, 'on Ethereum']
    const dialog = page.getByRole('dialog')
    const held = () => {
      const answered = new Promise((resolve) => Reflect.set(window, 'answerWallet', resolve))
      Reflect.set(window, 'beforeAnswer', answered)
    }
    const answer = () => page.evaluate(() => Reflect.get(window, 'answerWallet')())

    await expect(button).toHaveText('Log in')
    await page.evaluate(held)
    await button.click()
    await dialog.getByRole('button', { name: /Pine/ }).click()
    await expect(button).toHaveText('Connecting…')
    await expect(button).toBeDisabled()
    await answer()
    await expect(button).toHaveText(ofAda)
    await expect(dialog).toBeHidden()

    await button.first().click()
    await expect(dialog).toContainText('Disconnect')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await button.last().click()
    await expect(dialog).toHaveAccessibleName('Choose Network')
    await dialog.getByRole('button', { name: 'Polygon' }).click()
    await expect(button).toHaveText([`${people.ada} (1.5 POL)`, 'on Polygon'])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.evaluate(() => Reflect.get(window, 'moveWallet')('0xa'))
    await expect(button).toHaveText('Switch network')
    await button.click()
    await dialog.getByRole('button', { name: 'Ethereum' }).click()
    await expect(button).toHaveText(ofAda)

    // Restored after a reload, for which the wallet is slow.
    await page.addInitScript(held)
    await page.reload()
    await expect(button).toHaveText('Connecting…')
    await answer()
    await expect(button).toHaveText(ofAda)
    expect(complaints).toEqual([])
  })
}
