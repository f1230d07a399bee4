import { importsOf, targetOf } from './imports.ts'
import { isTest, type SourceFile } from './sourceFiles.ts'

/** The files among the given ones from which each file imports values. Tests are left out. */
export function importGraph(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const sources = files.filter(({ path }) => !isTest(path))
  const paths = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map((file) => {
      const own = importsOf(file).filter(
        ({ specifier, typeOnly }) => !typeOnly && specifier.startsWith('.'),
      )
      return [file.path, own.map((one) => targetOf(file, one)).filter((path) => paths.has(path))]
    }),
  )
}
