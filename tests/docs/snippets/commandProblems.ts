import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import {
  labPackage,
  manifestOf as publishedManifest,
  packages as madeHere,
} from '../../../scripts/lib/build/packages.mjs'
import { forwardProblem } from './forwardProblem.ts'
import { readBlocks } from './readBlocks.ts'
import { readCommands, type Command } from './readCommands.ts'
import type { Document } from './readDocuments.ts'

interface Manifest {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
const examples = readdirSync('examples', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readManifest(`examples/${name}`))
const own = readManifest('.')

/** The two packages of this repository. */
const published: readonly Manifest[] = madeHere.map((one) => publishedManifest(one, packageJson))
const commands = Object.keys(Object(labPackage.manifest.bin))

const packages = new Set(
  [own, ...published, ...examples].flatMap(
    ({ name, dependencies, devDependencies, peerDependencies }) => [
      name,
      ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    ],
  ),
)

/** The npm scripts of the repository and its examples. */
export const npmScripts = new Set(
  [own, ...examples].flatMap((each) => Object.keys(each.scripts ?? {})),
)

/** The manifest whose scripts a document names: that of its example, else the repository's. */
const manifestOf = (path: string) =>
  path.startsWith('examples/') && path.split('/').length > 2 ? readManifest(dirname(path)) : own

/** The problem of a command; `undefined` when it can be run. */
function problemOf({ path, words: [program = '', first = '', ...rest] }: Command) {
  const scripts = manifestOf(path).scripts ?? {}
  const named = [first, ...rest].filter((word) => !word.startsWith('-'))
  switch (program) {
    case 'cd':
    case 'mkdir':
      return undefined
    case 'npm': {
      if (['ci', 'pack', 'publish'].includes(first)) return undefined
      if (first === 'install') {
        return named.slice(1).find((name) => !packages.has(name.replace(/(.)@.*$/, '$1')))
      }
      const script = first === 'run' ? rest[0] : first
      return script !== undefined && script in scripts ? undefined : `npm script ${script}`
    }
    case 'npx':
      if (commands.includes(first)) return undefined
      return existsSync(`node_modules/.bin/${named[0]}`) ? undefined : `npx ${named[0]}`
    case 'adb':
    case 'ssh':
      return forwardProblem([first, ...rest])
    case 'node':
      return existsSync(first) ? undefined : first
    default:
      return program
  }
}

/** The commands in the shell blocks of documents that cannot be run, with file and line. */
export const commandProblems = (documents: readonly Document[]) =>
  documents
    .flatMap((document) => readCommands(readBlocks(document)))
    .flatMap((command) => {
      const problem = problemOf(command)
      return problem === undefined ? [] : [`${command.path}:${command.line}: ${problem}`]
    })
