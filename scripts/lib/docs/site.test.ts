import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { agentTexts, describePage } from './agentTexts.mjs'
import { readExports } from './readExports.mjs'
import { readSidebar } from './readSidebar.mjs'
import { referencePage } from './referencePage.mjs'
import { relinkPage } from './relinkPage.mjs'

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
  const relinked = (text: string) => relinkPage({ ...note, text }, [index, start, note])

  it('links pages by their addresses, and names files without a page', () => {
    expect(
      relinked(
        '[a](../start.md#a-project-id) [`b`](../../src/x.ts) [c](https://c.example/) [d](#here)',
      ),
    ).toBe('[a](../start.md#a-project-id) `b` [c](https://c.example/) [d](#here)')
  })

  it('finds pictures in the folder of the site', () => {
    expect(relinked('![a](../a.webp) <source srcset="../b.png" />')).toBe(
      '![a](../a.webp) <source srcset="../b.png" />',
    )
  })

  it('leaves code as it is', () => {
    const code = '`[a](b.md)`\n\n```md\n[a](b.md)\n```\n'
    expect(relinked(code)).toBe(code)
  })
})

describe('the texts for agents', () => {
  it('lists the pages of the sidebar with their first paragraph, and has each page as Markdown', () => {
    const guide = {
      ...start,
      text: '# Start\n\n```sh\nnpm i\n```\n\nAdd [`it`](a.md) to\nyour app.\n',
    }
    const texts = agentTexts(
      [{ ...index, text: '# Foyer\n\nA modal.\n' }, guide, note],
      [{ title: 'Use it', links: [{ title: 'Start', address: 'start.html' }] }],
    )
    expect(texts).toEqual([
      { name: 'index.md', text: '# Foyer\n\nA modal.\n' },
      { name: 'start.md', text: guide.text },
      { name: 'decisions/0001-a.md', text: note.text },
      {
        name: 'llms.txt',
        text: '# Foyer\n\n> A modal.\n\n## Use it\n\n- [Start](start.md): Add it to your app.\n',
      },
      { name: 'llms-full.txt', text: `<!-- start.md -->\n\n${guide.text.trim()}\n` },
    ])
  })

  it('has no description for a page without a paragraph', () => {
    expect(describePage('# A\n\nStatus: accepted.\n\n| a |\n')).toBe('')
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
        members: [{ name: 'id', type: 'string', comment: '' }],
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

  it('shows the members of a type with their types, units and defaults', () => {
    writeFileSync(
      join(folder, 'options.d.ts'),
      [
        '/** A door. */',
        'interface Door { readonly id: string }',
        'interface Base {}',
        '/** What a host sets. */',
        'interface Options extends Base {',
        '  /** Wait, in ms. Default 300 (C-001). */',
        '  readonly wait?: number | undefined;',
        '  /** Opens one. */',
        "  open(door: Door, how: 'wide' | 'ajar'): void;",
        '}',
        'interface Call { (): void }',
        'export { type Call, type Door, type Options };',
      ].join('\n'),
    )
    const { text } = referencePage(folder, { name: 'foyerkit/options', file: 'options' })
    expect(text).toContain(
      [
        'What a host sets.',
        '',
        'Extends `Base`.',
        '',
        '| Member | Type | Description |',
        '| --- | --- | --- |',
        '| `wait?` | `number` | Wait, in ms. Default 300. |',
        "| `open` | `(door: `[`Door`](#door)`, how: 'wide' \\| 'ajar'): void` | Opens one. |",
      ].join('\n'),
    )
    expect(text).toContain('| Member | Type |\n| --- | --- |\n| `id` | `string` |')
    expect(text).toContain('```ts\ninterface Call { (): void }\n```')
  })
})
