import { describe, expect, it } from 'vitest'
import { testNetworks } from '../../testing/testNetworks.ts'
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
  ])('finds a network by name in any letter case: "%s" [C-114]', (query, found) => {
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

  it('connects while no account is connected, even on the active network [C-226]', () => {
    expect(chooseNetwork(polygon, nobody)).toBe('connect')
    expect(chooseNetwork(ethereum, nobody)).toBe('connect')
  })

  it('requires a change of the chain namespace first [C-223]', () => {
    expect(chooseNetwork(solana, { ...any, own: undefined })).toBe('otherChain')
  })

  it('switches directly to an approved network [C-224]', () => {
    expect(chooseNetwork(polygon, some)).toBe('switch')
  })

  it('asks the wallet when it accepts all networks [C-225]', () => {
    expect(chooseNetwork(polygon, any)).toBe('ask')
  })

  it('refuses a network that the wallet does not support', () => {
    expect(chooseNetwork(base, some)).toBe('refused')
  })

  it('goes back on the active network', () => {
    expect(chooseNetwork(ethereum, some)).toBe('back')
  })

  it('activates the account of another namespace when its wallet is on that network', () => {
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

  it('offers all networks of the host, approved ones first and otherwise in order [C-123]', () => {
    expect(names(networksToOffer(all, { reach, swap: false }))).toEqual([
      'Polygon',
      'Sepolia',
      'Ethereum',
      'Base',
    ])
  })

  it('keeps the order when the wallet accepts all networks', () => {
    const any: NetworkSupport = { chain: 'eip155', approvedChainIds: undefined }
    expect(networksToOffer(all, { reach: any, swap: false })).toEqual(all)
  })

  it("offers only the swap's networks in swap mode [C-124]", () => {
    expect(names(networksToOffer(all, { reach, swap: true }))).toEqual([
      'Polygon',
      'Ethereum',
      'Base',
    ])
  })
})

it('finds the view before the network screens', () => {
  expect(viewBeforeNetworks(['Account', 'Networks', 'SwitchNetwork'])).toBe('Account')
  expect(viewBeforeNetworks(['Account', 'AccountSettings', 'Networks'])).toBe('AccountSettings')
  expect(viewBeforeNetworks(['Networks', 'SwitchActiveChain'])).toBe(undefined)
  expect(viewBeforeNetworks(['UnsupportedChain', 'SwitchNetwork'])).toBe(undefined)
})

it('activates the chosen network, else the first of the namespace', () => {
  expect(switchTarget(all, { chain: 'eip155', networkId: 'eip155:8453' })).toBe(base)
  expect(switchTarget(all, { chain: 'eip155' })).toBe(ethereum)
  expect(switchTarget(all, { chain: 'solana' })).toBe(undefined)
})
