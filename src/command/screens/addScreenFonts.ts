import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

/** A file of the folder `fonts`, which the build writes beside the code. */
interface ScreenFont {
  readonly file: string
  /** The characters of the file, in the syntax of CSS. */
  readonly range: string
}

/** The first family of the widget's font list, and of the workbench's host page. */
const family = 'Inter'

/**
 * Gives the pages of a context the bundled fonts, so that their texts do not depend on the fonts of the machine. The bytes are passed to the
 * page directly: no request is made, and no content policy applies.
 */
export async function addScreenFonts(context: BrowserContext): Promise<void> {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'fonts')
  const list: readonly ScreenFont[] = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8'))
  const fonts = list.map(({ file, range }) => ({
    range,
    data: readFileSync(join(folder, file)).toString('base64'),
  }))
  await context.addInitScript(
    ({ name, faces }) => {
      for (const { range, data } of faces) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        const descriptors = { weight: '100 900', unicodeRange: range }
        document.fonts.add(new FontFace(name, bytes, descriptors))
      }
    },
    { name: family, faces: fonts },
  )
}
