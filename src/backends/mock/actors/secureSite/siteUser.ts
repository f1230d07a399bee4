import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import { namespaceOf, type ChainId } from '../../../port/chainIds.ts'
import type { AccountType, Address } from '../../../port/connectors.ts'
import { RpcError } from '../../shared/rpcError.ts'
import type { SmartAccounts } from '../../chains/smartAccounts.ts'
import type { Person, World } from '../../world/worldTypes.ts'
import { addressOf, type SiteAccounts } from './siteAccounts.ts'
import { SiteError } from '../../shared/siteError.ts'

/** An account of the logged-in person, on their active chain. */
export interface SiteAccount {
  readonly address: Address
  readonly type: AccountType
  /** The account whose key controls it: the address itself, or the owner of the smart account. */
  readonly owner: Address
}

/** The logged-in person, with the accounts of the type that they prefer and that this chain offers. */
export interface SiteUser {
  current(): Promise<{
    readonly person: Person
    readonly chainId: ChainId
    readonly type: AccountType
    readonly accounts: readonly SiteAccount[]
    /** True if the first account's smart account is deployed on this chain. */
    readonly deployed: boolean
  }>
  /**
   * Returns the account with that address, or the active one if absent. Rejects for a foreign
   * address.
   */
  account(address?: string): Promise<SiteAccount>
  /** True if the site offers smart accounts. */
  offersSmart(chainId: ChainId): boolean
  /** Returns the first account's smart account. */
  smart(): Promise<{ readonly address: Address; readonly isDeployed: boolean }>
}

/** Creates a view of the world's session and of the chain. */
export function createSiteUser(options: {
  world: World
  accounts: SiteAccounts
  smartAccounts: SmartAccounts
}): SiteUser {
  const { world, accounts, smartAccounts } = options
  const offersSmart = (chainId: ChainId) => world.get().smartAccountChainIds.includes(chainId)

  async function stands(chainId: ChainId, owner: Address | undefined): Promise<boolean> {
    if (owner === undefined || !offersSmart(chainId)) return false
    try {
      return await smartAccounts.deployed(chainId, owner)
    } catch (error) {
      // Without a development server there is no chain, but people can still log in.
      if (error instanceof RpcError) return false
      throw error
    }
  }

  async function current() {
    const { person, chainId } = accounts.current()
    const type: AccountType = offersSmart(chainId) ? person.preferredAccountType : 'eoa'
    // Always one account on Solana: the person's choice of accounts applies to EVM only.
    const owners =
      namespaceOf(chainId) === 'solana'
        ? [solanaAddressOf(person.accountIndexes[0])]
        : person.accountIndexes.map(addressOf)
    const deployed = person.smartAccountDeployed || (await stands(chainId, owners[0]))
    const own = await Promise.all(
      owners.map(async (owner): Promise<SiteAccount> => {
        const address = type === 'eoa' ? owner : await smartAccounts.addressOf(owner)
        return { address, type, owner }
      }),
    )
    return { person, chainId, type, accounts: own, deployed }
  }

  return {
    current,
    offersSmart,
    async account(address) {
      const own = (await current()).accounts
      const found =
        address === undefined
          ? own[0]
          : own.find((one) => one.address.toLowerCase() === address.toLowerCase())
      if (found === undefined) throw new SiteError(`The account ${String(address)} is not yours`)
      return found
    },
    async smart() {
      const { person, chainId, deployed } = await current()
      if (!offersSmart(chainId)) {
        throw new SiteError('Smart accounts are not available on this network')
      }
      const address = await smartAccounts.addressOf(addressOf(person.accountIndexes[0]))
      return { address, isDeployed: deployed }
    },
  }
}

/**
 * Returns a person's address on Solana. It has fewer public test keys than EVM, so people share
 * them.
 */
function solanaAddressOf(index = 0): Address {
  const address = solanaAccounts[index % solanaAccounts.length]?.address
  if (address === undefined) throw new Error(`There is no test account ${index} on Solana.`)
  return address
}
