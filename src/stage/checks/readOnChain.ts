import { namespaceOf } from '../../backends/port/chainIds.ts'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { Expectation } from '../../scenarios/index.ts'

/** Expectations on an amount that can be compared with the amount at the start. */
export type AmountExpectation = Extract<
  Expectation,
  { expect: 'balance' | 'tokenBalance' | 'nonce' }
>

/** Wei, base units of the token, or number of transactions of an address, from the chain itself. */
export async function readOnChain(
  { chains }: Pick<Simulator, 'chains'>,
  wanted: AmountExpectation,
  address: string,
): Promise<bigint> {
  const { chainId } = wanted
  const onSolana = namespaceOf(chainId) === 'solana'
  const ask = async (method: string) =>
    BigInt(String(await chains.rpc(chainId, method, [address, 'latest'])))
  switch (wanted.expect) {
    case 'balance':
      return onSolana ? chains.solana.balance(chainId, address) : ask('eth_getBalance')
    case 'tokenBalance':
      return (onSolana ? chains.solana : chains).tokenBalance(chainId, wanted.token, address)
    case 'nonce':
      return ask('eth_getTransactionCount')
  }
}
