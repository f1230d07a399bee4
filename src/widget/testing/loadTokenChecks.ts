import { checkToken } from '../money/tokens/checkToken.ts'
import { createTestCore } from './testCore.ts'

/** Loads what a check of a token loads on demand, so that no test waits for it in real time. */
export async function loadTokenChecks(): Promise<void> {
  const chains = { call: () => Promise.resolve('0x') }
  const { core } = createTestCore({ backend: { chains } })
  const token = {
    chainId: 'eip155:1',
    address: '0x1',
    symbol: 'A',
    name: 'A',
    decimals: 1,
  } as const
  await checkToken(core, token, new AbortController().signal)
}
