import { hexQuantity } from '../../port/hex.ts'
import type { Abi, Hex } from 'viem'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { contractAbis } from '../../../../anvil/contracts/contractAbis.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { Address } from '../../port/connectors.ts'
import type { LocalChains } from './localChains.ts'

/** One call of an account. `value` is in wei. */
export interface AccountCall {
  readonly to: Address
  readonly value: bigint
  readonly data: string
}

/** Smart accounts on the local chains: one per owner, at the same address on every chain. */
export interface SmartAccounts {
  addressOf(owner: Address): Promise<Address>
  /** Returns whether its code is deployed on that chain. False if there is no local chain. */
  deployed(chainId: ChainId, owner: Address): Promise<boolean>
  /**
   * Returns the target and calldata with which the owner executes the calls, all or none. The same
   * transaction deploys an account that does not exist yet.
   */
  execution(
    chainId: ChainId,
    owner: Address,
    calls: readonly AccountCall[],
  ): Promise<{ readonly to: Address; readonly data: string }>
  /**
   * Returns the owner's signature as one of the account, in the form of ERC-6492 while its code is
   * not deployed.
   */
  signatureOf(chainId: ChainId, owner: Address, signature: string): Promise<string>
}

const factory = '0xfac7000000000000000000000000000000005ac7'
const noSalt = `0x${'0'.repeat(64)}` as const
/** The balance of every test account's smart account from the start, in wei: 10 coins. */
const startBalance = hexQuantity(10n * 10n ** 18n)

const accountAbi = contractAbis.SmartAccount
const makerAbi = contractAbis.SmartAccountFactory
/** Loads the code on demand, because only worlds with smart accounts need it. */
const codeOf = async () =>
  (await import('../../../../anvil/contracts/contractCode.ts')).contractCode

/**
 * Smart accounts on local chains. The factory, and coins for future accounts, are written to a chain with the first call that needs them,
 * so that chains without smart accounts start as fast as before. viem and the code load then, too.
 */
export function createSmartAccounts(chains: LocalChains): SmartAccounts {
  const addressesByOwner = new Map<Address, Address>()

  async function addressOf(owner: Address): Promise<Address> {
    const found = addressesByOwner.get(owner)
    if (found !== undefined) return found
    const [{ encodeDeployData, getContractAddress }, code] = await Promise.all([
      import('viem'),
      codeOf(),
    ])
    const address = getContractAddress({
      opcode: 'CREATE2',
      from: factory,
      salt: noSalt,
      bytecode: encodeDeployData({
        abi: accountAbi,
        bytecode: code.SmartAccount.creation,
        // The world names people by the addresses of anvil's accounts.
        args: [owner as Hex],
      }),
    })
    addressesByOwner.set(owner, address)
    return address
  }

  async function codeAt(chainId: ChainId, address: string): Promise<boolean> {
    return (await chains.rpc(chainId, 'eth_getCode', [address, 'latest'])) !== '0x'
  }

  async function furnish(chainId: ChainId): Promise<void> {
    if (await codeAt(chainId, factory)) return
    const { SmartAccountFactory } = await codeOf()
    await chains.rpc(chainId, 'anvil_setCode', [factory, SmartAccountFactory.runtime])
    for (const { address } of testAccounts) {
      await chains.rpc(chainId, 'anvil_setBalance', [await addressOf(address), startBalance])
    }
  }

  async function deployed(chainId: ChainId, owner: Address): Promise<boolean> {
    if (!chains.has(chainId)) return false
    await furnish(chainId)
    return codeAt(chainId, await addressOf(owner))
  }

  async function encode(abi: Abi, functionName: string, args: readonly unknown[]) {
    const { encodeFunctionData } = await import('viem')
    return encodeFunctionData({ abi, functionName, args })
  }

  return {
    addressOf,
    deployed,
    async execution(chainId, owner, calls) {
      const there = await deployed(chainId, owner)
      return there
        ? { to: await addressOf(owner), data: await encode(accountAbi, 'execute', [calls]) }
        : { to: factory, data: await encode(makerAbi, 'deployAndExecute', [calls]) }
    },
    async signatureOf(chainId, owner, signature) {
      if (await deployed(chainId, owner)) return signature
      const { serializeErc6492Signature } = await import('viem')
      return serializeErc6492Signature({
        address: factory,
        data: await encode(makerAbi, 'deploy', [owner]),
        // viem's own signature of a test account.
        signature: signature as Hex,
      })
    },
  }
}
