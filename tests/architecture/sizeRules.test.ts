import { describe, expect, it } from 'vitest'
import { folderProblems, sizeProblems } from './sizeRules.ts'
import { sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

describe('size of a file', () => {
  it('leaves one job visible everywhere', () => {
    const files = sourceFiles('src', 'anvil', 'scripts', 'tests')
    expect(lines(files.flatMap(sizeProblems))).toEqual([])
  })

  it('is 300 lines at most', () => {
    const path = 'src/widget/core/file.ts'
    expect(sizeProblems({ path, text: 'x\n'.repeat(300) })).toEqual([])
    expect(sizeProblems({ path, text: 'x\n'.repeat(301) })).toHaveLength(1)
  })

  it('is the same for a list of tests', () => {
    const path = 'src/widget/core/file.test.ts'
    expect(sizeProblems({ path, text: 'x\n'.repeat(301) })).toHaveLength(1)
  })
})

describe('size of a folder', () => {
  const folder = (count: number, name = 'file') =>
    Array.from({ length: count }, (_, i) => ({ path: `src/widget/core/${name}${i}.ts`, text: '' }))

  it('is taken in with one look everywhere', () => {
    const files = sourceFiles('src', 'anvil', 'scripts', 'tests')
    expect(lines(folderProblems(files))).toEqual([])
  })

  it('is 20 files at most, tests and sub-folders not counted', () => {
    const tests = folder(20).map(({ path, text }) => ({
      path: path.replace('.ts', '.test.ts'),
      text,
    }))
    const below = folder(20, 'money/file')
    expect(folderProblems([...folder(20), ...tests, ...below])).toEqual([])
    expect(folderProblems(folder(21))).toEqual([
      expect.objectContaining({
        path: 'src/widget/core',
        message: expect.stringContaining('21 files'),
      }),
    ])
  })
})
