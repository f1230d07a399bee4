import type { SourceFile } from './sourceFiles.ts'
import type { Problem } from './syntax.ts'

const CLASS_PREFIX = 'fy-'
const PROPERTY_PREFIX = '--foyer-'

/** The steps of the spacing scale in `theme/base.css`. */
const SPACES: Readonly<Record<string, string>> = {
  '2px': 'xxs',
  '4px': 'xs',
  '8px': 's',
  '12px': 'm',
  '16px': 'l',
  '20px': 'xl',
}

/** The parts of the widget that have style sheets, with the cascade layer of each. */
const LAYERS: readonly (readonly [folder: string, layer: string])[] = [
  ['src/widget/theme/', 'base'],
  ['src/widget/kit/', 'kit'],
  ['src/widget/shell/', 'shell'],
  ['src/widget/features/', 'features'],
]

/** A style rule or an animation, with its surrounding at-rules, the outermost first. */
interface Rule {
  readonly prelude: string
  readonly around: readonly string[]
  readonly line: number
}

/** The sheet with its comments blanked, so that offsets and lines stay. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
}

/** The style rules and animations of a sheet, without the steps of an animation (`from`, `50%`). */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: string[] = []
  for (const { 0: whole, 1: text = '', 2: end, index } of css.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop()
    if (end !== '{') continue
    const prelude = text.trim()
    const isRule = !prelude.startsWith('@') || prelude.startsWith('@keyframes')
    if (isRule && !open.some((each) => each.startsWith('@keyframes'))) {
      const start = index + whole.length - whole.trimStart().length
      rules.push({
        prelude,
        around: [...open],
        line: css.slice(0, start).split('\n').length,
      })
    }
    open.push(prelude)
  }
  return rules
}

function classesOf({ prelude }: Rule): string[] {
  if (prelude.startsWith('@')) return []
  return [...prelude.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

/** The owner of a sheet's classes: the theme, the kit, the shell, or one feature. */
function ownerOf(path: string): string {
  return /^src\/widget\/(features\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path
}

function layerProblem(rule: Rule, layer: string): string | undefined {
  // A rule for a part inside, as `:host([data-a]) .b`, is like any other.
  if (/^:host(?:\(\S*\))?$/.test(rule.prelude)) {
    if (rule.around.length === 0) return undefined
    return `${rule.prelude} lies in ${rule.around[0]}: its declarations are !important against the page, and for these the order of the layers is reversed.`
  }
  if (rule.around[0] === `@layer ${layer}`) return undefined
  return `${rule.prelude} lies outside of @layer ${layer}: put the sheet into it, so that which rule wins does not depend on which part was drawn first.`
}

function prefixProblems(rule: Rule): string[] {
  const animation = /^@keyframes (\S+)/.exec(rule.prelude)?.[1]
  return [...classesOf(rule), ...(animation === undefined ? [] : [animation])]
    .filter((name) => !name.startsWith(CLASS_PREFIX))
    .map((name) => `${name}: classes and animations begin with ${CLASS_PREFIX}.`)
}

/** Spaces that equal a step of the scale but do not use it. */
function spaceProblems({ path }: SourceFile, css: string): Problem[] {
  const spaces = css.matchAll(/(?:^|[\s;{])(?:gap|padding|margin)[a-z-]*: ?([^;}]+)/g)
  return [...spaces].flatMap(({ 1: values = '', index }) =>
    values
      .trim()
      .split(/\s+/)
      .filter((value) => value in SPACES)
      .map((value) => ({
        path,
        line: css.slice(0, index + 1).split('\n').length,
        message: `${value} is a step of the scale: write var(--foyer-space-${SPACES[value]}).`,
      })),
  )
}

/** The problems of a single sheet: its layer, its names and its spaces. */
export function sheetProblems(file: SourceFile): Problem[] {
  const css = withoutComments(file.text)
  const layer = LAYERS.find(([folder]) => file.path.startsWith(folder))?.[1]
  const rules = rulesOf(css).flatMap((rule) =>
    [layer === undefined ? undefined : layerProblem(rule, layer), ...prefixProblems(rule)]
      .filter((message) => message !== undefined)
      .map((message) => ({ path: file.path, line: rule.line, message })),
  )
  const properties = [...css.matchAll(/--[a-z][\w-]*/gi)]
    .filter(([name]) => !name.startsWith(PROPERTY_PREFIX))
    .map(({ 0: name, index }) => ({
      path: file.path,
      line: css.slice(0, index).split('\n').length,
      message: `${name}: custom properties begin with ${PROPERTY_PREFIX}.`,
    }))
  return [...rules, ...properties, ...spaceProblems(file, css)]
}

/** Sheets that style classes of the kit, the shell or another feature. */
export function ownerProblems(files: readonly SourceFile[]): Problem[] {
  const sheets = files.map((file) => ({
    file,
    rules: rulesOf(withoutComments(file.text)),
  }))
  // In the order of the layers, so that a class belongs to the lowest layer that styles it.
  const owners: Record<string, string> = {}
  for (const [folder] of LAYERS) {
    for (const { file, rules } of sheets.filter((each) => each.file.path.startsWith(folder)))
      for (const name of rules.flatMap(classesOf)) owners[name] ??= ownerOf(file.path)
  }
  return sheets.flatMap(({ file, rules }) =>
    rules.flatMap((rule) =>
      classesOf(rule)
        .filter((name) => owners[name] !== ownerOf(file.path))
        .map((name) => ({
          path: file.path,
          line: rule.line,
          message: `.${name} is styled by ${owners[name]}: give that part a prop or a custom property for what you need of it.`,
        })),
    ),
  )
}
