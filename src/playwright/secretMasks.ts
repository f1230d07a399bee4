import type { Locator, Page } from '@playwright/test'
import { secretKinds } from '../stage/page/secretOf.ts'

/** Fields whose content is never shown; those for a password show dots. */
const always = [
  '[data-foyer-secret]',
  ...secretKinds.map((kind) => `input[autocomplete~="${kind}" i]:not([type="password" i])`),
].join(', ')

/**
 * What a picture of a page does not show: fields for secrets, and any other field that contains one, such as that of a password that is shown.
 * @param secrets by name
 */
export async function secretMasks(
  page: Page,
  secrets: Readonly<Record<string, string>>,
): Promise<Locator[]> {
  const masks = [page.locator(always)]
  const words = Object.values(secrets).filter((word) => word !== '')
  if (words.length === 0) return masks
  const fields = page.locator('input:not([type="password" i]), textarea')
  const values = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value),
  )
  const shown = values.flatMap((value, index) =>
    words.some((word) => value.includes(word)) ? [fields.nth(index)] : [],
  )
  return [...masks, ...shown]
}
