// Adds to package-lock.json the packages for other platforms that npm left out, and the hashes that the registry at hand
// has for packages without one; run it after every npm install.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  missingPlatforms,
  packagesWithoutHash,
  withHashes,
  withPlatforms,
} from './lib/licences/platformPackages.mjs'

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')

/** @param {string} spec */
function hashOf(spec) {
  try {
    const told = execFileSync('npm', ['view', spec, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // npm is a script of the shell on Windows.
      shell: process.platform === 'win32',
    })
    return /^sha512-[A-Za-z0-9+/]{86}==$/.exec(told.trim())?.[0]
  } catch {
    // This registry does not carry the package.
    return undefined
  }
}

/** @type {import('./lib/licences/platformPackages.mjs').Lock} */
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPlatforms(lock)
const complete = withHashes(withPlatforms(lock), hashOf)
writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`)
console.log(`${missing.length} packages for other platforms were added to package-lock.json.`)
const left = packagesWithoutHash(complete).length
if (left > 0) {
  console.log(`${left} packages have no hash: run this with a registry that carries them.`)
}
