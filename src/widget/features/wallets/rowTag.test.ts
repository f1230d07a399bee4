import { expect, it } from 'vitest'
import { connectTexts } from '../../core/texts/connectTexts.ts'
import { rowTag } from './rowTag.ts'
import type { WalletSection } from './walletRow.ts'

it.each([
  ['walletConnect', 'QR Code'],
  ['recent', 'Recent'],
  ['multichain', 'Multichain'],
  ['announced', 'Installed'],
  ['injected', 'Installed'],
  ['featured', undefined],
  ['recommended', undefined],
] satisfies [WalletSection, string | undefined][])('marks %s rows with %s', (section, label) => {
  expect(rowTag({ section, key: '', name: '' }, connectTexts)?.label).toBe(label)
})
