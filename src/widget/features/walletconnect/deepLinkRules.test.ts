import { expect, it } from 'vitest'
import { createSeededRandom } from '../../../backends/mock/clock/seededRandom.ts'
import { deepLink } from './deepLinkRules.ts'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=a0b1'
const encoded = 'wc%3A7f6e%402%3Frelay-protocol%3Dirn%26symKey%3Da0b1'

it('builds the links of wire 8.1', () => {
  expect(deepLink('metamask://', uri).redirect).toBe(`metamask://wc?uri=${encoded}`)
  expect(deepLink('trust:', uri).redirect).toBe(`trust://wc?uri=${encoded}`)
  expect(deepLink('rainbow', uri).redirect).toBe(`rainbow://wc?uri=${encoded}`)
  expect(deepLink('/safe:/', uri).redirect).toBe(`safe://wc?uri=${encoded}`)
  expect(deepLink('app://open', uri).redirect).toBe(`app://open/wc?uri=${encoded}`)
  expect(deepLink('https://w.app/open', uri).redirect).toBe(`https://w.app/open/wc?uri=${encoded}`)
})

it("keeps the wallet's own address without the pairing", () => {
  expect(deepLink('trust:', uri).href).toBe('trust://')
  expect(deepLink('https://w.app', uri).href).toBe('https://w.app/')
})

it('returns an address of the same scheme from which the pairing can be read', () => {
  const random = createSeededRandom(7)
  const pick = (parts: readonly string[]) => String(parts[Math.floor(random.next() * parts.length)])
  for (let round = 0; round < 500; round += 1) {
    const scheme = pick(['abc', 'wallet-x', 'a1', 'my.wallet'])
    const link = `${scheme}${pick(['', ':', '://', '://open', '://a/b', '://a/b/'])}`
    const pairing = `wc:${random.id()}@2?symKey=${random.id()}&x=${pick(['%', '&', ' ', '#', '/', '+'])}`
    const { href, redirect } = deepLink(link, pairing)
    expect(href.startsWith(`${scheme}://`)).toBe(true)
    expect(href.endsWith('/')).toBe(true)
    expect(redirect.startsWith(`${href}wc?uri=`)).toBe(true)
    expect(decodeURIComponent(redirect.slice(`${href}wc?uri=`.length))).toBe(pairing)
    expect(deepLink(href, pairing)).toEqual({ href, redirect })
  }
})
