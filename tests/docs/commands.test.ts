import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { forwardProblem, usualPorts } from './snippets/forwardProblem.ts'
import { readBlocks } from './snippets/readBlocks.ts'
import { readCommands, type Command } from './snippets/readCommands.ts'
import { readDocuments, type Document } from './snippets/readDocuments.ts'

interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
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

const packages = new Set(
  [own, ...examples].flatMap(({ name, dependencies, devDependencies, peerDependencies }) => [
    name,
    ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  ]),
)

const scripts = new Set([own, ...examples].flatMap((each) => Object.keys(each.scripts ?? {})))

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
      if (['ci', 'pack'].includes(first)) return undefined
      if (first === 'install') {
        return named.slice(1).find((name) => !packages.has(name.replace(/(.)@.*$/, '$1')))
      }
      const script = first === 'run' ? rest[0] : first
      return script !== undefined && script in scripts ? undefined : `npm script ${script}`
    }
    case 'npx':
      if (named[0] === own.name) return own.bin?.[own.name] ? undefined : `${own.name} has no bin`
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

const problemsOf = (documents: readonly Document[]) =>
  documents
    .flatMap((document) => readCommands(readBlocks(document)))
    .flatMap((command) => {
      const problem = problemOf(command)
      return problem === undefined ? [] : [`${command.path}:${command.line}: ${problem}`]
    })

describe('the commands of the documents', () => {
  it('names only existing scripts, packages and programs', () => {
    expect(problemsOf(readDocuments())).toEqual([])
  })

  it('names only existing commands in sentences', () => {
    const unknown = readDocuments().flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, script = '']) => !scripts.has(script))
        .map(([command]) => `${path}: ${command}`),
    )
    expect(unknown).toEqual([])
  })

  it('forwards the ports that the servers take, each to the same number', () => {
    expect(usualPorts()).toEqual(['5173', '5174', '4848'])
    const text = [
      '```sh',
      'adb reverse tcp:5173 tcp:5173',
      'adb reverse tcp:4848 tcp:4849',
      'ssh -L 5173:localhost:5173 -L 6000:localhost:6000 you@machine',
      '```',
    ].join('\n')
    expect(problemsOf([{ path: 'docs/a.md', text }])).toEqual([
      'docs/a.md:3: tcp:4848 tcp:4849',
      'docs/a.md:4: -L 6000:localhost:6000',
    ])
  })

  it('rejects an unknown command with file and line', () => {
    const text = [
      '```sh',
      'npm ci && npm run fly',
      'npm install foyerkit left-pad@1.0.0 # and more',
      'npx missing-tool --fast',
      'CI=1 node scripts/absent.mjs',
      'brew install foyer',
      '```',
    ].join('\n')
    expect(problemsOf([{ path: 'docs/a.md', text }])).toEqual([
      'docs/a.md:2: npm script fly',
      'docs/a.md:3: left-pad@1.0.0',
      'docs/a.md:4: npx missing-tool',
      'docs/a.md:5: scripts/absent.mjs',
      'docs/a.md:6: brew',
    ])
  })
})
