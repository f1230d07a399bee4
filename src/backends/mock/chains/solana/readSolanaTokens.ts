import { solanaTokens, type SolanaToken } from '../../../../../anvil/solana/solanaTokens.ts'
import { tokenPrograms } from '../../../../../anvil/solana/tokens/tokenPrograms.ts'
import { asRecord } from '../../../port/asRecord.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../localChains.ts'

/** A token and an address's balance of it in all its accounts, in base units. */
export interface HeldSolanaToken {
  readonly token: SolanaToken
  readonly units: bigint
}

/**
 * Returns the balances of every token of a local cluster for an address, in the order of the list.
 */
export async function readSolanaTokens(
  chains: Pick<LocalChains, 'rpc'>,
  chainId: ChainId,
  owner: string,
): Promise<readonly HeldSolanaToken[]> {
  const here = solanaTokens.filter((token) => token.chainId === chainId)
  if (here.length === 0) return []
  const answers = await Promise.all(
    [tokenPrograms.token, tokenPrograms.token2022].map((programId) =>
      chains.rpc(chainId, 'getTokenAccountsByOwner', [
        owner,
        { programId },
        { encoding: 'jsonParsed' },
      ]),
    ),
  )
  const accounts = answers.flatMap((answer) => {
    const { value } = asRecord(answer)
    return Array.isArray(value) ? value.map(infoOf) : []
  })
  return here.map((token) => ({
    token,
    units: accounts
      .filter(({ mint }) => mint === token.mint)
      .reduce((sum, { tokenAmount }) => sum + BigInt(String(asRecord(tokenAmount).amount)), 0n),
  }))
}

function infoOf(listed: unknown): Readonly<Record<string, unknown>> {
  const { data } = asRecord(asRecord(listed).account)
  return asRecord(asRecord(asRecord(data).parsed).info)
}
