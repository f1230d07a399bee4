// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { chainList } from '../../../../../anvil/chainList.ts'
import { solanaTokens } from '../../../../../anvil/solana/solanaTokens.ts'
import { tokenList } from '../../../../../anvil/tokenList.ts'
import { directoryWallets } from '../../services/directory/directoryWallets.ts'
import { defaultWallets } from '../defaultWallets.ts'
import { coinMarks } from './coinMarks.ts'
import { drawMark } from './mark.ts'
import { networkMarks } from './networkMarks.ts'
import { walletMarks } from './walletMarks.ts'

const sets = [Object.entries(coinMarks), Object.entries(networkMarks), Object.entries(walletMarks)]
const marks = sets.flat().map(([name, mark]) => ({ name, ground: mark[0], svg: drawMark(mark) }))

it('every simulated coin, token, network and well-known wallet has a mark', () => {
  const coins = [...chainList, ...tokenList, ...solanaTokens].map(({ symbol }) => symbol)
  expect(coins.filter((symbol) => !(symbol in coinMarks))).toEqual([])
  expect(chainList.filter(({ imageId = '' }) => !(imageId in networkMarks))).toEqual([])
  expect(defaultWallets(1).filter(({ rdns }) => !(rdns in walletMarks))).toEqual([])
  const known = directoryWallets.map(
    ({ name }) => `example.${name.toLowerCase().replaceAll(' ', '')}`,
  )
  expect(known.filter((rdns) => !(rdns in walletMarks))).toEqual([])
})

it('draws every mark of a set differently, in less than 700 bytes of valid SVG', () => {
  for (const set of sets) {
    const drawn = set.map(([, mark]) => drawMark(mark))
    expect(new Set(drawn).size).toBe(set.length)
  }
  expect(marks.filter(({ svg }) => svg.length >= 700)).toEqual([])
  const unreadable = marks.filter(({ svg }) =>
    new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror'),
  )
  expect(unreadable).toEqual([])
})

it('shows the white of a mark on its ground with a contrast of at least 3', () => {
  const channel = (hex: string) => (Number.parseInt(hex, 16) / 255) ** 2.2
  const contrast = (ground: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(ground.slice(at, at + 2)))
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
  }
  expect(marks.filter(({ ground }) => contrast(ground) < 3)).toEqual([])
})
