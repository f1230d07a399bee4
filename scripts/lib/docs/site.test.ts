import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { layoutPage } from './layoutPage.mjs'
import { readExports } from './readExports.mjs'
import { readSidebar } from './readSidebar.mjs'
import { referencePage } from './referencePage.mjs'
import { renderMarkdown } from './renderMarkdown.mjs'

const pageOf = (path: string, text: string, address = path.replace(/\.md$/, '.html')) => ({
  path: `docs/${path}`,
  address,
  title: path,
  text,
})
const index = pageOf('README.md', '# Foyer\n\n## Use it\n\n- [Start](start.md)\n', 'index.html')
const start = pageOf('start.md', '# Start\n\n## A project id\n')
const note = pageOf('decisions/0001-a.md', '# 1. A')

const folder = mkdtempSync(join(tmpdir(), 'foyer-docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a page of the site', () => {
  it('links pages by their addresses, and names files without a page', () => {
    const text =
      '[a](../start.md#a-project-id) [b](../../src/x.ts) [c](https://c.example/) [d](#here)'
    const html = renderMarkdown({ ...note, text }, [index, start, note])
    expect(html.trim()).toBe(
      '<p><a href="../start.html#a-project-id">a</a> b <a href="https://c.example/">c</a> <a href="#here">d</a></p>',
    )
  })

  it('shows code as text, also in a language that is not highlighted', () => {
    const html = renderMarkdown(pageOf('a.md', '```cobol not checked: old\n<b>\n```'), [])
    expect(html).toBe('<pre tabindex="0"><code>&lt;b&gt;</code></pre>\n')
  })

  it('marks the current page in the sidebar, and links to the others from its folder', () => {
    const sidebar = [{ title: 'Use it', links: [start, note] }]
    const html = layoutPage({ page: note, sidebar, body: '' })
    expect(html).toContain('<a href="0001-a.html" aria-current="page">')
    expect(html).toContain('<a href="../start.html">')
    expect(html).toContain('href="../site.css"')
  })
})

describe('the sidebar', () => {
  it('lists the groups of the index, and adds a new document by itself', () => {
    const added = pageOf('languages.md', '# Languages')
    expect(readSidebar([index, start, note, added], [])).toEqual([
      { title: 'Use it', links: [{ title: 'Start', address: 'start.html' }] },
      { title: 'More', links: [added] },
    ])
  })
})

describe('the reference', () => {
  it('lists each export with its docstring, including shared files, without the clauses', () => {
    writeFileSync(
      join(folder, 'shared-1.d.ts'),
      '/** Opens it (C-009, open point 3). */\ndeclare function open(): void;\nexport { open as t };',
    )
    writeFileSync(
      join(folder, 'door.d.ts'),
      [
        'import { t as open } from "./shared-1.js";',
        'interface Hidden {}',
        '/** One of it. */',
        'interface Door { readonly id: string }',
        'export { type Door, open };',
      ].join('\n'),
    )
    expect(readExports(join(folder, 'door.d.ts'))).toEqual([
      {
        name: 'Door',
        kind: 'type',
        comment: '/** One of it. */',
        code: 'interface Door { readonly id: string }',
      },
      {
        name: 'open',
        kind: 'value',
        comment: '/** Opens it (C-009, open point 3). */',
        code: 'function open(): void;',
      },
    ])
    const page = referencePage(folder, { name: 'foyerkit/door', file: 'door' })
    expect(page.text).toContain('### `open`\n\nOpens it.\n\n```ts\nfunction open(): void;')
  })
})
