import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { diskIn } from './disk.ts'
import { keepFiles } from './keepFiles.ts'

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-init-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('creates the folders of a file, and removes those that are empty without it', () => {
  const folder = folderForTest()
  const disk = diskIn(folder)
  disk.write('a/b/c.ts', '1')
  disk.write('a/d.ts', '2')
  expect(disk.read('a/b/c.ts')).toBe('1')
  expect(disk.isWritable('a/new/file.ts')).toBe(true)
  disk.remove('a/b/c.ts')
  expect(existsSync(join(folder, 'a/b'))).toBe(false)
  expect(disk.read('a/d.ts')).toBe('2')
  disk.remove('a/d.ts')
  expect(existsSync(folder)).toBe(true)
  expect(disk.read('a/d.ts')).toBeUndefined()
})

it('puts back what files contained, and also that there was none', () => {
  const folder = folderForTest()
  mkdirSync(join(folder, 'a'))
  writeFileSync(join(folder, 'package.json'), 'before')
  const disk = diskIn(folder)
  const kept = keepFiles(disk, ['package.json', 'package-lock.json'])
  disk.write('package.json', 'after')
  disk.write('package-lock.json', 'new')
  kept.restore()
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('before')
  expect(disk.read('package-lock.json')).toBeUndefined()
})
