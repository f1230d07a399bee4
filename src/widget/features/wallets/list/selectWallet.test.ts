import { expect, it, vi } from 'vitest'
import { createTestCore } from '../../../testing/testCore.ts'
import { rowOfWallet } from './rowOfWallet.ts'
import { selectWallet, warmUpWallet } from './selectWallet.ts'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'

const fox = aConnector('com.fox', { name: 'Fox' })
const row = rowOfWallet('featured', aWallet('1', { rdns: 'com.fox' }), [fox])
const foreign = rowOfWallet('featured', aWallet('2', { mobile_link: 'two://' }), [])

it('sends SELECT_WALLET with name and platform on click, then asks the wallet [C-308]', () => {
  const { core, seen, views } = createTestCore()
  selectWallet(core, row)
  expect(seen[0]).toEqual({
    type: 'analytics',
    event: { event: 'SELECT_WALLET', properties: { name: 'Fox', platform: 'browser' } },
    sent: false,
  })
  expect(views()).toEqual(['Connect', 'ConnectingExternal'])
})

it('shows the downloads when WalletConnect is missing', () => {
  const { core, views, seen } = createTestCore()
  selectWallet(core, foreign)
  expect(views()).toEqual(['Connect', 'Downloads'])
  expect(core.router.current().params).toEqual({ wallet: foreign.wallet, notDetected: true })
  expect(seen[0]).toMatchObject({ event: { properties: { platform: 'unsupported' } } })
})

it('pairs when the backend has WalletConnect and the view exists', () => {
  const { core, views } = createTestCore()
  const pair = () => Promise.reject(new Error('not asked'))
  const walletConnect = { pair, reconnect: () => Promise.resolve(undefined) }
  selectWallet({ ...core, backend: { ...core.backend, walletConnect } }, foreign)
  expect(views()).toEqual(['Connect', 'ConnectingWalletConnect'])
})

it('preloads the pairing code when a wallet is pressed, and only for one that is paired', async () => {
  const { core } = createTestCore()
  const pair = () => Promise.reject(new Error('not asked'))
  const reconnect = () => Promise.resolve(undefined)
  const warmUp = vi.fn(() => Promise.reject(new Error('The network is down.')))
  const ready = {
    ...core,
    backend: { ...core.backend, walletConnect: { pair, reconnect, warmUp } },
  }
  warmUpWallet(ready, row)
  expect(warmUp).not.toHaveBeenCalled()
  warmUpWallet(ready, foreign)
  expect(warmUp).toHaveBeenCalledTimes(1)
  selectWallet(ready, foreign)
  expect(warmUp).toHaveBeenCalledTimes(2)
})
