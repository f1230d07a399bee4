import { hexQuantity } from '../../port/hex.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { LocalChains } from './localChains.ts'

/** The address of the gas price oracle of the OP stack. Only scenarios of such chains need it. */
const oracle = '0x420000000000000000000000000000000000000F'

/** Makes a chain one of the OP stack whose L1 data fee is that many wei per byte. The node itself charges nothing. */
export async function setL1Fee(
  chains: Pick<LocalChains, 'rpc'>,
  chainId: ChainId,
  weiPerByte: bigint,
): Promise<void> {
  const { contractCode } = await import('../../../../anvil/contracts/contractCode.ts')
  await chains.rpc(chainId, 'anvil_setCode', [oracle, contractCode.GasPriceOracle.runtime])
  const value = `0x${hexQuantity(weiPerByte).slice(2).padStart(64, '0')}`
  await chains.rpc(chainId, 'anvil_setStorageAt', [oracle, '0x0', value])
}
