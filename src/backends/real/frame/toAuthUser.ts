import type { Address, AuthUser } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { checksumAddress } from '../guards/checksumAddress.ts'
import { evmAddress, wireChainId } from '../guards/addresses.ts'
import type { WireUser } from './frameProtocol.ts'
import type { LoginData } from './loginData.ts'

/**
 * Returns the user of a GET_USER reply (C-176). Without a list of accounts, the only account is the
 * address itself (wire 2.3). Throws `frame.malformed` for an invalid chain.
 */
export function toAuthUser(
  wire: WireUser,
  { userName, socialProvider }: Partial<Pick<LoginData, 'userName' | 'socialProvider'>>,
): AuthUser {
  const chainId = wireChainId(wire.chainId)
  if (chainId === undefined) {
    throw new FoyerError('frame.malformed', 'Failed to read the user: invalid chain id.')
  }
  const preferredAccountType = wire.preferredAccountType ?? 'eoa'
  return {
    address: written(wire.address),
    chainId,
    accounts: (wire.accounts ?? [{ address: wire.address, type: preferredAccountType }]).map(
      (account) => ({ ...account, address: written(account.address) }),
    ),
    smartAccountDeployed: wire.smartAccountDeployed ?? false,
    preferredAccountType,
    ...(wire.email === undefined ? {} : { email: wire.email }),
    ...(userName === undefined ? {} : { userName }),
    ...(socialProvider === undefined ? {} : { socialProvider }),
  }
}

/** Writes an address in the letter case of EIP-55, unless it is of another namespace. */
function written(address: Address): Address {
  const hex = evmAddress(address)
  return hex === undefined ? address : checksumAddress(hex)
}
