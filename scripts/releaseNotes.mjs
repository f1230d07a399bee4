// Prints the notes of a release, for the release workflow:
//
//   node scripts/releaseNotes.mjs --tag v0.1.0 --repository https://… --build reports/build.txt
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { releaseNotes } from './lib/release/releaseNotes.mjs'

const {
  tag = '',
  repository = '',
  build = '',
} = parseArgs({
  options: { tag: { type: 'string' }, repository: { type: 'string' }, build: { type: 'string' } },
}).values

try {
  process.stdout.write(
    releaseNotes({
      tag,
      builtIn: repository,
      manifest: JSON.parse(readFileSync('package.json', 'utf8')),
      changelog: readFileSync('CHANGELOG.md', 'utf8'),
      printed: readFileSync(build, 'utf8'),
    }),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
