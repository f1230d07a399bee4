import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkPackageLicence } from '../../scripts/lib/licences/checkPackageLicence.mjs'
import { packageFolders, thirdPartyNotices } from '../../scripts/lib/licences/thirdPartyNotices.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const mit = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8')
const mpl = readFileSync(new URL('../../node_modules/axe-core/LICENSE', import.meta.url), 'utf8')
const some = { name: 'some', declared: 'MIT', production: false }
const text = (content: string) => [{ file: 'LICENSE', text: content }]

describe('licence of a package', () => {
  it('recognises a licence by its text', () => {
    expect(checkPackageLicence({ ...some, texts: text(mit) })).toEqual({ licence: 'MIT' })
    expect(checkPackageLicence({ ...some, texts: text(mpl) })).toEqual({ licence: 'MPL-2.0' })
  })

  it('accepts the LGPL for a library of tests, but not for code that reaches visitors', () => {
    const texts = text(`sockets is an Open Source project licensed under the terms of
      the LGPLv3 license. Please see <https://www.gnu.org/licenses/lgpl-3.0.html> for license text.`)
    expect(checkPackageLicence({ ...some, texts })).toEqual({ licence: 'LGPL-3.0' })
    const production = { ...some, texts, production: true }
    expect(checkPackageLicence(production).problem).toContain('LGPL-3.0')
  })

  it('recognises MIT-0 by the missing duty to pass on the text', () => {
    const color = readFileSync(`${root}node_modules/@csstools/color-helpers/LICENSE.md`, 'utf8')
    expect(checkPackageLicence({ ...some, texts: text(color) })).toEqual({ licence: 'MIT-0' })
    const restricted = text(`${color}\nThe Software is for non-commercial use.`)
    expect(checkPackageLicence({ ...some, texts: restricted }).problem).toContain('non commercial')
  })

  it('uses the text when package.json names another licence', () => {
    const texts = text('This software may be used only together with our service.')
    expect(checkPackageLicence({ ...some, texts }).problem).toContain(
      'not one of the known licences',
    )
  })

  it('rejects a known text followed by a restriction', () => {
    const texts = text(`${mit}\nCommons Clause: the right to sell the Software is not granted.`)
    expect(checkPackageLicence({ ...some, texts }).problem).toContain('commons clause')
  })

  it('rejects a known text followed by unknown terms', () => {
    const texts = text(`${mit}\n${'Further terms apply to every user. '.repeat(40)}`)
    expect(checkPackageLicence({ ...some, texts }).problem).toContain('characters more')
  })

  it('rejects a missing text unless the reason is recorded', () => {
    expect(checkPackageLicence({ ...some, texts: [] }).problem).toContain('no licence text')
    expect(checkPackageLicence({ ...some, name: 'stackback', texts: [] })).toEqual({
      licence: 'no text',
    })
  })

  it('requires more of code that reaches visitors', () => {
    const texts = text(mpl)
    expect(checkPackageLicence({ ...some, texts, production: true }).problem).toContain('MPL-2.0')
    expect(
      checkPackageLicence({ ...some, name: 'stackback', texts: [], production: true }).problem,
    ).toContain('no licence text')
  })
})

describe('the notices of bundled packages', () => {
  it('prints each package once, wherever it is installed', () => {
    const files = [
      'src/widget/index.ts',
      '\0rolldown/runtime.js',
      'node_modules/zustand/esm/vanilla.mjs',
      'node_modules/zustand/esm/react.mjs',
      '\0/x/node_modules/zustand/esm/vanilla.mjs?commonjs',
      'node_modules/@wallet-standard/app/node_modules/qr/index.js',
    ]
    expect(packageFolders(files)).toEqual([
      '/x/node_modules/zustand',
      'node_modules/@wallet-standard/app/node_modules/qr',
      'node_modules/zustand',
    ])
  })

  it('prints every text of a package', () => {
    const notices = thirdPartyNotices(root, ['node_modules/zustand'])
    expect(notices).toMatch(/\nzustand \d+\.\d+\.\d+\n/)
    expect(notices).toContain('Permission is hereby granted, free of charge')
  })

  it('says where to find the terms of a package without a text', () => {
    const notices = thirdPartyNotices(root, ['node_modules/strict-event-emitter'])
    expect(notices).toContain('MIT: MIT in its README')
  })
})

describe('the licence of clauses in other words', () => {
  it('recognises a licence in other words that restrict nothing', () => {
    const bsd = readFileSync(`${root}node_modules/fast-uri/LICENSE`, 'utf8')
    expect(checkPackageLicence({ ...some, texts: text(bsd) })).toEqual({ licence: 'BSD-3-Clause' })
  })
})
