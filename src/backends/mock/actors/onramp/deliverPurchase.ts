import { Big } from 'big.js'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { OnrampAsset } from './onrampAssets.ts'

/** `transfer(address,uint256)`. */
const transfer = '0xa9059cbb'

/** Holds plenty of every token of the local chains. */
const treasury = '0x7011000000000000000000000000000000007eA5'
/** Coins for what it sends and for the fees: a million. */
const plenty = `0x${(10n ** 24n).toString(16)}`

const hex = (units: string) => BigInt(units).toString(16)

/**
 * Sends what was bought from the treasury of the local chains to the account; resolves with the hash of
 * the transaction once it is in a block. `amount` is decimal text.
 */
export async function deliverPurchase(
  { chains, send }: { chains: Pick<LocalChains, 'rpc'>; send: SendTransaction },
  { asset, account, amount }: { asset: OnrampAsset; account: `0x${string}`; amount: string },
): Promise<string> {
  const from = treasury
  const units = new Big(amount).times(new Big(10).pow(asset.decimals)).toFixed(0)
  await chains.rpc(asset.chainId, 'anvil_impersonateAccount', [from])
  await chains.rpc(asset.chainId, 'anvil_setBalance', [from, plenty])
  const transaction =
    asset.contract === undefined
      ? { from, to: account, value: `0x${hex(units)}` }
      : {
          from,
          to: asset.contract,
          data: `${transfer}${account.slice(2).toLowerCase().padStart(64, '0')}${hex(units).padStart(64, '0')}`,
        }
  return String(await send(asset.chainId, transaction))
}
