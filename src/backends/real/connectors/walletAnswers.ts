import { evmChainId, type ChainId } from '../../port/chainIds.ts'
import type { Address } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { evmAddress } from '../guards/addresses.ts'
import { hexQuantity } from '../guards/numbers.ts'

const MAX_ACCOUNTS = 1_000

/** Checks the two results that every wallet returns. Both throw `wallet.malformed`. */
export const walletAnswers = {
  /** A list of 20-byte addresses; may be empty. */
  accounts(answer: unknown): readonly Address[] {
    if (!Array.isArray(answer) || answer.length > MAX_ACCOUNTS) throw malformed('accounts')
    return answer.map((entry: unknown) => {
      const address = evmAddress(entry)
      if (address === undefined) throw malformed('accounts')
      return address
    })
  },
  /** A hex chain number above 0. */
  chainId(answer: unknown): ChainId {
    const id = hexQuantity(answer)
    if (id === undefined || id === 0n || id > BigInt(Number.MAX_SAFE_INTEGER)) {
      throw malformed('chain id')
    }
    return evmChainId(id)
  },
}

function malformed(what: string): FoyerError {
  return new FoyerError('wallet.malformed', `The wallet's ${what} answer has an unknown shape.`)
}
