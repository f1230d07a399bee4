import { checkToken } from '../money/tokens/checkToken.ts'
import { createTestCore } from './testCore.ts'

/** Loads the modules that a token check loads on demand, so that no test waits for them in real time. */
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
