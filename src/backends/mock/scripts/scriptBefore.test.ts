import { expect, it } from 'vitest'
import { scriptBefore } from './scriptBefore.ts'

const plain = { src: '', type: '', async: false, defer: false, noModule: false }

/** A page while the script of the wallets runs, with other scripts around it. */
function pageWith(before: readonly object[], after: readonly object[] = []): Document {
  const currentScript = { ...plain, src: 'http://localhost:4848/__foyer/wallets.js' }
  const others = (scripts: readonly object[]) => scripts.map((script) => ({ ...plain, ...script }))
  const scripts = [...others(before), currentScript, ...others(after)]
  return { scripts, currentScript } as unknown as Document
}

const src = 'https://shop.example/app.js'

it.each([
  ['the wallets come first', pageWith([], [{ src }])],
  [
    'those before wait',
    pageWith([
      { src, type: 'module' },
      { src, defer: true },
      { src, async: true },
    ]),
  ],
  ['those before are for other browsers', pageWith([{ src, noModule: true }])],
  ['a few lines of the page stand before', pageWith([{}])],
  ['another script of the simulator stands before', pageWith([{ src: '/__foyer/foyer.js' }])],
])('returns no script when %s', (_when, page) => expect(scriptBefore(page)).toBeUndefined())

it('returns a script of the page that ran before', () =>
  expect(scriptBefore(pageWith([{}, { src }]))).toBe(src))
