import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readInterface } from './snippets/readInterface.ts'

const text = readFileSync('docs/components.md', 'utf8')
const entryPoint = readFileSync('src/widget/index.ts', 'utf8')

/** The first cells of the page's rows that match the pattern. */
const rowsOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
/** The exports of the entry point from a matching folder or file. */
const exportsOf = (pattern: RegExp) =>
  [...entryPoint.matchAll(pattern)].map(([, name = '']) => name).toSorted()

it('docs/components.md has one row for each component and its element', () => {
  const components = rowsOf(/^\| `<(\w+) \/>`/gm)
  expect(components.toSorted()).toEqual(
    exportsOf(/^export \{ (\w+)\b[^}]*\} from '\.\/react\/(?!FoyerProvider)\w+\.tsx'/gm),
  )
  const elements = rowsOf(/^\| `<\w+ \/>` *\| `<([\w-]+)>`/gm)
  expect(elements.toSorted()).toEqual(
    [...readFileSync('src/widget/foyerElements.ts', 'utf8').matchAll(/'(foyer-[\w-]+)':/g)]
      .map(([, name]) => name)
      .toSorted(),
  )
})

it('docs/components.md has the attributes of the elements', () => {
  const attributes = ['ButtonAttributes', 'ConnectAttributes', 'AccountAttributes'].flatMap(
    (name) => membersOf(name),
  )
  expect(rowsOf(/^\| `\w+` *\| `([\w-]+)` *\|/gm)).toEqual(attributes)
})

it('docs/components.md has one row for each hook', () => {
  expect(rowsOf(/^\| `(use\w+)\(/gm).toSorted()).toEqual(exportsOf(/^export \{ (use\w+)\b/gm))
})

it('docs/components.md names every method of the widget', () => {
  const section = text.slice(text.indexOf('## Without React'))
  const methods = readInterface('src/widget/foyer.ts', 'Foyer').map(({ name }) => name)
  expect(methods.length).toBeGreaterThan(10)
  expect(methods.filter((name) => !section.includes(`\`${name}`))).toEqual([])
})

/** The members of an interface of the elements; names with a hyphen are quoted there. */
function membersOf(name: string): readonly string[] {
  const source = readFileSync('src/widget/foyerElements.ts', 'utf8')
  const [, body = ''] = new RegExp(`interface ${name} [^{]*\\{([^}]*)\\}`).exec(source) ?? []
  return [...body.matchAll(/readonly '?([\w-]+)'?\?:/g)].map(([, member = '']) => member)
}
