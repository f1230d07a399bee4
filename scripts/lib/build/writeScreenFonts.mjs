import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The first families of the widget's two font lists. Pages find the bundled fonts under these names. */
const [text, code] = ['Inter', 'SF Mono']

/**
 * The fonts that screens are taken with, and their subsets: those that the languages of the widget use. Chinese, Japanese and Korean would need
 * 10 MB. Cousine has the same widths as Liberation Mono, which Linux has for code.
 */
const FONTS = [
  { from: '@fontsource-variable/inter', family: text, subsets: ['latin', 'latin-ext', 'cyrillic'] },
  { from: '@fontsource-variable/noto-sans-arabic', family: text, subsets: ['arabic'] },
  { from: '@fontsource-variable/noto-sans-devanagari', family: text, subsets: ['devanagari'] },
  { from: '@fontsource/cousine', family: code, subsets: ['latin'], weight: '400' },
]

/**
 * Writes the fonts that screens are taken with, a list of their characters, and their licences.
 *
 * @param {string} root
 * @param {string} folder
 */
export function writeScreenFonts(root, folder) {
  mkdirSync(folder, { recursive: true })
  const list = FONTS.flatMap(({ from, family, subsets, weight = 'wght' }) => {
    const name = basename(from)
    const source = join(root, 'node_modules', from)
    /** @type {Record<string, string>} */
    const ranges = JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8'))
    copyFileSync(join(source, 'LICENSE'), join(folder, `LICENSE-${name}.txt`))
    return subsets.map((subset) => {
      const file = `${name}-${subset}-${weight}-normal.woff2`
      copyFileSync(join(source, 'files', file), join(folder, file))
      return { file, family, range: ranges[subset] }
    })
  })
  writeFileSync(join(folder, 'fonts.json'), JSON.stringify(list))
}
