import { expect, it } from 'vitest'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { rowTag } from './rowTag.ts'
import { aConnector } from '../testing/aConnector.ts'
import type { WalletSection } from './walletRow.ts'

it.each([
  ['walletConnect', 'QR code'],
  ['recent', 'Recent'],
  ['multichain', 'Multichain'],
  ['announced', 'Installed'],
  ['injected', 'Installed'],
  ['featured', undefined],
  ['recommended', undefined],
] satisfies [WalletSection, string | undefined][])('marks %s rows with %s', (section, label) => {
  expect(rowTag({ section, key: '', name: '' }, connectTexts.english)?.label).toBe(label)
})

it('tells screen readers alone that a wallet is installed', () => {
  const isSpoken = (section: WalletSection) =>
    rowTag({ section, key: '', name: '' }, connectTexts.english)?.isSpoken
  expect((['announced', 'injected', 'recent', 'walletConnect'] as const).map(isSpoken)).toEqual([
    true,
    true,
    undefined,
    undefined,
  ])
})

it('marks a contested wallet as not unique in every section', () => {
  const connector = aConnector('io.fox', { contested: true })
  const row = { section: 'announced', key: '', name: '', connector } as const
  expect(rowTag(row, connectTexts.english)).toEqual({ label: 'Duplicate name' })
})
