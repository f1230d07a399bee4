import { createHash } from 'node:crypto'
import { recordFile } from '../../app/lab.ts'
import type { FileEdit } from '../../app/fileEdit.ts'
import type { Disk } from '../../app/apply/disk.ts'

/** What `init` wrote in an app, for `--remove`. */
export interface InitRecord {
  readonly format: 'foyer-init'
  readonly version: 1
  /** The files that it created, with the SHA-256 of their texts. */
  readonly created: Readonly<Record<string, string>>
  /** What it added to files, in order. */
  readonly added: Readonly<Record<string, readonly string[]>>
  /** The packages that it installed. */
  readonly packages: readonly string[]
}

export const emptyRecord: InitRecord = {
  format: 'foyer-init',
  version: 1,
  created: {},
  added: {},
  packages: [],
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The record with what a run adds to it. */
export function withEdits(
  record: InitRecord,
  edits: readonly FileEdit[],
  packages: readonly string[],
): InitRecord {
  const created = edits.filter(({ before }) => before === undefined)
  const changed = edits.filter(({ before }) => before !== undefined)
  return {
    ...record,
    created: {
      ...record.created,
      ...Object.fromEntries(created.map(({ path, after }) => [path, hashOf(after)])),
    },
    added: {
      ...record.added,
      ...Object.fromEntries(
        changed.map(({ path, before = '', inserted }) => {
          // What the developer has taken out since is gone.
          const earlier = (record.added[path] ?? []).filter((part) => before.includes(part))
          return [path, [...earlier, ...inserted]]
        }),
      ),
    },
    packages: [...new Set([...record.packages, ...packages])],
  }
}

export const recordText = (record: InitRecord): string => `${JSON.stringify(record, null, 2)}\n`

/**
 * Reads the record of an app; undefined if there is none.
 * @throws Error if it is broken
 */
export function readRecord(disk: Pick<Disk, 'read'>): InitRecord | undefined {
  const text = disk.read(recordFile)
  if (text === undefined) return undefined
  try {
    const record: unknown = JSON.parse(text)
    if (isRecord(record)) return record
  } catch {
    // The sentence below says it for both.
  }
  throw new Error(
    `${recordFile} is not as init wrote it: take it from git again, or delete it and take the changes back with git.`,
  )
}

function isRecord(value: unknown): value is InitRecord {
  const { format, version, created, added, packages } = Object(value)
  return (
    format === 'foyer-init' &&
    version === 1 &&
    Object.values(Object(created)).every((hash) => typeof hash === 'string') &&
    Object.keys({ ...created, ...added }).every(isInside) &&
    Object.values(Object(added)).every(isTexts) &&
    isTexts(packages)
  )
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Whether a path may be one of an app: the workflow is in the folders above it, and everything else below. */
const isInside = (path: string): boolean =>
  /^(?:\.\.\/)*\.github\/workflows\/[\w.-]+$/.test(path) ||
  (!/^(?:[a-z]:|[\\/])/i.test(path) && !path.split(/[\\/]/).includes('..'))
