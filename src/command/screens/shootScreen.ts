import type { Page } from '@playwright/test'
import { secretMasks } from '../../playwright/secretMasks.ts'

/** Pictures until two in a row are equal; a page of which none are is not at rest. */
const mostPictures = 20

/** A screen of a page. */
export interface Shot {
  /** PNG of the window. */
  readonly picture: Buffer
  /** The accessibility tree of the page, line by line. */
  readonly text: readonly string[]
}

/**
 * Takes the picture and the accessibility tree of a settled page.
 * @param secrets by name; fields that contain one are masked
 * @throws Error if the page never rests
 */
export async function shootScreen(
  page: Page,
  secrets: Readonly<Record<string, string>>,
): Promise<Shot> {
  await page.evaluate(waitForPictures)
  let before: Buffer | undefined
  for (let count = 0; count < mostPictures; count += 1) {
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      mask: await secretMasks(page, secrets),
    })
    if (before?.equals(picture)) return { picture, text: await readTree(page) }
    before = picture
  }
  throw new Error(
    `The page is not at rest: no two of ${mostPictures} pictures in a row were equal. Real time moves something on it.`,
  )
}

async function readTree(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree.split('\n')
}

/** Resolves when the pictures in the window have been drawn; one that fails to load has been replaced or stays away. */
async function waitForPictures(): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [document]
  const pictures: HTMLImageElement[] = []
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot !== null) roots.push(element.shadowRoot)
      if (element instanceof HTMLImageElement) pictures.push(element)
    }
  }
  const isInWindow = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  await document.fonts.ready
  await Promise.allSettled(pictures.filter(isInWindow).map((picture) => picture.decode()))
}
