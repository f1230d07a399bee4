import { describe, expect, it } from 'vitest'
import { recordFile } from '../../app/lab.ts'
import { diskInMemory } from '../../app/testing/diskInMemory.ts'
import { planRemoval } from './planRemoval.ts'
import { emptyRecord, readRecord, recordText, withEdits } from './record.ts'
import { writeAll } from '../../app/apply/writeAll.ts'

const edits = [
  { path: 'e2e/wallet.spec.ts', after: 'test()', inserted: [] },
  {
    path: 'vite.config.ts',
    before: '[a()]',
    after: 'import foyer\n[a(), foyer()]',
    inserted: ['import foyer\n', ', foyer()'],
  },
]
const record = withEdits(emptyRecord, edits, ['foyerkit-lab', 'left-pad'])
const after = {
  'e2e/wallet.spec.ts': 'test()',
  'vite.config.ts': 'import foyer\n[a(), foyer()]',
  'own.ts': 'mine',
  [recordFile]: recordText(record),
}
const listed = { 'foyerkit-lab': '1', vite: '8' }

const remove = (files: Readonly<Record<string, string>>) => {
  const disk = diskInMemory(files)
  const removal = planRemoval(disk, readRecord(disk) ?? emptyRecord, listed)
  writeAll(disk, removal.writes)
  return { ...removal, files: disk.files }
}

describe('taking back', () => {
  it('leaves the files as they were, and uninstalls what is still listed', () => {
    const { files, kept, packages } = remove(after)
    expect(files).toEqual({ 'vite.config.ts': '[a()]', 'own.ts': 'mine' })
    expect(kept).toEqual([])
    expect(packages).toEqual(['foyerkit-lab'])
  })

  it('keeps what else was changed in a file', () => {
    const { files, kept } = remove({
      ...after,
      'vite.config.ts': 'import foyer\n// mine\n[a(), foyer(), b()]',
    })
    expect(files['vite.config.ts']).toBe('// mine\n[a(), b()]')
    expect(kept).toEqual([])
  })

  it('names what was changed since, keeps it for a second time, and leaves the packages that it uses', () => {
    const changed = {
      ...after,
      'e2e/wallet.spec.ts': 'mine()',
      'vite.config.ts': 'import foyer\n[foyer({ b })]',
    }
    const { files, kept, packages } = remove(changed)
    expect(kept).toEqual([
      'e2e/wallet.spec.ts was changed since: delete it yourself.',
      'vite.config.ts was changed since: take these out yourself: import foyer  and  , foyer()',
      'The packages stay installed, because these files may use them: foyerkit-lab.',
    ])
    expect(packages).toEqual([])
    const { [recordFile]: left = '', ...others } = files
    expect(others).toEqual({
      'e2e/wallet.spec.ts': 'mine()',
      'vite.config.ts': 'import foyer\n[foyer({ b })]',
      'own.ts': 'mine',
    })
    expect(remove({ 'own.ts': 'mine', 'vite.config.ts': '[]', [recordFile]: left })).toMatchObject({
      files: { 'own.ts': 'mine', 'vite.config.ts': '[]' },
      kept: [],
      packages: ['foyerkit-lab'],
    })
  })

  it('takes a file that is gone as taken back', () => {
    expect(remove({ [recordFile]: recordText(record) }).files).toEqual({})
  })
})

describe('the record', () => {
  it('grows with each run, without what was taken out meanwhile', () => {
    const edit = { path: 'vite.config.ts', after: '', inserted: [', foyer()'] }
    const before = 'import foyer\n[a()]'
    const more = withEdits(record, [{ ...edit, before }], ['foyerkit-lab'])
    expect(more.added['vite.config.ts']).toEqual(['import foyer\n', ', foyer()'])
    expect(more.packages).toEqual(['foyerkit-lab', 'left-pad'])
    expect(Object.keys(more.created)).toEqual(['e2e/wallet.spec.ts'])
  })

  it.each([
    '{',
    '[]',
    '{ "format": "foyer-init", "version": 2, "created": {}, "added": {}, "packages": [] }',
    recordText({ ...record, created: { '../outside.ts': 'hash' } }),
    recordText({ ...record, created: { '/etc/passwd': 'hash' } }),
    recordText({ ...record, added: { 'a/../../b.ts': ['x'] } }),
  ])('is refused when init did not write it: %s', (text) => {
    expect(() => readRecord(diskInMemory({ [recordFile]: text }))).toThrow(
      /^foyer-init\.json is not as init wrote it: /,
    )
  })

  it('may name a workflow above the app', () => {
    const own = { ...record, created: { '../../.github/workflows/wallets.yml': 'hash' } }
    expect(readRecord(diskInMemory({ [recordFile]: recordText(own) }))).toEqual(own)
    expect(readRecord(diskInMemory({}))).toBeUndefined()
  })
})
