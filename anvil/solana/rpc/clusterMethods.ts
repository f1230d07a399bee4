import { solanaAccounts } from '../solanaAccounts.ts'
import { blockhashSlots } from '../chain/slotClock.ts'
import { readParams } from './readParams.ts'
import { RpcProblem } from './rpcProblem.ts'
import type { RpcMethods, RpcSource } from './rpcMethodTypes.ts'
import { solanaVersion } from './solanaVersion.ts'

/**
 * The number of all coins of a local cluster, in lamports. The faucet has the coins that the test
 * accounts do not have.
 */
export const coinSupply = 600_000_000_000_000_000n

/**
 * The methods that return a node's information about itself, slots and blocks. Every block is
 * final, so commitments make no difference.
 */
export function createClusterMethods({
  chain,
  faucet,
  genesisHash,
  inContext,
}: RpcSource): RpcMethods {
  const { clock } = chain

  function blockhashOfSlot(wanted: unknown): number {
    const slot = readParams.whole(wanted, 'slot')
    if (slot >= clock.first && slot <= clock.slot()) return slot
    throw new RpcProblem(-32_004, `Block not available for slot ${slot}`)
  }

  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': solanaVersion, 'feature-set': 3_640_012_085 }),
    getGenesisHash: () => genesisHash,
    getIdentity: () => ({ identity: faucet.address }),
    getSlot: () => clock.slot(),
    getBlockHeight: () => clock.heightOf(clock.slot()),
    getBlockTime: ([slot]) => clock.timeOf(blockhashOfSlot(slot)),
    getFirstAvailableBlock: () => clock.first,
    getTransactionCount: () => chain.count(),
    getEpochInfo() {
      const absoluteSlot = clock.slot()
      const { epoch, slotIndex, size } = clock.epoch(absoluteSlot)
      return {
        absoluteSlot,
        blockHeight: clock.heightOf(absoluteSlot),
        epoch,
        slotIndex,
        slotsInEpoch: size,
        transactionCount: chain.count(),
      }
    },
    getEpochSchedule: () => ({
      firstNormalEpoch: 0,
      firstNormalSlot: 0,
      leaderScheduleSlotOffset: clock.epoch(0).size,
      slotsPerEpoch: clock.epoch(0).size,
      warmup: false,
    }),
    getLatestBlockhash() {
      const slot = clock.slot()
      return inContext({
        blockhash: clock.blockhashOf(slot),
        lastValidBlockHeight: clock.heightOf(slot) + blockhashSlots,
      })
    },
    isBlockhashValid: ([blockhash]) =>
      inContext(clock.slotOfRecent(String(blockhash)) !== undefined),
    getMinimumBalanceForRentExemption: ([size]) => chain.rent(readParams.whole(size, 'size')),
    // Blocks are never full here, so there are no priority fees.
    getRecentPrioritizationFees: () => [{ slot: clock.slot(), prioritizationFee: 0 }],
    getSupply: () =>
      inContext({
        total: coinSupply,
        circulating: coinSupply - chain.accounts.balance(faucet.address).lamports,
        nonCirculating: chain.accounts.balance(faucet.address).lamports,
        nonCirculatingAccounts: [faucet.address],
      }),
    getLargestAccounts: () =>
      inContext(
        [faucet.address, ...solanaAccounts.map((account) => readParams.address(account.address))]
          .map((owner) => ({ address: owner, lamports: chain.accounts.balance(owner).lamports }))
          .toSorted((a, b) => Number(b.lamports - a.lamports)),
      ),
  }
}
