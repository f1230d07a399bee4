import { recordFile } from '../../app/lab.ts'
import { takeOut } from '../../app/syntax/insertion.ts'
import type { Disk } from '../../app/apply/disk.ts'
import { hashOf, recordText, type InitRecord } from './record.ts'
import type { Write } from '../../app/apply/writeAll.ts'

/** What `--remove` does. */
export interface Removal {
  readonly writes: readonly Write[]
  /** What was changed since, and stays: sentences for the developer. */
  readonly kept: readonly string[]
  /** The packages to uninstall: none while a file that uses them stays. */
  readonly packages: readonly string[]
}

/**
 * Plans to take back what a record names, as far as it is unchanged since.
 * @param listed the packages that package.json names
 */
export function planRemoval(
  disk: Pick<Disk, 'read'>,
  record: InitRecord,
  listed: Readonly<Record<string, string>>,
): Removal {
  const files = Object.entries(record.created).flatMap(([path, hash]) => {
    const text = disk.read(path)
    if (text === undefined) return []
    return [{ path, isSame: hashOf(text) === hash }]
  })
  const edits = Object.entries(record.added).flatMap(([path, inserted]) => {
    const before = disk.read(path)
    if (before === undefined || inserted.every((part) => !before.includes(part.trim()))) return []
    return [{ path, inserted, text: takeOut(before, inserted) }]
  })
  const packages = record.packages.filter((name) => Object.hasOwn(listed, name))
  const keptFiles = files.filter(({ isSame }) => !isSame)
  const keptEdits = edits.filter(({ text }) => text === undefined)
  const isAll = keptFiles.length === 0 && keptEdits.length === 0
  const rest: InitRecord = {
    ...record,
    created: pick(record.created, keptFiles),
    added: pick(record.added, keptEdits),
    packages,
  }
  return {
    writes: [
      ...files.filter(({ isSame }) => isSame).map(({ path }) => ({ path, text: undefined })),
      ...edits.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
      { path: recordFile, text: isAll ? undefined : recordText(rest) },
    ],
    kept: [
      ...keptFiles.map(({ path }) => `${path} was changed since: delete it yourself.`),
      ...keptEdits.map(
        ({ path, inserted }) =>
          `${path} was changed since: take these out yourself: ${inserted.map((part) => part.trim()).join('  and  ')}`,
      ),
      ...(isAll || packages.length === 0
        ? []
        : [
            `The packages stay installed, because these files may use them: ${packages.join(', ')}.`,
          ]),
    ],
    packages: isAll ? packages : [],
  }
}

const pick = <T>(all: Readonly<Record<string, T>>, kept: readonly { readonly path: string }[]) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => kept.some(({ path }) => path === key)))
