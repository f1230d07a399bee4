import { expect, type Locator, type Page } from '@playwright/test'

/** Selects a radio button by its label, because the button itself is invisible. */
export async function chooseRadio(scope: Page | Locator, name: string): Promise<void> {
  const radio = scope.getByRole('radio', { name, exact: true })
  await radio.locator('..').click()
  await expect(radio).toBeChecked()
}
