import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

/** A file of the folder `fonts`, which the build writes beside the code. */
interface ScreenFont {
  readonly file: string
  readonly family: string
  /** The characters of the file, in the syntax of CSS. */
  readonly range: string
}

/**
 * Gives the pages of a context the bundled fonts, so that their texts do not depend on the fonts of the machine. Chromium also draws those with
 * or without hinting, by the device scale that it has read first. The bytes are passed to the page directly: no request is made, and no content
 * policy applies.
 */
export async function addScreenFonts(context: BrowserContext): Promise<void> {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'fonts')
  const list: readonly ScreenFont[] = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8'))
  const fonts = list.map(({ file, ...font }) => ({
    ...font,
    data: readFileSync(join(folder, file)).toString('base64'),
  }))
  await context.addInitScript((faces) => {
    for (const { family, range, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      const descriptors = { weight: '100 900', unicodeRange: range }
      document.fonts.add(new FontFace(family, bytes, descriptors))
    }
  }, fonts)
}
