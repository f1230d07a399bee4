import { contractAbis } from '../../../../../anvil/contracts/contractAbis.ts'

/** The ABI of the local chains' ERC-20 tokens, with their events and errors. */
export const tokenAbi = contractAbis.StandardToken
