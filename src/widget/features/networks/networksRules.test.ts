import { describe, expect, it } from 'vitest'
import { testNetworks } from '../../core/testing/testNetworks.ts'
import {
  chooseNetwork,
  filterNetworks,
  networksToOffer,
  switchTarget,
  viewBeforeNetworks,
  type NetworkSupport,
} from './networksRules.ts'

const { ethereum, polygon, base, sepolia } = testNetworks
const all = [ethereum, polygon, base, sepolia]
const solana = { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chain: 'solana' } as const
const names = (networks: readonly { name: string }[]) => networks.map(({ name }) => name)

describe('the search', () => {
  it.each([
    ['', ['Ethereum', 'Polygon', 'Base', 'Sepolia']],
    ['pOL', ['Polygon', 'Sepolia']],
    [' base ', ['Base']],
    ['nowhere', []],
  ])('finds by name, whatever the case: "%s" [C-114]', (query, found) => {
    expect(names(filterNetworks(all, query))).toEqual(found)
  })
})

describe('choosing a network', () => {
  const activeId = 'eip155:1' as const
  const facts = (approvedChainIds: NetworkSupport['approvedChainIds']) => {
    const evm = { chain: 'eip155', chainId: activeId, approvedChainIds } as const
    return { reach: evm, own: evm, activeId } as const
  }
  const any = facts(undefined)
  const some = facts(['eip155:1', 'eip155:137'])
  const nobody = { reach: undefined, own: undefined, activeId } as const

  it('connects while no account is connected, also on the active network [C-226]', () => {
    expect(chooseNetwork(polygon, nobody)).toBe('connect')
    expect(chooseNetwork(ethereum, nobody)).toBe('connect')
  })

  it('asks to change the chain namespace first [C-223]', () => {
    expect(chooseNetwork(solana, { ...any, own: undefined })).toBe('otherChain')
  })

  it('switches directly to an approved network [C-224]', () => {
    expect(chooseNetwork(polygon, some)).toBe('switch')
  })

  it('asks the wallet when it takes all networks [C-225]', () => {
    expect(chooseNetwork(polygon, any)).toBe('ask')
  })

  it('is refused for a network that the wallet does not take', () => {
    expect(chooseNetwork(base, some)).toBe('refused')
  })

  it('goes back on the active network', () => {
    expect(chooseNetwork(ethereum, some)).toBe('back')
  })

  it('brings the account of another namespace in front when its wallet is on that network', () => {
    const onSolana = {
      reach: { chain: 'solana', approvedChainIds: undefined },
      activeId: solana.id,
    }
    expect(chooseNetwork(ethereum, { ...onSolana, own: some.own })).toBe('namespace')
    expect(chooseNetwork(polygon, { ...onSolana, own: some.own })).toBe('switch')
    expect(chooseNetwork(polygon, { ...onSolana, own: any.own })).toBe('ask')
    expect(chooseNetwork(ethereum, { ...onSolana, reach: undefined, own: any.own })).toBe(
      'namespace',
    )
  })
})

describe('the networks that UnsupportedChain offers', () => {
  const reach: NetworkSupport = {
    chain: 'eip155',
    approvedChainIds: ['eip155:11155111', 'eip155:137'],
  }

  it('are all requested ones, the approved first and each part in its order [C-123]', () => {
    expect(names(networksToOffer(all, { reach, swap: false }))).toEqual([
      'Polygon',
      'Sepolia',
      'Ethereum',
      'Base',
    ])
  })

  it('keep their order when the wallet takes all', () => {
    const any: NetworkSupport = { chain: 'eip155', approvedChainIds: undefined }
    expect(networksToOffer(all, { reach: any, swap: false })).toEqual(all)
  })

  it('are only those of the swap in swap mode [C-124]', () => {
    expect(names(networksToOffer(all, { reach, swap: true }))).toEqual([
      'Polygon',
      'Ethereum',
      'Base',
    ])
  })
})

it('finds the view in which the visitor was before the network screens', () => {
  expect(viewBeforeNetworks(['Account', 'Networks', 'SwitchNetwork'])).toBe('Account')
  expect(viewBeforeNetworks(['Account', 'AccountSettings', 'Networks'])).toBe('AccountSettings')
  expect(viewBeforeNetworks(['Networks', 'SwitchActiveChain'])).toBe(undefined)
  expect(viewBeforeNetworks(['UnsupportedChain', 'SwitchNetwork'])).toBe(undefined)
})

it('makes the chosen network active, else the first of the namespace', () => {
  expect(switchTarget(all, { chain: 'eip155', networkId: 'eip155:8453' })).toBe(base)
  expect(switchTarget(all, { chain: 'eip155' })).toBe(ethereum)
  expect(switchTarget(all, { chain: 'solana' })).toBe(undefined)
})
