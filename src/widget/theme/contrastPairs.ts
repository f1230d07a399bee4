import type { ThemeColors } from './ThemeTokens.ts'

/** Two colours of a theme that are drawn on each other, and the contrast that WCAG 2 AA requires. */
export interface ContrastPair {
  readonly front: keyof ThemeColors
  readonly ground: keyof ThemeColors
  /** 4.5 for text, 3 for edges of controls. */
  readonly least: 4.5 | 3
}

const GROUNDS = ['surface', 'surfaceRaised', 'surfaceHover'] as const
const INKS = [
  'text',
  'textSecondary',
  'textTertiary',
  'accentInk',
  'errorInk',
  'successInk',
  'warningInk',
] as const

const text = (front: keyof ThemeColors, ...grounds: readonly (keyof ThemeColors)[]) =>
  grounds.map((ground): ContrastPair => ({ front, ground, least: 4.5 }))

/**
 * Every text with each of its backgrounds, and the edges that make a control recognisable. A function, so that pages
 * that do not check their theme do not bundle it.
 */
export const contrastPairs = (): readonly ContrastPair[] => [
  ...INKS.flatMap((ink) => text(ink, ...GROUNDS)),
  ...text('text', 'surfaceActive'),
  ...text('textSecondary', 'surfaceActive'),
  ...text('textOnFloat', 'surfaceFloat'),
  ...text('accentText', 'accent', 'accentHover', 'accentActive'),
  ...text('accentInk', 'accentSoft'),
  ...text('successInk', 'successSoft'),
  ...text('errorInk', 'errorSoft'),
  ...text('warningInk', 'warningSoft'),
  { front: 'borderStrong', ground: 'surface', least: 3 },
  { front: 'borderStrong', ground: 'surfaceRaised', least: 3 },
]
