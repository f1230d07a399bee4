import type { ChainId } from '../../port/chainIds.ts'
import type { Address } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { evmAddress } from '../guards/addresses.ts'
import { checksumAddress } from '../guards/checksumAddress.ts'
import { evmChain } from '../guards/evmChain.ts'

const MAX_ACCOUNTS = 1_000

/** Checks the two results that every wallet returns. Both throw `wallet.malformed`. */
export const walletAnswers = {
  /** Reads a list of 20-byte addresses, in the letter case of EIP-55; may be empty. */
  accounts(answer: unknown): readonly Address[] {
    if (!Array.isArray(answer) || answer.length > MAX_ACCOUNTS) throw malformed('accounts')
    return answer.map((entry: unknown) => {
      const address = evmAddress(entry)
      if (address === undefined) throw malformed('accounts')
      return checksumAddress(address)
    })
  },
  /** Reads a chain number above 0: hex as in EIP-695, or as `evmChain` reads it. */
  chainId(answer: unknown): ChainId {
    const chainId = evmChain(answer)
    if (chainId === undefined) throw malformed('chain id')
    return chainId
  },
}

function malformed(what: string): FoyerError {
  return new FoyerError('wallet.malformed', `The wallet's ${what} answer has an unknown shape.`)
}
