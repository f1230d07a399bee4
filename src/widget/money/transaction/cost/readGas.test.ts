import { describe, expect, it } from 'vitest'
import { createTestCore } from '../../../testing/testCore.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { readGas } from './readGas.ts'

function setUp(answer: unknown) {
  const asked: unknown[] = []
  const { core } = createTestCore({
    backend: {
      chains: {
        call(network, method, params) {
          asked.push([network.id, method, params])
          return Promise.resolve(answer)
        },
      },
    },
  })
  return { asked, core }
}

describe('gas of the chain', () => {
  it('contains the gas price', async () => {
    const { asked, core } = setUp('0xAb')
    expect(await readGas.price(core, testNetworks.ethereum)).toBe(171n)
    expect(asked).toEqual([['eip155:1', 'eth_gasPrice', []]])
  })

  it('contains the gas of a transaction', async () => {
    const { asked, core } = setUp(`0x${'f'.repeat(32)}`)
    const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
    const limit = await readGas.limit(core, testNetworks.ethereum, transaction)
    expect(limit).toBe(2n ** 128n - 1n)
    expect(asked).toEqual([['eip155:1', 'eth_estimateGas', [transaction]]])
  })

  it.each([
    '0x',
    '0xg',
    '1',
    '10x1',
    '0x1 ',
    '0x1.5',
    `0x${'f'.repeat(33)}`,
    '',
    '7',
    5,
    ['0x1'],
    null,
    undefined,
  ])('rejects the answer %j', async (answer) => {
    const { core } = setUp(answer)
    await expect(readGas.price(core, testNetworks.ethereum)).rejects.toMatchObject({
      code: 'chain.malformed',
    })
  })
})
