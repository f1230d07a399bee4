import { describe, expect, it } from 'vitest'
import type { Added } from './addToConfig.ts'
import { addToHead } from './addToHead.ts'
import { insertAll } from './insertion.ts'

const script = '<script src="http://localhost:4848/__foyer/wallets.js" />'
const wanted = {
  code: `{isOn && (\n\t${script}\n)}`,
  mark: '/__foyer/',
  names: ['head'],
  around: 'html',
}

const after = (code: string, added: Added) =>
  insertAll(code, added.kind === 'added' ? added.insertions : [])
const add = (code: string) => addToHead('layout.tsx', code, wanted)

describe('code in the head of a document', () => {
  it('comes first in a head that is there', () => {
    const code = `export const Layout = () => (
  <html>
    <head>
      <title>Shop</title>
    </head>
  </html>
)
`
    const added = after(code, add(code))
    expect(added).toBe(
      code.replace('<head>\n', `<head>\n      {isOn && (\n        ${script}\n      )}\n`),
    )
    expect(add(added)).toEqual({ kind: 'present' })
  })

  it('brings a head along where there is none', () => {
    const code =
      'export default function Layout() {\n\treturn (\n\t\t<html lang="en">\n\t\t\t<body>a</body>\n\t\t</html>\n\t)\n}\n'
    expect(after(code, add(code))).toContain(
      `<html lang="en">\n\t\t\t<head>\n\t\t\t\t{isOn && (\n\t\t\t\t\t${script}\n\t\t\t\t)}\n\t\t\t</head>\n\t\t\t<body>`,
    )
  })

  it.each([
    ['export default () => <html><head>', 'its syntax is not known'],
    ['export default () => <main />', 'it renders no single head'],
    ['export default () => a ? <html>1</html> : <html>2</html>', 'it renders no single head'],
    ['export default () => a ? <head>1</head> : <head>2</head>', 'it renders more than one head'],
    ['export default () => <html><head /></html>', 'its head has no closing tag'],
  ])('is left to the developer in %j', (code, why) => {
    expect(add(code)).toEqual({ kind: 'unclear', why })
  })
})
