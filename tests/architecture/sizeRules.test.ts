import { describe, expect, it } from 'vitest'
import { sizeProblems } from './sizeRules.ts'
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

  it('is 400 lines at most for a list of tests', () => {
    const path = 'src/widget/core/file.test.ts'
    expect(sizeProblems({ path, text: 'x\n'.repeat(400) })).toEqual([])
    expect(sizeProblems({ path, text: 'x\n'.repeat(401) })).toHaveLength(1)
  })
})
