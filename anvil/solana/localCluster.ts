import { address, lamports } from '@solana/kit'
import { LiteSVM } from 'litesvm'
import { createFaucet } from './chain/faucet.ts'
import { createSolanaChain, type SolanaChain } from './chain/solanaChain.ts'
import { coinSupply } from './rpc/clusterMethods.ts'
import { createOperatingMethods } from './rpc/operatingMethods.ts'
import { createSolanaRpc, type SolanaRpc } from './rpc/solanaRpc.ts'
import { solanaAccounts, solanaTestBalance } from './solanaAccounts.ts'
import type { SolanaChain as Cluster } from './solanaChains.ts'
import { solanaTokens } from './solanaTokens.ts'
import { systemProgram } from './systemProgram.ts'
import { createTokenWriter } from './tokens/tokenWriter.ts'

const perSol = 1_000_000_000n

/** One cluster of one stage: the chain, and its JSON-RPC. */
export interface LocalCluster {
  readonly chain: SolanaChain
  readonly rpc: SolanaRpc
}

/**
 * Creates a cluster at genesis: the test accounts have their coins and tokens, and the faucet all
 * other coins.
 */
export function createLocalCluster(options: {
  readonly cluster: Cluster
  /** Returns the time in ms since epoch, by the clock of the chain's user. */
  readonly now: () => number
  readonly startedAt: number
}): LocalCluster {
  const { cluster } = options
  // The check is off, because the slots here decide which blockhashes are recent, not the virtual
  // machine's own one.
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(100_000n)
  const faucet = createFaucet()
  const tokens = createTokenWriter(svm, faucet.address)
  const give = (owner: string, amount: bigint) =>
    svm.setAccount({
      address: address(owner),
      data: new Uint8Array(),
      executable: false,
      lamports: lamports(amount),
      programAddress: systemProgram,
      space: 0n,
    })
  const each = BigInt(solanaTestBalance) * perSol
  for (const account of solanaAccounts) give(account.address, each)
  give(faucet.address, coinSupply - each * BigInt(solanaAccounts.length))
  solanaTokens.filter(({ chainId }) => chainId === cluster.caip2).forEach(tokens.genesis)

  const chain = createSolanaChain({ ...options, svm, seed: cluster.caip2 })
  const rpc = createSolanaRpc({
    chain,
    faucet,
    genesisHash: cluster.genesisHash,
    operating: createOperatingMethods(svm, tokens),
  })
  return { chain, rpc }
}
