import { describe, expect, it } from 'vitest'
import { commandProblems, npmScripts } from './snippets/commandProblems.ts'
import { usualPorts } from './snippets/forwardProblem.ts'
import { readDocuments } from './snippets/readDocuments.ts'

describe('the commands of the documents', () => {
  it('names only existing scripts, packages and programs', () => {
    expect(commandProblems(readDocuments())).toEqual([])
  })

  it('names only existing commands in sentences', () => {
    const unknown = readDocuments().flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, script = '']) => !npmScripts.has(script))
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
    expect(commandProblems([{ path: 'docs/a.md', text }])).toEqual([
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
    expect(commandProblems([{ path: 'docs/a.md', text }])).toEqual([
      'docs/a.md:2: npm script fly',
      'docs/a.md:3: left-pad@1.0.0',
      'docs/a.md:4: npx missing-tool',
      'docs/a.md:5: scripts/absent.mjs',
      'docs/a.md:6: brew',
    ])
  })
})
