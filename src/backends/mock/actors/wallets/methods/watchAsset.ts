import { asRecord } from '../../../../port/asRecord.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { WatchedAsset } from '../../../world/worldTypes.ts'
import { readField } from '../../signing/readField.ts'
import { AfterApproval, type WalletContext, type WalletMethodTable } from './walletContext.ts'

const selectors = {
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
  // The selectors of ownerOf(uint256) and balanceOf(address,uint256).
  ERC721: '0x6352211e',
  ERC1155: '0x00fdd58e',
} as const

/**
 * Adds a token to the wallet's list (EIP-747). The page's data is compared with the contract, because scammers give their own token a known
 * symbol. Rejects with -32602.
 */
export function createWatchAsset(context: WalletContext): WalletMethodTable {
  const { key, store, chains, wallet, mustReach, mustOwn, accounts } = context

  /** Reads a value; `undefined` if the contract does not return it. */
  async function read(chainId: ChainId, to: string, data: string): Promise<string | undefined> {
    const answer = chains.rpc(chainId, 'eth_call', [{ to, data }, 'latest'])
    const words = await answer.catch((error: unknown) => {
      if (error instanceof RpcError) return '0x'
      throw error
    })
    return typeof words === 'string' && words.length >= 66 ? words : undefined
  }

  async function symbolOf(chainId: ChainId, address: string): Promise<string | undefined> {
    const words = await read(chainId, address, selectors.symbol)
    if (words === undefined) return undefined
    const { decodeAbiParameters } = await import('viem')
    return decodeAbiParameters([{ type: 'string' }], words as `0x${string}`)[0]
  }

  async function decimalsOf(chainId: ChainId, address: string): Promise<string | undefined> {
    const words = await read(chainId, address, selectors.decimals)
    return words === undefined ? undefined : String(BigInt(words))
  }

  async function coinToken(chainId: ChainId, address: string, given: Given): Promise<WatchedAsset> {
    const symbol = agreed('symbol', given['symbol'], await symbolOf(chainId, address))
    const decimals = Number(
      agreed('decimals', given['decimals'], await decimalsOf(chainId, address)),
    )
    if (symbol.length === 0 || symbol.length > 11) {
      throw new RpcError(-32_602, `Invalid symbol "${symbol}": expected 1 to 11 characters.`)
    }
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) {
      throw new RpcError(-32_602, `Invalid decimals: expected 0 to 36, got ${decimals}.`)
    }
    return { chainId, address, symbol, decimals }
  }

  /** Accepts only assets of the active account. */
  async function collectible(
    kind: 'ERC721' | 'ERC1155',
    chainId: ChainId,
    address: string,
    given: Given,
  ): Promise<WatchedAsset> {
    const owner = mustOwn(accounts()[0]).toLowerCase()
    const tokenId = String(given['tokenId'])
    if (!/^\d{1,78}$/.test(tokenId)) {
      throw new RpcError(-32_602, `Invalid tokenId: expected decimal digits, got ${tokenId}.`)
    }
    const id = BigInt(tokenId).toString(16).padStart(64, '0')
    const holder = owner.slice(2).padStart(64, '0')
    const question = kind === 'ERC721' ? id : `${holder}${id}`
    const answer = BigInt((await read(chainId, address, `${selectors[kind]}${question}`)) ?? 0)
    if (kind === 'ERC721' ? answer !== BigInt(owner) : answer === 0n) {
      throw new RpcError(-32_602, 'The suggested NFT is not owned by the selected account.')
    }
    return { chainId, address, symbol: (await symbolOf(chainId, address)) ?? kind, tokenId }
  }

  async function checked(chainId: ChainId, asked: unknown): Promise<WatchedAsset> {
    const { type, options } = asRecord(asked)
    if (type !== 'ERC20' && type !== 'ERC721' && type !== 'ERC1155') {
      throw new RpcError(-32_602, `Asset of type "${String(type)}" is not supported.`)
    }
    const given = asRecord(options)
    const address = readField('address', 'address', given['address']).toLowerCase()
    mustReach(chainId)
    if ((await chains.rpc(chainId, 'eth_getCode', [address, 'latest'])) === '0x') {
      throw new RpcError(-32_602, `There is no contract at ${address} on ${chainId}.`)
    }
    return type === 'ERC20'
      ? coinToken(chainId, address, given)
      : collectible(type, chainId, address, given)
  }

  return {
    async wallet_watchAsset([asked]) {
      const asset = await checked(wallet().chainId, asked)
      return new AfterApproval(() => {
        const others = (wallet().assets ?? []).filter(
          ({ chainId, address, tokenId }) =>
            chainId !== asset.chainId || address !== asset.address || tokenId !== asset.tokenId,
        )
        store.change(key, { assets: [...others, asset] })
        return true
      })
    },
  }
}

type Given = Readonly<Record<string, unknown>>

/** Returns the page's value, or else the contract's. Rejects if they differ or both are missing. */
function agreed(name: string, wanted: unknown, onChain: string | undefined): string {
  if (wanted === undefined && onChain !== undefined) return onChain
  if (wanted === undefined) throw new RpcError(-32_602, `The ${name} of the token is missing.`)
  if (onChain === undefined || onChain === String(wanted)) return String(wanted)
  throw new RpcError(
    -32_602,
    `The ${name} in the request (${String(wanted)}) does not match the one in the contract (${onChain}).`,
  )
}
