import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { version } from '../../../package.json'
import { otherModal, ownVersion } from './otherModal.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-modal-'))
})
afterEach(() => rmSync(project, { recursive: true }))

function install(installed: string) {
  const folder = join(project, 'node_modules/foyerkit')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'foyerkit', version: installed }),
  )
}

it('says what to install when the modal of the project has another version', () => {
  install('0.2.0')
  expect(otherModal(project, '0.3.0')).toBe(
    'foyerkit 0.2.0 may not work with the simulator of foyerkit-lab 0.3.0, which is made for the modal of its own version: ' +
      'run npm install foyerkit@0.3.0, or npm install --save-dev foyerkit-lab@0.2.0.',
  )
})

it('finds the modal above the app, as an import does', () => {
  install('0.2.0')
  expect(otherModal(join(project, 'apps/shop'), '0.3.0')).toContain('foyerkit 0.2.0')
})

it('says nothing about the same version, or without a modal', () => {
  expect(otherModal(project)).toBeUndefined()
  install(version)
  expect(otherModal(project)).toBeUndefined()
})

it('has the version of the repository', () => expect(ownVersion()).toBe(version))
