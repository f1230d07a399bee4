import { expect, it } from 'vitest'
import type { ChainId } from '../../../../port/chainIds.ts'
import { proposedNamespaces, type NamespacesOnWire } from './proposedNamespaces.ts'
import { unmetRequirement } from './unmetRequirement.ts'

const known: readonly ChainId[] = [
  'eip155:1',
  'eip155:10',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
]
const chainsOf = (...chains: string[]) => ({ chains, methods: [], events: [] })

const refusal = (required: NamespacesOnWire, optional: NamespacesOnWire = {}) =>
  unmetRequirement(proposedNamespaces(required), proposedNamespaces(required, optional), known)

it.each<[string, NamespacesOnWire]>([
  ['nothing', {}],
  ['a chain it knows', { eip155: chainsOf('eip155:1') }],
  ['a namespace keyed by its chain', { 'eip155:10': { methods: [], events: [] } }],
  ['both ways at once', { eip155: chainsOf('eip155:1'), 'eip155:10': chainsOf() }],
  ["Solana's deprecated id", { solana: chainsOf('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ') }],
  [
    'what older apps require',
    {
      eip155: {
        chains: ['eip155:1'],
        methods: [
          'eth_sendTransaction',
          'eth_signTransaction',
          'eth_sign',
          'personal_sign',
          'eth_signTypedData',
        ],
        events: ['chainChanged', 'accountsChanged'],
      },
    },
  ],
])('allows approval of an app that requires %s', (_, required) => {
  expect(refusal(required)).toBeUndefined()
})

it.each<[string, NamespacesOnWire, number, string]>([
  ['a namespace', { cosmos: chainsOf('cosmos:cosmoshub-4') }, 5104, 'cosmos'],
  ['a chain', { eip155: chainsOf('eip155:1', 'eip155:56') }, 5100, 'eip155:56'],
  ['a chain in the key', { 'eip155:56': chainsOf() }, 5100, 'eip155:56'],
  [
    'a method',
    { eip155: { ...chainsOf('eip155:1'), methods: ['eth_decrypt', 'personal_sign'] } },
    5101,
    'eth_decrypt',
  ],
  [
    'an event',
    { eip155: { ...chainsOf('eip155:1'), events: ['chainChanged', 'tick'] } },
    5102,
    'tick',
  ],
])('rejects an app that requires %s that the wallet lacks', (_, required, code, what) => {
  expect(refusal(required)).toEqual({
    code,
    message: expect.stringMatching(`^Unsupported .*${what}$`),
  })
})

it('ignores optional parts, unless no chain is left', () => {
  expect(refusal({}, { eip155: chainsOf('eip155:1', 'eip155:56') })).toBeUndefined()
  expect(refusal({}, { cosmos: chainsOf('cosmos:cosmoshub-4') })).toMatchObject({ code: 5100 })
})
