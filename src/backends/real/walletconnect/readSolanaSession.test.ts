import { describe, expect, it } from 'vitest'
import { readSolanaSession } from './readSolanaSession.ts'

const main = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const ada = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

describe('the Solana part of a session', () => {
  it('reads the Solana chains, each address once, and the methods', () => {
    const part = {
      accounts: [`${main}:${ada}`, `solana:dev:${ada}`],
      methods: ['solana_signMessage'],
    }
    expect(readSolanaSession({ solana: part })).toEqual({
      methods: ['solana_signMessage'],
      chainIds: [main, 'solana:dev'],
      addresses: [ada],
    })
    expect(readSolanaSession({ [main]: part })?.addresses).toEqual([ada])
  })

  it('accepts a chain of up to 32 letters, and methods that are text', () => {
    const chain = `solana:${'x'.repeat(32)}`
    const methods = ['solana_signMessage', 7, null, 'solana_signMessage']
    expect(readSolanaSession({ solana: { accounts: [`${chain}:${ada}`, 7], methods } })).toEqual({
      methods: ['solana_signMessage'],
      chainIds: [chain],
      addresses: [ada],
    })
  })

  it.each([['1'.repeat(32)], [ada]])('accepts an address of 32 to 44 letters: %s', (address) => {
    const accounts = [`solana:x:${address}`]
    expect(readSolanaSession({ solana: { accounts } })).toMatchObject({
      chainIds: ['solana:x'],
      addresses: [address],
    })
  })

  it.each([
    [undefined],
    [{ eip155: { accounts: ['eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] } }],
    [{ solana: { accounts: [`${main}:0x1`, `${main}:${ada.slice(0, 32)}`, 7, main] } }],
    [{ solana: { accounts: 'all' } }],
    [{ solana: null }],
    [{ mysolana: { accounts: [`${main}:${ada}`] } }],
    [{ solanas: { accounts: [`${main}:${ada}`] } }],
    [{ solana: { accounts: [` ${main}:${ada}`, `${main}:${ada}\n`, `x${main}:${ada}`] } }],
    [{ solana: { accounts: [`solana::${ada}`, `solana:${'x'.repeat(33)}:${ada}`] } }],
  ])('finds no Solana part in %j', (namespaces) => {
    expect(readSolanaSession(namespaces)).toBe(undefined)
  })
})
