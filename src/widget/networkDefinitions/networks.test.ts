import { describe, expect, it } from 'vitest'
import * as evmMain from './evmMain.ts'
import * as evmMore from './evmMore.ts'
import * as evmTest from './evmTest.ts'
import * as solanaNetworks from './solanaNetworks.ts'

const evm = [...Object.values(evmMain), ...Object.values(evmMore), ...Object.values(evmTest)]
const solana = Object.values(solanaNetworks)

describe('the networks a host can import', () => {
  it('includes the named EVM networks and enough others to make about 23 with Sepolia [C-365]', () => {
    expect(Object.values(evmMain).map(({ id }) => id)).toEqual(
      [1, 10, 42161, 137, 42220, 1313161554, 56, 43114, 100, 8453, 7777777, 324].map(
        (reference) => `eip155:${reference}`,
      ),
    )
    expect(evmTest.sepolia.id).toBe('eip155:11155111')
    const main = evm.filter(({ testnet }) => !testnet)
    expect(main.length + 1).toBeGreaterThanOrEqual(22)
    expect(main.length + 1).toBeLessThanOrEqual(24)
  })

  it('includes three Solana networks and several test networks [C-366]', () => {
    expect(solana.map(({ name }) => name)).toEqual(['Solana', 'Solana Testnet', 'Solana Devnet'])
    expect(solana.every(({ currency }) => currency.decimals === 9)).toBe(true)
    expect(Object.values(evmTest).every(({ testnet }) => testnet)).toBe(true)
    expect(Object.values(evmTest).length).toBeGreaterThan(5)
  })

  it('gives each network an id, a name, a chain namespace and a picture key [C-170]', () => {
    expect(evmMain.polygon).toMatchObject({
      id: 'eip155:137',
      name: 'Polygon',
      chain: 'eip155',
      imageId: '41d04d42-da3b-4453-8506-668cc0727900',
    })
    expect(solanaNetworks.solana).toMatchObject({
      id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      name: 'Solana',
      chain: 'solana',
      imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
    })
  })

  it('lists each network once, with a secure explorer and its decimals', () => {
    const all = [...evm, ...solana]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(all.every(({ explorerUrl }) => explorerUrl?.startsWith('https://'))).toBe(true)
    expect(evm.every(({ currency }) => currency.decimals === 18)).toBe(true)
    expect(evm.every(({ id }) => /^eip155:\d+$/.test(id))).toBe(true)
  })
})
