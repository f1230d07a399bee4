import { expect, it } from 'vitest'
import { releaseNotes } from './releaseNotes.mjs'

const changelog = `# Changelog

## Unreleased

- Not released.

## 0.2.0 - 2027-01-05

### Added

- Pages. [docs/data.md](docs/data.md#requests), [the format](https://keepachangelog.com/)

## 0.1.0 - 2026-12-01

- The first.
`

const printed = `  foyerkit: loaded on import                        30.0 kB   10.0 kB
  foyerkit before the modal opens: 29.90 of 30 kB gzip, 4 of 4 files, 0 of 0 on demand
  nearly spent; its heaviest sources, not minified:
    src/widget/index.ts     9.0 kB
  browser/foyer.js: 240.1 kB gzip, integrity="sha384-abc"
`

const release = {
  tag: 'v0.2.0',
  builtIn: 'https://code.example/a/foyer',
  manifest: { version: '0.2.0', repository: { url: 'git+https://code.example/a/foyer.git' } },
  changelog,
  printed,
}

it('has the entries of the version, with links that lead to the tag, and the sizes', () => {
  expect(releaseNotes(release)).toBe(`### Added

- Pages. [docs/data.md](https://code.example/a/foyer/blob/v0.2.0/docs/data.md#requests), [the format](https://keepachangelog.com/)

### Sizes

\`\`\`text
foyerkit before the modal opens: 29.90 of 30 kB gzip, 4 of 4 files, 0 of 0 on demand
browser/foyer.js: 240.1 kB gzip, integrity="sha384-abc"
\`\`\`
`)
})

it.each([
  ['another tag', { tag: 'v0.2.1' }, 'The tag is v0.2.1'],
  ['another repository', { builtIn: 'https://code.example/b/foyer' }, 'code.example/b/foyer'],
  ['no heading of the version', { changelog: '## 0.2.0-beta\n\n- A.\n' }, '"## 0.2.0"'],
  ['a heading without entries', { changelog: '## 0.2.0 - 2027-01-05\n\n' }, '"## 0.2.0"'],
  ['no sizes', { printed: 'Failed to build the package:' }, 'no sizes'],
])('rejects %s', (_, change, message) => {
  expect(() => releaseNotes({ ...release, ...change })).toThrow(message)
})
