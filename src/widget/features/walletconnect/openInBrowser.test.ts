import { expect, it } from 'vitest'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { aConnector } from '../wallets/testing/aConnector.ts'
import { aWallet } from '../wallets/testing/aWallet.ts'
import { openInBrowser } from './openInBrowser.ts'

function opened(wallet: Wallet | undefined) {
  const test = createTestCore({
    backend: { connectors: { list: () => [aConnector('quill', { explorerId: 'q' })] } },
  })
  const { core } = test
  core.connectors.start()
  core.open('Connect')
  core.router.push('ConnectingWalletConnect')
  openInBrowser(core, wallet)
  return { ...test, shown: core.router.current() }
}

it('opens the screen of the wallet’s extension', () => {
  const wallet = aWallet('q')
  const { shown, toasts, views } = opened(wallet)
  expect(views()).toEqual(['Connect', 'ConnectingExternal'])
  expect(shown.params).toEqual({ connectorId: 'quill', wallet })
  expect(toasts()).toEqual([])
})

it.each([[undefined], [aWallet('another')]])('shows that this browser has no %o', (wallet) => {
  const { toasts, views } = opened(wallet)
  expect(views()).toEqual(['Connect', 'ConnectingWalletConnect'])
  expect(toasts()).toEqual(['Failed to find connector'])
})
