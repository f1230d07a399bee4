import { expect, it } from 'vitest'
import { createStyleAdopter } from './styleAdopter.ts'

class Sheet {
  text = ''
  replaceSync(css: string) {
    this.text = css
  }
}

function createRoot() {
  const sheets: Sheet[] = []
  const root = {
    adoptedStyleSheets: sheets,
    ownerDocument: { defaultView: { CSSStyleSheet: Sheet } },
  }
  // There is no document in Node; the adopter uses only these two properties of a root.
  return { root, adopter: createStyleAdopter(root as unknown as ShadowRoot) }
}

it('adopts a sheet once, however many parts request it', () => {
  const { root, adopter } = createRoot()
  adopter.adopt('.a{}')
  adopter.adopt('.b{}')
  adopter.adopt('.a{}')
  expect(root.adoptedStyleSheets.map((sheet) => sheet.text)).toEqual(['.a{}', '.b{}'])
})

it('replaces a named sheet in its place', () => {
  const { root, adopter } = createRoot()
  adopter.replace('theme', ':host{--a:1}')
  adopter.adopt('.a{}')
  adopter.replace('theme', ':host{--a:2}')
  expect(root.adoptedStyleSheets.map((sheet) => sheet.text)).toEqual([':host{--a:2}', '.a{}'])
})

it('keeps the sheets of two roots apart', () => {
  const first = createRoot()
  const second = createRoot()
  first.adopter.adopt('.a{}')
  second.adopter.adopt('.a{}')
  expect(second.root.adoptedStyleSheets).toHaveLength(1)
  expect(second.root.adoptedStyleSheets[0]).not.toBe(first.root.adoptedStyleSheets[0])
})
