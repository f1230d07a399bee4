import { describe, expect, it } from 'vitest'
import {
  folderProblems,
  functionProblems,
  longFunctionProblems,
  sizeProblems,
} from './sizeRules.ts'
import { isTest, isTestFile, sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

describe('size of a file', () => {
  it('finds no file that is too long', () => {
    const files = sourceFiles('src', 'anvil', 'scripts', 'tests')
    expect(lines(files.flatMap(sizeProblems))).toEqual([])
  })

  it('allows 300 lines at most', () => {
    const path = 'src/widget/core/file.ts'
    expect(sizeProblems({ path, text: 'x\n'.repeat(300) })).toEqual([])
    expect(sizeProblems({ path, text: 'x\n'.repeat(301) })).toHaveLength(1)
  })

  it('applies the same limit to tests', () => {
    const path = 'src/widget/core/file.test.ts'
    expect(sizeProblems({ path, text: 'x\n'.repeat(301) })).toHaveLength(1)
  })
})

describe('size of a function', () => {
  const lengthOf = (count: number) => ({
    path: 'src/widget/core/file.ts',
    text: `export const create = () => {\n${'  work()\n'.repeat(count - 2)}}\n`,
  })

  it('finds no function that is too long', () => {
    const files = sourceFiles('src', 'anvil').filter(({ path }) => !isTestFile(path))
    expect(lines(files.flatMap(functionProblems))).toEqual([])
  })

  it('allows 150 lines at most', () => {
    expect(functionProblems(lengthOf(150))).toEqual([])
    expect(functionProblems(lengthOf(151))).toEqual([
      expect.objectContaining({ line: 1, message: expect.stringContaining('151 lines') }),
    ])
  })

  it('finds no more functions over 100 lines than there are', () => {
    const files = sourceFiles('src').filter(({ path }) => !isTest(path))
    expect(lines(longFunctionProblems(files))).toEqual([])
  })

  it('allows 12 functions over 100 lines, and names all if there is one more', () => {
    const many = (count: number, length: number) =>
      Array.from({ length: count }, () => lengthOf(length))
    expect(longFunctionProblems([...many(12, 101), ...many(9, 100)])).toEqual([])
    expect(longFunctionProblems(many(13, 101))).toHaveLength(13)
  })
})

describe('size of a folder', () => {
  const folder = (count: number, name = 'file') =>
    Array.from({ length: count }, (_, i) => ({ path: `src/widget/core/${name}${i}.ts`, text: '' }))

  it('finds no folder with too many files', () => {
    const files = sourceFiles('src', 'anvil', 'scripts', 'tests')
    expect(lines(folderProblems(files))).toEqual([])
  })

  it('allows 20 files at most, not counting tests and sub-folders', () => {
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
