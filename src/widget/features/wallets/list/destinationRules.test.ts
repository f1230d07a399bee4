import { describe, expect, it } from 'vitest'
import { selectPlatform, walletDestination } from './destinationRules.ts'
import { rowOfWallet } from './rowOfWallet.ts'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'
import type { WalletRow } from './walletRow.ts'

const facts = { canPair: true, mobile: false }
const fox = aConnector('com.fox')
const known = rowOfWallet('featured', aWallet('1', { rdns: 'com.fox' }), [fox])
const foreign = rowOfWallet('featured', aWallet('2', { mobile_link: 'two://' }), [fox])
const multi: WalletRow = {
  section: 'multichain',
  key: 'm',
  name: 'Multi',
  connector: aConnector('multi', {
    type: 'MULTI_CHAIN',
    providers: [{ connectorId: 'part', chain: 'eip155', name: 'Part', type: 'ANNOUNCED' }],
  }),
}
const qr: WalletRow = { section: 'walletConnect', key: 'walletConnect', name: 'WalletConnect' }

describe('walletDestination', () => {
  it('connects an installed wallet directly', () => {
    expect(walletDestination(known, facts)).toEqual({
      view: 'ConnectingExternal',
      params: {
        connectorId: 'com.fox',
        wallet: { id: '1', name: 'Wallet 1', rdns: 'com.fox', installed: true },
      },
    })
  })

  it('pairs a wallet that is not installed', () => {
    expect(walletDestination(foreign, facts)).toEqual({
      view: 'ConnectingWalletConnect',
      params: { wallet: foreign.wallet },
    })
    expect(walletDestination(qr, facts).view).toBe('ConnectingWalletConnect')
  })

  it('shows the downloads when pairing is not possible', () => {
    expect(walletDestination(foreign, { ...facts, canPair: false })).toEqual({
      view: 'Downloads',
      params: { wallet: foreign.wallet, notDetected: true },
    })
  })

  it('lets the visitor choose the chain of a multi-chain wallet, or uses its first', () => {
    expect(walletDestination(multi, facts)).toEqual({
      view: 'ConnectingMultiChain',
      params: { connectorId: 'multi' },
    })
  })

  it('connects a multi-chain wallet at once in the only possible namespace', () => {
    expect(walletDestination(multi, { ...facts, namespace: 'eip155' })).toEqual({
      view: 'ConnectingExternal',
      params: { connectorId: 'part' },
    })
    expect(walletDestination(known, { ...facts, namespace: 'eip155' }).view).toBe(
      'ConnectingExternal',
    )
  })
})

describe('selectPlatform', () => {
  it('names the platform by which a wallet is reached', () => {
    expect(selectPlatform(known, facts)).toBe('browser')
    expect(selectPlatform(qr, facts)).toBe('qrcode')
    expect(selectPlatform(foreign, facts)).toBe('qrcode')
    expect(selectPlatform(foreign, { ...facts, mobile: true })).toBe('mobile')
    expect(selectPlatform(foreign, { ...facts, canPair: false })).toBe('unsupported')
  })
})
