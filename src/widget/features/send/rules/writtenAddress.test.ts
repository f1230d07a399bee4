import { describe, expect, it } from 'vitest'
import { isForNetwork, readWrittenAddress } from './writtenAddress.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const solana = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

describe('an address as other apps write it', () => {
  it.each([
    [evm, undefined],
    [`\u200b${evm}\u00a0`, undefined],
    [`\ufeff0x5aAeb6053F3E94C9b9A09f33 669435E7Ef1BeAed`, undefined],
    [`eth:${evm}`, { id: 'eip155:1', word: 'eth' }],
    [`ETH:${evm}`, { id: 'eip155:1', word: 'eth' }],
    [`base:${evm}`, { id: 'eip155:8453', word: 'base' }],
    [`foo:${evm}`, { word: 'foo' }],
    [`eip155:1:${evm}`, { id: 'eip155:1' }],
    [`ethereum:${evm}`, { any: 'eip155' }],
    [`ethereum:pay-${evm}@137`, { id: 'eip155:137' }],
  ])('reads %s with the chain %j', (text, chain) => {
    expect(readWrittenAddress(text)).toEqual({ address: evm, chain })
  })

  it.each([
    [solana, undefined],
    [` ${solana}\u200b`, undefined],
    [`solana:${solana}`, { any: 'solana' }],
    [`${cluster}:${solana}`, { id: cluster }],
  ])('reads %s of Solana with the chain %j', (text, chain) => {
    expect(readWrittenAddress(text)).toEqual({ address: solana, chain })
  })

  it.each([
    `ethereum:${evm}?value=1e18`,
    `ethereum:${evm}/transfer?address=${evm}`,
    `ethereum:${evm}@0x1`,
    `ethereum:${evm}@1@2`,
    `eth:${evm}@1`,
    `solana:${solana}?amount=1`,
    `eip155:1:${evm}:2`,
    `solana:${evm}`,
    `eth:${evm.slice(2)}`,
    ' vera.eth ',
    've\u200dra.eth',
    '',
  ])('leaves %j as it is', (text) => {
    expect(readWrittenAddress(text)).toEqual({ address: text.trim() })
  })

  it('fits only the network that it names', () => {
    const fits = (text: string, id: `${string}:${string}`) =>
      isForNetwork(readWrittenAddress(text), id)
    expect([fits(evm, 'eip155:1'), fits(evm, 'eip155:10')]).toEqual([true, true])
    expect([fits(`base:${evm}`, 'eip155:8453'), fits(`base:${evm}`, 'eip155:1')]).toEqual([
      true,
      false,
    ])
    expect([fits(`ethereum:${evm}`, 'eip155:10'), fits(`ethereum:${evm}`, cluster)]).toEqual([
      true,
      false,
    ])
    expect(fits(`foo:${evm}`, 'eip155:1')).toBe(false)
  })
})
