import { describe, expect, it } from 'vitest'
import { solanaAccounts } from '../../../../../../anvil/solana/solanaAccounts.ts'
import { tokenPrograms } from '../../../../../../anvil/solana/tokens/tokenPrograms.ts'
import { compileSolana } from '../../../../../widget/money/solana/compileSolana.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import { describeSolana } from './describeSolana.ts'
import { solanaTransactions } from '../testing/solanaTransactions.ts'

const mainnet: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [own = '', other = '', stranger = ''] = solanaAccounts.map(({ address }) => address)
const { payment, tokens, call } = solanaTransactions(own)

const describes = (transaction: string, chainId = mainnet) =>
  describeSolana('solana_signTransaction', { transaction, pubkey: own }, chainId)

describe('the description of a Solana request for the owner of a wallet', () => {
  it('names amount and recipient of a payment', () => {
    expect(describes(compileSolana(own, own, [payment(other, 2_500_000_001n)]))).toBe(
      `Sends 2.500000001 SOL to ${other}.`,
    )
  })

  it('names amount and token, and the owner of a token account that the transaction creates', () => {
    const [create, pass] = tokens({ owner: other, tokenAccount: stranger, units: 12_500_000n })
    expect(describes(compileSolana(own, own, [create, pass]))).toBe(`Sends 12.5 USDC to ${other}.`)
    expect(describes(compileSolana(own, own, [pass]))).toBe(
      `Sends 12.5 USDC to the token account ${stranger}.`,
    )
  })

  it('names the mint of a token that the cluster does not list', () => {
    const [, pass] = tokens({ owner: other, tokenAccount: stranger, units: 1n })
    const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    expect(describes(compileSolana(own, own, [pass]), devnet)).toContain(
      'Sends 0.000001 EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v to',
    )
  })

  it('names every call, and the coins and tokens of another account as plain calls', () => {
    const several = [payment(other, 1_000_000_000n), payment(stranger, 5n), call(stranger)]
    expect(describes(compileSolana(own, own, several))).toBe(
      [
        'One after the other:',
        `1. Sends 1 SOL to ${other}.`,
        `2. Sends 0.000000005 SOL to ${stranger}.`,
        `3. Calls ${stranger}.`,
      ].join('\n'),
    )
    const foreign = solanaTransactions(other)
    const [, pass] = foreign.tokens({ owner: own, tokenAccount: stranger, units: 1n })
    expect(describes(compileSolana(own, own, [foreign.payment(own, 1n)]))).toBe(
      'Calls 11111111111111111111111111111111.',
    )
    expect(describes(compileSolana(own, own, [pass]))).toBe(`Calls ${tokenPrograms.token}.`)
  })

  it('reads requests of the wallet standard on their own cluster', () => {
    const transaction = compileSolana(own, own, [payment(other, 1_000_000_000n)])
    const asked = [{ account: own, transaction, chain: 'solana:devnet' }]
    expect(describeSolana('solana:signAndSendTransaction', asked, 'eip155:1')).toBe(
      `Sends 1 SOL to ${other}.`,
    )
    const message = [{ account: own, message: 'pay\u202eme' }]
    expect(describeSolana('solana:signMessage', message, 'eip155:1')).toBe('Signs “pay\u25a1me”')
  })

  it('shows a message as its text, and bytes that are no text as base58', () => {
    const signs = (message: string) =>
      describeSolana('solana_signMessage', { message, pubkey: own }, mainnet)
    expect(signs('StV1DL6CwTryKyV')).toBe('Signs “hello world”')
    expect(signs('5Q')).toBe('Signs “5Q”')
  })

  it('says nothing of other methods', () => {
    expect(describeSolana('eth_sendTransaction', [{}], mainnet)).toBeUndefined()
  })
})

it.each([
  ['a message that is not base58', 'solana_signMessage', { message: 'l0' }, /not base58/],
  ['text for a transaction', 'solana_signTransaction', { transaction: 'x!' }, /not base64/],
  [
    'bytes that are none',
    'solana_signTransaction',
    { transaction: 'AAAA' },
    /not a Solana transaction/,
  ],
  ['an empty list', 'solana_signAllTransactions', { transactions: [] }, /Expected transactions/],
  [
    'a transaction of another signer',
    'solana_signAndSendTransaction',
    { transaction: compileSolana(other, own, [payment(other, 1n)]) },
    /does not have to sign/,
  ],
])('rejects a Solana request for %s', (_, method, params, message) => {
  expect(() => describeSolana(method, { ...params, pubkey: own }, mainnet)).toThrow(message)
})
