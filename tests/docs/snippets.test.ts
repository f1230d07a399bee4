import { describe, expect, it } from 'vitest'
import { compileModules } from './snippets/compileModules.ts'
import { isMarkKnown, readBlocks } from './snippets/readBlocks.ts'
import { readDocuments } from './snippets/readDocuments.ts'
import { readModules } from './snippets/readModules.ts'

const documents = readDocuments()
const modulesOf = (path: string, text: string) => readModules(readBlocks({ path, text }))

describe('the code of the documents', () => {
  it("compiles the documents' code against the package", async () => {
    const modules = documents.flatMap((document) => readModules(readBlocks(document)))
    expect(modules.length).toBeGreaterThan(20)
    expect(await compileModules('snippets', modules)).toEqual([])
  })

  it('uses no marks other than `continues`, and `not checked` with a reason', () => {
    const unknown = documents.flatMap(readBlocks).filter((block) => !isMarkKnown(block))
    expect(unknown.map(({ path, line, mark }) => `${path}:${line - 1}: ${mark}`)).toEqual([])
  })
})

describe('the check itself', () => {
  it('names file and line of an error, in TypeScript, in markup and after another block', async () => {
    const text = [
      '# A guide',
      '```ts',
      "import { createFoyer } from 'foyerkit'",
      'createFoyer({})',
      '```',
      '```html',
      '<foyer-button></foyer-button>',
      '<script type="module">',
      "  import { nothing } from 'foyerkit/elements'",
      '</script>',
      '```',
      '1. In a list:',
      '   ```tsx continues',
      '   const size: number = useMissing()',
      '   ```',
      '```ts not checked: it is half of a sentence',
      'createFoyer({ …',
      '```',
    ].join('\n')
    const problems = await compileModules('snippets-broken', modulesOf('docs/broken.md', text))
    expect(problems.map((problem) => /^\S+ error TS\d+/.exec(problem)?.[0])).toEqual([
      'docs/broken.md:4: error TS2739',
      'docs/broken.md:9: error TS2305',
      'docs/broken.md:14: error TS2304',
    ])
  })

  it('rejects a block marked "not checked" without a reason', () => {
    const blocks = readBlocks({ path: 'a.md', text: '```ts not checked\n```' })
    expect(blocks.map(isMarkKnown)).toEqual([false])
  })
})
