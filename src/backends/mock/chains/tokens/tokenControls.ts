import type { Hex } from 'viem'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { tokenList, type LocalToken } from '../../../../../anvil/tokenList.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { hexQuantity } from '../../../port/hex.ts'
import { findToken } from './findToken.ts'
import type { LocalChains } from '../localChains.ts'
import { readTokens, type HeldToken } from './readTokens.ts'

/** The contract of a token, in the words of the step `chain.setTokenCode`. */
type TokenCode = keyof typeof contracts

const contracts = {
  standard: 'StandardToken',
  refusing: 'RefusingToken',
  eventless: 'EventlessToken',
  rounding: 'RoundingToken',
} as const

/** The controls of the local chains' tokens. `token` is a symbol; amounts in base units. */
export interface TokenControls {
  /** Returns the balances of an address, for every token of that chain. */
  tokens(chainId: ChainId, address: string): Promise<readonly HeldToken[]>
  tokenBalance(chainId: ChainId, token: string, address: string): Promise<bigint>
  /** Returns the allowance of `spender` (the swap router if absent). */
  allowance(chainId: ChainId, token: string, owner: string, spender?: string): Promise<bigint>
  setTokenBalance(chainId: ChainId, token: string, address: string, units: bigint): Promise<void>
  setAllowance(
    chainId: ChainId,
    token: string,
    owner: string,
    units: bigint,
    spender?: string,
  ): Promise<void>
  /** Changes the symbol that the contract returns, as an upgradable contract can. `token` stays its name here. */
  setTokenSymbol(chainId: ChainId, token: string, symbol: string): Promise<void>
  /** Replaces the code of a token; its balances and allowances stay. */
  setTokenCode(chainId: ChainId, token: string, code: TokenCode): Promise<void>
}

const argument = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')
const selectors = { balanceOf: '0x70a08231', allowance: '0xdd62ed3e' }

/**
 * Reads tokens through their contracts, and writes directly into their storage, so no block is mined. The node finds out where a foreign
 * contract stores its numbers.
 * @param all the available tokens; those of every world if absent
 */
export function createTokenControls(
  chains: Pick<LocalChains, 'rpc'>,
  all: () => readonly LocalToken[] = () => tokenList,
): TokenControls {
  const find = (chainId: ChainId, token: string) => findToken(chainId, token, all())

  /**
   * Finds a token of the built-in contracts, because the storage of a host's own contract is
   * unknown.
   */
  function findOurs(chainId: ChainId, token: string) {
    const found = find(chainId, token)
    if (found.kind !== 'foreign') return found
    throw new RangeError(`${token} is the host's own contract: only the contract can change it.`)
  }

  async function ask(chainId: ChainId, token: string, data: string): Promise<bigint> {
    const call = { to: find(chainId, token).address, data }
    return BigInt(String(await chains.rpc(chainId, 'eth_call', [call, 'latest'])))
  }

  async function write(chainId: ChainId, token: string, slot: Hex, value: Hex): Promise<void> {
    const { address } = find(chainId, token)
    await chains.rpc(chainId, 'anvil_setStorageAt', [address, slot, value])
  }

  const storage = async () => (await import('../../../../../anvil/storage.ts')).storage

  return {
    tokens: (chainId, address) => readTokens(chains, all(), chainId, address),
    tokenBalance: (chainId, token, address) =>
      ask(chainId, token, selectors.balanceOf + argument(address)),
    allowance: (chainId, token, owner, spender = knownAddresses.router) =>
      ask(chainId, token, selectors.allowance + argument(owner) + argument(spender)),
    async setTokenBalance(chainId, token, address, units) {
      const { kind, address: contract } = find(chainId, token)
      if (kind === 'foreign') {
        await chains.rpc(chainId, 'anvil_dealERC20', [address, contract, hexQuantity(units)])
        return
      }
      const { tokenBalance, word } = await storage()
      // Scenarios and panels name accounts by their address.
      await write(chainId, token, tokenBalance(address as Hex), word(units))
    },
    async setAllowance(chainId, token, owner, units, spender = knownAddresses.router) {
      const { kind, address: contract } = find(chainId, token)
      if (kind === 'foreign') {
        const allowed = [owner, spender, contract, hexQuantity(units)]
        await chains.rpc(chainId, 'anvil_setERC20Allowance', allowed)
        return
      }
      const { tokenAllowance, word } = await storage()
      await write(chainId, token, tokenAllowance(owner as Hex, spender as Hex), word(units))
    },
    async setTokenCode(chainId, token, code) {
      const { address } = findOurs(chainId, token)
      const { contractCode } = await import('../../../../../anvil/contracts/contractCode.ts')
      const { runtime } = contractCode[contracts[code]]
      await chains.rpc(chainId, 'anvil_setCode', [address, runtime])
    },
    async setTokenSymbol(chainId, token, symbol) {
      findOurs(chainId, token)
      const { text, tokenSymbol } = await storage()
      for (const [slot, value] of text(tokenSymbol, symbol)) {
        await write(chainId, token, slot, value)
      }
    },
  }
}
