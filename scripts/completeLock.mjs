// Adds to package-lock.json the packages for other platforms that npm left out; run it after every npm install.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPlatforms, withPlatforms } from './lib/licences/platformPackages.mjs'

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
/** @type {import('./lib/licences/platformPackages.mjs').Lock} */
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPlatforms(lock)
writeFileSync(file, `${JSON.stringify(withPlatforms(lock), null, 2)}\n`)
console.log(`${missing.length} packages for other platforms were added to package-lock.json.`)
