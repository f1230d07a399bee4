import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Choosing a chain of a wallet with several (C-103, C-330, open point 45). Loaded with that screen. */
export const multiChainTexts = {
  selectChain: 'Choose the network to connect with',
  chains: 'Chains',
  ethereum: 'Ethereum',
  solana: 'Solana',
  noConnector: 'Failed to find connector',
}

/** The texts of this widget: `core.use(createMultiChainTexts)`. */
export function createMultiChainTexts(
  core: TextSource<'multiChain', typeof multiChainTexts>,
): WidenTexts<typeof multiChainTexts> {
  return lazyTexts(core, 'multiChain', multiChainTexts)
}
