import { describe, expect, it } from 'vitest'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'
import { expectedRows, walletRows, type WalletListFacts } from './walletListRules.ts'

const nothing: WalletListFacts = {
  connectors: [],
  recent: [],
  featured: [],
  custom: [],
  recommended: [],
  excludedIds: [],
  hiddenRdns: [],
  canPair: false,
  mobile: false,
  walletConnectName: 'WalletConnect',
}
const rows = (facts: Partial<WalletListFacts>) => walletRows({ ...nothing, ...facts })
const names = (facts: Partial<WalletListFacts>) => rows(facts).map(({ name }) => name)
const store = { homepage: 'https://wallet.test' }

describe('walletRows', () => {
  it('lists its sections in the order of the spec [C-081]', () => {
    const sections = rows({
      canPair: true,
      recent: [aWallet('recent', store)],
      connectors: [
        aConnector('external', { type: 'EXTERNAL' }),
        aConnector('injected', { type: 'INJECTED' }),
        aConnector('multi', { type: 'MULTI_CHAIN' }),
      ],
      featured: [aWallet('featured')],
      custom: [aWallet('custom')],
      recommended: [aWallet('recommended')],
    }).map(({ section }) => section)
    expect(sections).toEqual([
      'walletConnect',
      'recent',
      'multichain',
      'injected',
      'featured',
      'custom',
      'external',
    ])
    const announced = rows({
      connectors: [
        aConnector('injected', { type: 'INJECTED' }),
        aConnector('announced'),
        aConnector('multi', { type: 'MULTI_CHAIN' }),
      ],
    })
    expect(announced.map(({ section }) => section)).toEqual(['multichain', 'announced', 'injected'])
    const last = rows({ custom: [aWallet('custom')], recommended: [aWallet('recommended')] })
    expect(last.map(({ section }) => section)).toEqual(['custom', 'recommended'])
  })

  it('separates contested wallets from those of the directory or an earlier visit', () => {
    const connectors = [
      aConnector('com.fox', { name: 'Fox', contested: true }),
      aConnector('com.fox#2', { name: 'Fox', contested: true, info: { rdns: 'com.fox' } }),
    ]
    const known = aWallet('1', { ...store, name: 'Fox', rdns: 'com.fox' })
    const recent = aWallet('com.fox', { ...store, name: 'Fox', rdns: 'com.fox' })
    const found = rows({ connectors, recent: [recent], featured: [known] })
    expect(found.map(({ key, connector, wallet }) => [key, connector?.id, wallet?.id])).toEqual([
      ['wallet com.fox', undefined, 'com.fox'],
      ['connector com.fox', 'com.fox', undefined],
      ['connector com.fox#2', 'com.fox#2', undefined],
    ])
    const featured = rows({ connectors, featured: [known] })
    expect(featured.map(({ key, connector }) => [key, connector?.id])).toEqual([
      ['connector com.fox', 'com.fox'],
      ['connector com.fox#2', 'com.fox#2'],
      ['wallet 1', undefined],
    ])
  })

  it('lists only wallets of the required namespace, also among the known ones', () => {
    const connectors = [
      aConnector('com.fox'),
      aConnector('solana/Harbor', { chain: 'solana' }),
      aConnector('multi', {
        type: 'MULTI_CHAIN',
        providers: [{ connectorId: 's', chain: 'solana', name: 'M', type: 'ANNOUNCED' }],
      }),
    ]
    const recent = [aWallet('fox', { ...store, rdns: 'com.fox' })]
    const keys = (namespace?: string) =>
      rows({ connectors, recent, namespace }).map(({ key }) => key)
    expect(keys('solana')).toEqual(['connector multi', 'connector solana/Harbor'])
    expect(keys()).toEqual(['wallet fox', 'connector multi', 'connector solana/Harbor'])
  })

  it('hides the WalletConnect QR entry on mobile [C-082]', () => {
    expect(names({ canPair: true })).toEqual(['WalletConnect'])
    expect(names({ canPair: true, mobile: true })).toEqual([])
  })

  it('offers WalletConnect only if it can be used', () => {
    expect(names({ canPair: false })).toEqual([])
  })

  it.each([
    [0, 2],
    [1, 1],
    [2, 0],
    [3, 0],
  ])('shows after %i installed or recent wallets %i recommended ones [C-351]', (taken, shown) => {
    const installed = ['a', 'b', 'c'].slice(0, taken)
    const list = rows({
      connectors: [
        ...installed.slice(0, 1).map((id) => aConnector(id, { type: 'INJECTED' })),
        ...installed.slice(1, 2).map((id) => aConnector(id)),
      ],
      recent: installed.slice(2).map((id) => aWallet(id, store)),
      featured: [aWallet('featured')],
      custom: [aWallet('custom')],
      recommended: ['1', '2', '3', '4'].map((id) => aWallet(id)),
    })
    expect(list.filter(({ section }) => section === 'recommended')).toHaveLength(shown)
  })

  it('fills the slots with recommended wallets that are not in the list yet', () => {
    expect(
      names({
        featured: [aWallet('1')],
        recommended: [aWallet('1'), aWallet('2'), aWallet('3'), aWallet('4')],
      }),
    ).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 3'])
  })

  it('shows each wallet once, in the first section that has it', () => {
    const fox = { rdns: 'com.fox' }
    const list = rows({
      connectors: [aConnector('com.fox'), aConnector('com.owl')],
      recent: [aWallet('fox', fox)],
      featured: [aWallet('fox', fox), aWallet('owl', { rdns: 'com.OWL' })],
      custom: [aWallet('fox', fox)],
      recommended: [aWallet('fox', fox)],
    })
    expect(list.map(({ section, connector }) => [section, connector?.id])).toEqual([
      ['recent', 'com.fox'],
      ['announced', 'com.owl'],
    ])
  })

  it('shows both of two wallets that claim one rdns, also after one of them was used', () => {
    const connectors = [
      aConnector('com.fox', { name: 'Fox' }),
      aConnector('com.fox#2', { name: 'Other', info: { rdns: 'com.fox' } }),
    ]
    expect(names({ connectors })).toEqual(['Fox', 'Other'])
    const recent = [aWallet('fox', { name: 'Fox', rdns: 'com.fox' })]
    expect(names({ connectors, recent })).toEqual(['Fox', 'Other'])
  })

  it('lists a wallet for several chains instead of its parts', () => {
    const part = {
      connectorId: 'com.fox',
      chain: 'eip155',
      name: 'Fox',
      type: 'ANNOUNCED',
    } as const
    const multi = aConnector('fox', { type: 'MULTI_CHAIN', info: {}, providers: [part] })
    expect(
      rows({ connectors: [aConnector('com.fox'), multi] }).map(({ section }) => section),
    ).toEqual(['multichain'])
  })

  it('matches wallets of the directory to installed ones', () => {
    const fox = aConnector('com.fox', { name: 'Fox' })
    const [row] = rows({ connectors: [fox], featured: [aWallet('1', { rdns: 'com.fox' })] })
    expect(row).toMatchObject({ section: 'announced', name: 'Fox', connector: fox })
    expect(row?.wallet?.id).toBe('1')
  })

  it('hides installed wallets that the host excluded', () => {
    const connectors = [
      aConnector('com.fox', { info: { rdns: 'Com.Fox' } }),
      aConnector('ledger', { type: 'EXTERNAL', explorerId: 'x' }),
      aConnector('com.owl'),
    ]
    expect(names({ connectors, hiddenRdns: ['com.fox'], excludedIds: ['x'] })).toEqual([
      'Installed com.owl',
    ])
  })

  it('hides recent and custom wallets that the host excluded', () => {
    expect(
      names({
        recent: [aWallet('x', store)],
        custom: [aWallet('x'), aWallet('y', { rdns: 'com.y' })],
        excludedIds: ['x'],
        hiddenRdns: ['com.y'],
      }),
    ).toEqual([])
  })

  it('drops a recent wallet that is gone and has no download', () => {
    expect(names({ recent: [aWallet('gone')] })).toEqual([])
    expect(names({ recent: [aWallet('far', { mobile_link: 'far://' })] })).toEqual([])
    expect(
      names({ mobile: true, canPair: true, recent: [aWallet('far', { mobile_link: 'far://' })] }),
    ).toEqual(['Wallet far'])
    expect(names({ recent: [aWallet('known', store)] })).toEqual(['Wallet known'])
  })

  it('the rows never contain the login of the secure site', () => {
    expect(names({ connectors: [aConnector('auth', { type: 'AUTH' })] })).toEqual([])
  })
})

describe('expectedRows', () => {
  it('counts the featured wallets and the free slots', () => {
    expect(expectedRows([], 0)).toBe(2)
    expect(expectedRows(rows({ connectors: [aConnector('a')] }), 1)).toBe(2)
    expect(expectedRows([], 50)).toBe(6)
  })
})
