import type { FileEdit } from '../../app/fileEdit.ts'
import { recordFile } from '../../app/lab.ts'
import type { Tree } from '../../app/project/tree.ts'
import { planNextAlias } from '../../init/plan/planApp.ts'
import {
  hashOf,
  readRecord,
  recordText,
  withEdits,
  type InitRecord,
} from '../../init/record/record.ts'
import type { Remark } from './migration.ts'

/** What `init` wrote for another modal, and what it writes for Foyer's. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/foyer\(\{ wallets: true \}\)/g, 'foyer()'],
  [/\/__foyer\/wallets\.js/g, '/__foyer/places.js'],
  // The test presses the rows of AppKit in another way.
  [
    /page\.getByText\((['"])Emberfox\1\)\.first\(\)\.click\(\)/g,
    'page.getByRole($1dialog$1).getByRole($1button$1, { name: /Emberfox/ }).click()',
  ],
]

const changed = (text: string) =>
  changes.reduce((now, [pattern, replacement]) => now.replaceAll(pattern, replacement), text)

/**
 * Plans the changes of what `init` wrote: an app with Foyer's modal needs the simulator without wallets for other modals.
 * @param isNext whether it is an app of Next, whose bundler replaces the services by the simulator
 */
export function planLab(
  tree: Tree,
  isNext: boolean,
): {
  readonly edits: readonly FileEdit[]
  readonly byHand: readonly Remark[]
} {
  const record = readRecord({ read: tree.read })
  if (record === undefined) return { edits: [], byHand: [] }
  const paths = [...new Set([...Object.keys(record.created), ...Object.keys(record.added)])]
  const edits = paths.flatMap((path): readonly FileEdit[] => {
    const before = tree.read(path)
    const after = before === undefined ? undefined : changed(before)
    return before === undefined || after === undefined || after === before
      ? []
      : [{ path, before, after, inserted: [] }]
  })
  if (edits.length === 0) return { edits, byHand: [] }
  const alias = isNext ? planNextAlias(tree) : { edits: [], byHand: [] }
  const before = tree.read(recordFile) ?? ''
  const after = recordText(withEdits(changedRecord(record, edits), alias.edits, []))
  return {
    edits: [...edits, ...alias.edits, { path: recordFile, before, after, inserted: [] }],
    byHand: alias.byHand.map(({ path, why, lines }) => ({
      path,
      line: 1,
      what: 'alias',
      why,
      lines,
    })),
  }
}

function changedRecord(record: InitRecord, edits: readonly FileEdit[]): InitRecord {
  const created = { ...record.created }
  for (const { path, before = '', after } of edits) {
    if (created[path] === hashOf(before)) created[path] = hashOf(after)
  }
  const added = Object.fromEntries(
    Object.entries(record.added).map(([path, texts]) => [path, texts.map(changed)]),
  )
  return { ...record, created, added }
}
