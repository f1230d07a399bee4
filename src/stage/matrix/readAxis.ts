import { deviceTitles } from '../deviceTitles.ts'
import { languageName, languages } from '../languages.ts'
import { unknownName } from '../../run/words/unknownName.ts'
import type { Axis } from './cell.ts'

/** A value of an axis, and the title by which people know it. */
interface Choice {
  readonly value: string
  readonly title: string
}

/** The device that only a matrix has. */
const narrow: Choice = { value: 'phone', title: 'Narrow window' }

/** The values of the axes that have a fixed list. */
export const choicesOf = {
  device: [...Object.entries(deviceTitles).map(([value, title]) => ({ value, title })), narrow],
  language: languages.map((value) => ({ value, title: languageName(value) })),
  theme: [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ],
} as const satisfies Readonly<Partial<Record<Axis, readonly Choice[]>>>

/** The smallest and largest text size, in percent. */
const textSizes = { least: 50, most: 400 }

/**
 * Finds a value by its name or its title.
 * @throws Error that names the nearest one
 */
export function findChoice<T extends Choice>(what: string, word: string, choices: readonly T[]): T {
  const wanted = plain(word)
  const found = choices.find(({ value, title }) => [value, title].map(plain).includes(wanted))
  if (found !== undefined) return found
  throw new Error(
    unknownName(
      what,
      word,
      choices.map(({ value }) => value),
    ),
  )
}

const plain = (word: string) => word.trim().toLowerCase()

/** Reads one value of each axis. Sets of faults are known only to the project, so their words stay. */
const readers: Readonly<Record<Axis, (word: string) => string>> = {
  device: (word) => findChoice('device', word, choicesOf.device).value,
  language: (word) => findChoice('language', word, choicesOf.language).value,
  theme: (word) => findChoice('theme', word, choicesOf.theme).value,
  faults: (word) => word.trim(),
  textSize(word) {
    const [, digits] = /^(\d{2,3}) ?%?$/.exec(word.trim()) ?? []
    const percent = Number(digits ?? 0)
    if (percent >= textSizes.least && percent <= textSizes.most) return String(percent)
    throw new Error(
      `A text size is a number from ${textSizes.least} to ${textSizes.most} in percent, such as 150, but not "${word}".`,
    )
  },
  seed(word) {
    if (/^\d{1,9}$/.test(word.trim())) return String(Number(word))
    throw new Error(`A seed is a whole number, such as 7, but not "${word}".`)
  },
}

/**
 * Reads the values of an axis, separated by commas. One that is named twice counts once.
 * @throws Error with one sentence about the first invalid one
 */
export function readAxis(axis: Axis, text: string): readonly string[] {
  const words = text.split(',')
  if (words.some((word) => word.trim() === '')) {
    throw new Error(`Values are separated by commas, and none is empty: "${text}".`)
  }
  return [...new Set(words.map((word) => readers[axis](word)))]
}
