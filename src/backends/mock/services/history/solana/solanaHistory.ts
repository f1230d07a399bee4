import { tokenPrograms } from '../../../../../../anvil/solana/tokens/tokenPrograms.ts'
import { asRecord } from '../../../../port/asRecord.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import type { World } from '../../../world/worldTypes.ts'
import type { WireTransaction } from '../wireTransaction.ts'
import { readSolanaRecord } from './readSolanaRecord.ts'
import { solanaEntry } from './solanaEntry.ts'

/** Returns the activity of an account on a local cluster, newest first. */
export async function solanaHistory(
  { chains, world }: { chains: Pick<LocalChains, 'rpc'>; world: Pick<World, 'get'> },
  chainId: ChainId,
  account: string,
): Promise<readonly WireTransaction[]> {
  const list = async (method: string, params: readonly unknown[]) => {
    const answer = await chains.rpc(chainId, method, params)
    const values: unknown = Array.isArray(answer) ? answer : asRecord(answer).value
    return Array.isArray(values) ? values.map(asRecord) : []
  }
  const tokenAccounts = await Promise.all(
    [tokenPrograms.token, tokenPrograms.token2022].map((programId) =>
      list('getTokenAccountsByOwner', [account, { programId }, { encoding: 'base64' }]),
    ),
  )
  // A transfer of tokens names the account that holds them, and not its owner.
  const owned = [account, ...tokenAccounts.flat().map(({ pubkey }) => String(pubkey))]
  const mentions = await Promise.all(owned.map((each) => list('getSignaturesForAddress', [each])))
  const bySignature = new Map(mentions.flat().map((each) => [String(each.signature), each]))
  const newestFirst = [...bySignature.values()].toSorted((a, b) => Number(b.slot) - Number(a.slot))
  const records = await Promise.all(
    newestFirst.map(({ signature }) =>
      chains.rpc(chainId, 'getTransaction', [
        signature,
        { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 },
      ]),
    ),
  )
  const { prices } = world.get()
  return records.flatMap((record) => {
    const read = readSolanaRecord(record, account)
    return read === undefined ? [] : [solanaEntry({ ...read, chainId, account, prices })]
  })
}
