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
})
