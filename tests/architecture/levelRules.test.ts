import { describe, expect, it } from 'vitest'
import { levelProblems } from './levelRules.ts'
import { sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

/** A feature with the given number of files, each of which imports the next one. */
const chainOf = (count: number, statement = 'import') =>
  Array.from({ length: count }, (_, i) => ({
    path: `src/widget/features/swap/file${i}.ts`,
    text: i + 1 < count ? `${statement} { x } from './file${i + 1}.ts'` : '',
  }))

describe('levels of imports in a feature', () => {
  it('finds no feature with too many levels', () => {
    expect(lines(levelProblems(sourceFiles('src/widget/features')))).toEqual([])
  })

  it('allows at most 6 levels of imports', () => {
    expect(levelProblems(chainOf(6))).toEqual([])
    expect(levelProblems(chainOf(7))).toEqual([
      expect.objectContaining({
        path: 'src/widget/features/swap/file0.ts',
        message: expect.stringContaining('7 levels of imports inside "swap", and 6 is the most'),
      }),
    ])
  })

  it('counts imports of types', () => {
    expect(levelProblems(chainOf(7, 'import type'))).toHaveLength(1)
  })

  it('counts neither tests nor other features', () => {
    const [, ...six] = chainOf(7)
    const test = { path: 'src/widget/features/swap/file.test.ts', text: "import './file1.ts'" }
    const other = {
      path: 'src/widget/features/help/a.ts',
      text: "import { x } from '../swap/file1.ts'",
    }
    expect(levelProblems([...six, test, other])).toEqual([])
  })

  it('ends the count at an import cycle', () => {
    const path = 'src/widget/features/swap'
    const files = [
      { path: `${path}/a.ts`, text: "import { x } from './b.ts'" },
      { path: `${path}/b.ts`, text: "import { x } from './a.ts'" },
    ]
    expect(levelProblems(files)).toEqual([])
  })
})
