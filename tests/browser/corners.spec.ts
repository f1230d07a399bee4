import { expect } from '@playwright/test'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const sizes = ['xs', 's', 'm', 'l', 'card', 'round']

test('all corners of the modal derive from a radius master of 4 px, or from that of the host [C-368]', async ({
  page,
}) => {
  await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
  await waitForStage(page)
  await page.evaluate(() => window.foyerStage?.foyer.open())
  const dialog = page.getByRole('dialog')
  const help = dialog.getByRole('button', { name: 'Help' })
  const wallet = dialog.getByRole('button', { name: 'Emberfox' })
  await expect(wallet).toBeVisible()

  /** Corners in px: the card, a button of its header, a wallet, and the sizes that other parts use. */
  async function corners() {
    const drawn = [dialog.locator('.fy-modal'), help, wallet].map((part) =>
      part.evaluate((element) => getComputedStyle(element).borderTopLeftRadius),
    )
    const tokens = help.evaluate((element, names) => {
      const probe = element.appendChild(document.createElement('i'))
      const radii = names.map((name) => {
        probe.style.borderRadius = `var(--foyer-radius-${name})`
        return getComputedStyle(probe).borderTopLeftRadius
      })
      probe.remove()
      return radii
    }, sizes)
    return [...(await Promise.all(drawn)), ...(await tokens)].map(Number.parseFloat)
  }

  const usual = await corners()
  expect(usual).toEqual([24, 8, 16, 6, 8, 12, 16, 24, 1000])
  await page.evaluate(() => window.foyerStage?.foyer.setThemeVariables({ radius: '1px' }))
  await expect.poll(corners).toEqual(usual.map((radius) => radius / 4))
  await closeStage(page)
})
