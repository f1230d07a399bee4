import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of choosing a chain for a wallet with several (C-103, open point 45). Loaded with that
 * screen.
 */
export const multiChainTexts = defineTexts('multiChain', {
  selectChain: 'Choose the network to connect with',
  chains: 'Chains',
  ethereum: 'Ethereum',
  solana: 'Solana',
})
