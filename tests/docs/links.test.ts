import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorOf } from '../../scripts/lib/docs/anchorOf.mjs'
import { readDocuments, type Document } from './snippets/readDocuments.ts'

const withoutCode = (text: string) =>
  text.replaceAll(/^\s*```.*?^\s*```/gms, '').replaceAll(/`[^`]*`/g, '')

/** The anchors of a document. */
const anchorsOf = (text: string) =>
  [...text.replaceAll(/^\s*```.*?^\s*```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

/** The links of a document that lead nowhere. Those to other hosts are not looked at. */
function brokenLinks({ path, text }: Document): readonly string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#')
      const found = file === '' ? path : posix.join(posix.dirname(path), file)
      if (!existsSync(found)) return true
      return anchor !== undefined && !anchorsOf(readFileSync(found, 'utf8')).includes(anchor)
    })
    .map((target) => `${path}: ${target}`)
}

describe('the links of the documents', () => {
  it('lead to a file and to a heading that are there', () => {
    expect(readDocuments().flatMap(brokenLinks)).toEqual([])
  })

  it('are refused when they do not', () => {
    const text =
      '[a](README.md#try-it) [b](README.md#nowhere) [c](absent.md) [d](https://e.example)'
    expect(brokenLinks({ path: 'a.md', text })).toEqual([
      'a.md: README.md#nowhere',
      'a.md: absent.md',
    ])
  })
})
