import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages of the fonts that screens are taken with, and their subsets: those that the languages of the widget use. Chinese, Japanese and
 * Korean would need 10 MB.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const FONTS = {
  inter: ['latin', 'latin-ext', 'cyrillic'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-devanagari': ['devanagari'],
}

/**
 * Writes the fonts that screens are taken with, a list of their characters, and their licences.
 *
 * @param {string} root
 * @param {string} folder
 */
export function writeScreenFonts(root, folder) {
  mkdirSync(folder, { recursive: true })
  const list = Object.entries(FONTS).flatMap(([name, subsets]) => {
    const from = join(root, 'node_modules/@fontsource-variable', name)
    /** @type {Record<string, string>} */
    const ranges = JSON.parse(readFileSync(join(from, 'unicode.json'), 'utf8'))
    copyFileSync(join(from, 'LICENSE'), join(folder, `LICENSE-${name}.txt`))
    return subsets.map((subset) => {
      const file = `${name}-${subset}-wght-normal.woff2`
      copyFileSync(join(from, 'files', file), join(folder, file))
      return { file, range: ranges[subset] }
    })
  })
  writeFileSync(join(folder, 'fonts.json'), JSON.stringify(list))
}
