import { parseColor } from './colors/parseColor.ts'
import type { ThemeVariables } from './ThemeVariables.ts'

const LENGTH = /^\d{1,3}(?:\.\d{1,3})?(?:px|rem|em)$/
/**
 * Letters of any script, digits, quotes, commas, spaces, dots and hyphens: nothing that could end a declaration or load
 * a file.
 */
const FONT_FAMILY = /^[\p{L}\p{N}\s,'".\-_]{1,300}$/u

function colorProblem(name: string, value: unknown): string | null {
  if (typeof value === 'string' && parseColor(value)) return null
  return `themeVariables.${name} must be a colour as #rgb, #rrggbb, rgb(r g b) or hsl(h s% l%), got ${JSON.stringify(value)}.`
}

function lengthProblem(name: string, value: unknown): string | null {
  if (typeof value === 'string' && LENGTH.test(value)) return null
  return `themeVariables.${name} must be a length such as "4px" or "0.25rem", got ${JSON.stringify(value)}.`
}

function numberProblem(name: string, value: unknown, least: number, most: number): string | null {
  if (typeof value === 'number' && value >= least && value <= most) return null
  return `themeVariables.${name} must be a number from ${least} to ${most}, got ${JSON.stringify(value)}.`
}

function fontProblem(name: string, value: unknown): string | null {
  const quotes = typeof value === 'string' ? value.replace(/[^'"]/g, '') : ''
  const closed = /^(?:''|"")*$/.test(quotes)
  if (typeof value === 'string' && FONT_FAMILY.test(value) && value.trim() !== '' && closed)
    return null
  return `themeVariables.${name} must be a list of font names such as "Inter, sans-serif", got ${JSON.stringify(value)}.`
}

type Check = (name: string, value: unknown) => string | null

const CHECKS: Record<keyof ThemeVariables, Check> = {
  accent: colorProblem,
  accentText: colorProblem,
  colorMix: colorProblem,
  colorMixStrength: (name, value) => numberProblem(name, value, 0, 100),
  fontFamily: fontProblem,
  fontSize: lengthProblem,
  radius: lengthProblem,
  zIndex: (name, value) => numberProblem(name, value, -2147483648, 2147483647),
}

/**
 * Describes each wrong theme variable of a host and how to write it; empty when all are valid. Rejects everything that
 * could escape its declaration (`;`, `}`, `url(`, a comment).
 */
export function themeVariableProblems(variables: Readonly<Record<string, unknown>>): string[] {
  const checks = new Map<string, Check>(Object.entries(CHECKS))
  return Object.entries(variables).flatMap(([name, value]) => {
    if (value === undefined) return []
    const check = checks.get(name)
    if (!check)
      return [`themeVariables.${name} is not known; use one of ${[...checks.keys()].join(', ')}.`]
    return check(name, value) ?? []
  })
}
