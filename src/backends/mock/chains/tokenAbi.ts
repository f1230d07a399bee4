import { compiledContracts } from '../../../../anvil/contracts/compiledContracts.ts'

/** The ABI of the local chains' ERC-20 tokens, their events and errors included. */
export const tokenAbi = compiledContracts.StandardToken.abi
