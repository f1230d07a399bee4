import { lateTexts, type Overridden } from '../lateTexts.ts'
import type { Loosen } from '../loosen.ts'

/** Choosing a chain of a wallet that has several (C-103, C-330, open point 45). Loaded with that screen. */
export const multiChainTexts = {
  selectChain: 'Select which chain to connect to your multi chain wallet',
  chains: 'Chains',
  ethereum: 'Ethereum',
  solana: 'Solana',
  noConnector: 'Failed to find connector',
}

/** As this widget says them: `core.use(createMultiChainTexts)`. */
export function createMultiChainTexts(
  core: Overridden<'multiChain', typeof multiChainTexts>,
): Loosen<typeof multiChainTexts> {
  return lateTexts(core, 'multiChain', multiChainTexts)
}
