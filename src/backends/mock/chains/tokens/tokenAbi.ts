import { contractAbis } from '../../../../../anvil/contracts/contractAbis.ts'

/** The ABI of the local chains' ERC-20 tokens, their events and errors included. */
export const tokenAbi = contractAbis.StandardToken
