import type { Node } from '../../app/syntax/parseModule.ts'
import { numberOf, textOf } from '../source/values.ts'

/** The languages of Foyer's modal, without their regions. */
const languages = new Set('ar de en es fr hi id it ja ko pt ru tr zh'.split(' '))

/** The tag of a language that Foyer has, from the name that a library gives it. */
export function languageOf(name: string | undefined): string | undefined {
  if (name === undefined || !languages.has(name.split('-')[0] ?? '')) return undefined
  // The Chinese texts are in simplified characters.
  if (/^zh-(?:Hant|HK|TW)/.test(name)) return undefined
  return name.startsWith('zh') ? 'zh-CN' : name === 'pt' ? 'pt-BR' : name
}

/** A colour as Foyer takes it: without transparency. */
export function colourOf(node: Node | undefined): string | undefined {
  const text = textOf(node)?.trim()
  const named = { white: '#ffffff', black: '#000000' }[text ?? '']
  if (named !== undefined) return named
  return text !== undefined &&
    /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|(?:rgb|hsl)\([^,]*,[^,]*,[^,]*\))$/i.test(text)
    ? text
    : undefined
}

/** The radius of Foyer from that of a whole modal, which has six times as much. */
export function radiusOf(node: Node | undefined): string | undefined {
  const modal = numberOf(node)
  return modal === undefined ? undefined : `${Math.min(Math.round((modal / 6) * 2) / 2, 6)}px`
}

/** An object literal on one line, with single quotes around texts. */
export function themeVariables(
  variables: Readonly<Record<string, string | number | undefined>>,
): string | undefined {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  if (given.length === 0) return undefined
  const pairs = given.map(
    ([key, value]) => `${key}: ${typeof value === 'number' ? value : quoted(String(value))}`,
  )
  return `{ ${pairs.join(', ')} }`
}

/** A text in single quotes; one that contains quotes keeps them. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
