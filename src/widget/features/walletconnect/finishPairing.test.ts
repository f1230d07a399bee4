import { expect, it } from 'vitest'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import { storageKeys } from '../../core/kernel/storageKeys.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { aWallet } from '../wallets/testing/aWallet.ts'
import { finishPairing } from './finishPairing.ts'
import { createWalletLinks, deepLinkKey } from './walletLinks.ts'
import type { WalletPlatform } from './walletPlatform.ts'

function finished(platform: WalletPlatform, wallet: Wallet | undefined) {
  const test = createTestCore({ backend: { browser: { openWalletLink: () => undefined } } })
  const { core } = test
  core.open('ConnectingWalletConnect')
  const links = createWalletLinks(core, wallet, platform)
  links.offer('wc:1@2')
  core.session.adopt(testConnector, createTestConnection().connection)
  finishPairing(core, links, wallet)
  return {
    ...test,
    success: test.seen.find(
      (each) => each.type === 'analytics' && each.event.event === 'CONNECT_SUCCESS',
    ),
    kept: (key: string) => core.backend.storage.get(key),
  }
}

it('stores wallet and link, reports method and name, and closes [C-210 C-213 C-309]', () => {
  const wallet = aWallet('q', { mobile_link: 'quill:' })
  const { core, kept, success } = finished('mobile', wallet)
  expect(success).toMatchObject({
    event: { properties: { method: 'mobile', name: 'Wallet q' } },
  })
  expect(kept(deepLinkKey)).toContain('quill:')
  expect(kept(storageKeys.recentWallets)).toContain('Wallet q')
  expect(core.modal.getState().open).toBe(false)
})

it('stores and reports no name for a wallet that scanned a code', () => {
  const { core, kept, success } = finished('unsupported', undefined)
  expect(success).toMatchObject({ event: { properties: { method: 'qrcode', name: 'Unknown' } } })
  expect([kept(deepLinkKey), kept(storageKeys.recentWallets)]).toEqual([undefined, undefined])
  expect(core.modal.getState().open).toBe(false)
})
