import { basename, dirname } from 'node:path/posix'
import { isTestFile, type SourceFile } from './sourceFiles.ts'
import { isNode, nameOf, parse, type Problem, type SyntaxNode } from './syntax.ts'

/** Files with this suffix are named after their subject, even with a single export. */
const ROLE = /Rules$/
/** Entry points and registries, named after their place. */
const PLACES = /(^|\/)(index|registry)\.tsx?$/

/** The exports of a file. */
function exportsOf(file: SourceFile): { readonly values: string[]; readonly types: string[] } {
  const { body } = parse(file)
  const declarations = (Array.isArray(body) ? body.filter(isNode) : [])
    .filter(({ type }) => /^Export(Named|Default)Declaration$/.test(type))
    .flatMap(({ declaration }) => (isNode(declaration) ? [declaration] : []))
  const isType = ({ type }: SyntaxNode) => type.startsWith('TS')
  return {
    values: declarations.filter((one) => !isType(one)).flatMap(namesOf),
    types: declarations.filter(isType).flatMap(namesOf),
  }
}

function namesOf(declaration: SyntaxNode): string[] {
  if (declaration.type !== 'VariableDeclaration') return [nameOf(declaration.id) ?? '']
  const declarators = Array.isArray(declaration.declarations) ? declaration.declarations : []
  return declarators.filter(isNode).map(({ id }) => nameOf(id) ?? '')
}

const createdBy = (name: string) =>
  /^create[A-Z]/.test(name) ? name.charAt(6).toLowerCase() + name.slice(7) : undefined

const same = (value: string, name: string) =>
  value.replaceAll('_', '').toLowerCase() === name.toLowerCase()

const named = (path: string, name: string): Problem => ({
  path,
  line: 1,
  message: `Name this file after ${name}, which it exports or tests.`,
})

/**
 * Files that are not named after their export. `createX` is in `x.ts`, beside the type it creates, or in `createX.ts`
 * if that type has its own file `x.ts`. A file with a single exported function, class or constant has its name.
 */
export function nameProblems(files: readonly SourceFile[]): Problem[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap((file) => {
    const { path } = file
    if (path.endsWith('.scenario.ts') || PLACES.test(path)) return []
    const name = basename(path).replace(/(\.(test|spec))?\.\w+$/, '')
    const own = createdBy(name)
    if (own !== undefined && paths.has(`${dirname(path)}/${own}.ts`)) {
      return paths.has(`${dirname(path)}/${name}.ts`) ? [] : [named(path, own)]
    }
    if (isTestFile(path)) return []
    const { values, types } = exportsOf(file)
    const factories = values.flatMap((value) => createdBy(value) ?? [])
    const single = values.length === 1 && types.length === 0 && !ROLE.test(name) ? values : []
    const [wanted] = factories.length === 1 ? factories : single
    if (wanted === undefined || same(wanted, name)) return []
    return [named(path, wanted)]
  })
}
