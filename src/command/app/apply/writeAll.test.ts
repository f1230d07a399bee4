import { expect, it } from 'vitest'
import { diskInMemory } from '../testing/diskInMemory.ts'
import { requireWritable, writeAll } from './writeAll.ts'

const before = { 'a.ts': 'a', 'b.ts': 'b' }
const writes = [
  { path: 'a.ts', text: 'new a' },
  { path: 'b.ts', text: undefined },
  { path: 'c.ts', text: 'c' },
]

it('writes, creates and removes files', () => {
  const disk = diskInMemory(before)
  writeAll(disk, writes)
  expect(disk.files).toEqual({ 'a.ts': 'new a', 'c.ts': 'c' })
})

it('leaves every file as it was when one cannot be written, and says so', () => {
  const disk = diskInMemory(before, ['c.ts'])
  expect(() => writeAll(disk, writes)).toThrow(
    'Failed to write c.ts: EROFS: read-only file system. Nothing was changed.',
  )
  expect(disk.files).toEqual(before)
})

it('names what it cannot put back', () => {
  const disk = diskInMemory(before, ['c.ts'])
  const once = {
    ...disk,
    write: (path: string, text: string) => {
      disk.write(path, text)
      // From now on, nothing can be written any more.
      once.write = () => {
        throw new Error('ENOSPC')
      }
    },
  }
  expect(() => writeAll(once, writes)).toThrow(
    /^Failed to write c\.ts: ENOSPC\. b\.ts, a\.ts could not be put back: /,
  )
})

it('refuses files that this user may not write, before anything is done', () => {
  const disk = diskInMemory(before, ['a.ts'])
  expect(() => requireWritable(disk, ['a.ts', 'b.ts'])).toThrow(
    /^a\.ts cannot be written by this user, so nothing was changed\. .+chmod u\+w/,
  )
  expect(() => requireWritable(disk, ['b.ts', 'c.ts'])).not.toThrow()
})
