import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorOf } from '../../scripts/lib/docs/anchorOf.mjs'
import { labPackage } from '../../scripts/lib/build/packages.mjs'
import { readDocuments, type Document } from './snippets/readDocuments.ts'

const withoutCode = (text: string) =>
  text.replaceAll(/^\s*```.*?^\s*```/gms, '').replaceAll(/`[^`]*`/g, '')

/** The anchors of a document. */
const anchorsOf = (text: string) =>
  [...text.replaceAll(/^\s*```.*?^\s*```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

/** The files of `foyerkit-lab`, which has the documents. */
const packed = labPackage.files
const isPacked = (path: string) =>
  packed.some((each) => path === each || path.startsWith(`${each}/`))

/** Pictures stay in the repository: a registry shows no picture of a package. */
const isMissing = (path: string) => !isPacked(path) && !/\.(png|webp)$/.test(path)

/** The links of a document to other files and to headings, without those to other hosts. */
const linksOf = ({ path, text }: Document) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#')
      const found = file === '' ? path : posix.join(posix.dirname(path), file)
      return { target, found, anchor }
    })

/** The broken links of a document. */
function brokenLinks(document: Document): readonly string[] {
  return linksOf(document)
    .filter(({ found, anchor }) => {
      if (!existsSync(found)) return true
      return anchor !== undefined && !anchorsOf(readFileSync(found, 'utf8')).includes(anchor)
    })
    .map(({ target }) => `${document.path}: ${target}`)
}

describe('the links of the documents', () => {
  it('links only to existing files and headings', () => {
    expect(readDocuments().flatMap(brokenLinks)).toEqual([])
  })

  it('links files of foyerkit-lab only to files of foyerkit-lab', () => {
    const dangling = readDocuments()
      .filter(({ path }) => isPacked(path))
      .flatMap((document) =>
        linksOf(document)
          .filter(({ found }) => isMissing(found))
          .map(({ target }) => `${document.path}: ${target}`),
      )
    expect(dangling).toEqual([])
  })

  it('rejects broken links', () => {
    const text =
      '[a](README.md#try-it) [b](README.md#nowhere) [c](absent.md) [d](https://e.example) <img src="e.png" />'
    expect(brokenLinks({ path: 'a.md', text })).toEqual([
      'a.md: README.md#nowhere',
      'a.md: absent.md',
      'a.md: e.png',
    ])
  })
})
