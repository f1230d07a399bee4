import { encodeAbiParameters } from 'viem'
import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { readToken } from './readToken.ts'

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])

function read(decimals: string | Error, symbol: string | Error) {
  const { core } = createTestCore({
    backend: {
      chains: {
        async call(_network, _method, params) {
          const [{ data }] = params as [{ data: string }]
          const answer = data === '0x313ce567' ? decimals : symbol
          if (answer instanceof Error) throw answer
          return answer
        },
      },
    },
  })
  const to = '0x7011000000000000000000000000000000000002'
  return readToken(core, testNetworks.ethereum, to, new AbortController().signal)
}

it('reads decimals and symbol, without invisible characters', async () => {
  expect(await read(word(6), text(' \0Cop\u200by{p}\u202eCat Z\0\n '))).toEqual({
    decimals: 6n,
    symbol: 'Copy{p}Cat Z',
    sources: ['service'],
    agreed: true,
  })
})

it('omits values that the contract does not return', async () => {
  const refusal = new FoyerError('chain.failed', 'No.', { details: { rpcCode: 3 } })
  expect(await read(refusal, text('\u200b \0'))).toEqual({
    decimals: undefined,
    symbol: undefined,
    sources: ['service'],
    agreed: true,
  })
})
