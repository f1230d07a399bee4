// Decides for every installed package whether its licence text is one we may build on.
import { existsSync, readFileSync } from 'node:fs'
import { bundledPackages, pagePackages } from './lib/build/bundledPackages.mjs'
import { checkPackageLicence } from './lib/licences/checkPackageLicence.mjs'
import { licenceFilesIn } from './lib/licences/licenceFilesIn.mjs'

/** @type {{ packages: Record<string, { dev?: boolean, license?: string }> }} */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** @type {string[]} */
const problems = []
/** @type {Map<string, number>} */
const counts = new Map()
for (const [folder, { license: declared = 'nothing' }] of Object.entries(lock.packages)) {
  // The lock file lists packages for other platforms, which are not installed.
  if (folder === '' || !existsSync(folder)) continue
  // A copy inside of another package is that package's alone, and reaches visitors only with it.
  const names = folder
    .split('node_modules/')
    .slice(1)
    .map((part) => part.replace(/\/$/, ''))
  const name = names.at(-1) ?? ''
  const production = names.every((each) => [...bundledPackages, ...pagePackages].includes(each))
  const result = checkPackageLicence({ name, declared, texts: licenceFilesIn(folder), production })
  if (result.problem !== undefined) problems.push(`${folder} ${result.problem}`)
  else counts.set(result.licence, (counts.get(result.licence) ?? 0) + 1)
}

const summary = [...counts]
  .toSorted((a, b) => b[1] - a[1])
  .map(([name, count]) => `${count} ${name}`)
console.log(`  ${summary.join(', ')}`)
if (problems.length > 0) {
  console.error(`The licences of ${problems.length} installed packages are not accepted:`)
  for (const problem of problems) console.error(`  ${problem}`)
  console.error(
    'Use another package. Or read its terms, then add the package and the reason to scripts/lib/licences/checkPackageLicence.mjs.',
  )
  process.exitCode = 1
}
