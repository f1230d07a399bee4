import { createClient, custom, getAddress, hexToBytes, isAddress, type Hex } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import { FoyerError } from '../../port/errors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { base58 } from '../../port/base58.ts'
import type { ReadImage } from '../guards/readImage.ts'
import { solanaAddress } from '../guards/addresses.ts'

/** SLIP-44 coin type of Ethereum. */
const ether = 60
const solana = 501

type Call = (method: string, params: readonly unknown[], signal?: AbortSignal) => Promise<unknown>

/**
 * Reads ENS on mainnet (C-307). It needs viem like this whole folder, so load it with `import()`.
 * Every read goes through `call`, so only the backend's addresses are contacted: names resolved by
 * an off-chain gateway (CCIP-read) and NFT avatars are not supported.
 */
export function createEnsResolver(call: Call, image: ReadImage) {
  function client(signal: AbortSignal | undefined) {
    return createClient({
      chain: mainnet,
      ccipRead: false,
      transport: custom(
        {
          request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
            call(method, params ?? [], signal).catch(rethrowForViem),
        },
        { retryCount: 0 },
      ),
    })
  }

  async function avatarOf(
    reader: ReturnType<typeof client>,
    name: string,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    const record = await unlessAborted(
      getEnsText(reader, { name: normalize(name), key: 'avatar' }),
      signal,
    )
    return image(record?.replace(/^ipfs:\/\/(ipfs\/)?/, 'https://ipfs.io/ipfs/'))
  }

  return {
    async identity(
      address: string,
      signal?: AbortSignal,
    ): Promise<{ name?: string; avatar?: string }> {
      if (!isAddress(address, { strict: false })) return {}
      const reader = client(signal)
      const name = await unlessAborted(getEnsName(reader, { address }), signal)
      if (name === null) return {}
      const avatar = await avatarOf(reader, name, signal)
      return avatar === undefined ? { name } : { name, avatar }
    },

    avatar: (name: string, signal?: AbortSignal) => avatarOf(client(signal), name, signal),

    async address(
      name: string,
      coinType: number,
      signal?: AbortSignal,
    ): Promise<string | undefined> {
      let normalized: string
      try {
        normalized = normalize(name)
      } catch {
        return undefined // It is no valid ENS name, so it resolves to no address.
      }
      const held = {
        name: normalized,
        ...(coinType === ether ? {} : { coinType: BigInt(coinType) }),
      }
      const found = await unlessAborted(getEnsAddress(client(signal), held), signal)
      return found === null ? undefined : written(found, coinType)
    },
  }
}

/**
 * Writes the bytes of a name's record in the chain's address format; `undefined` when they are
 * invalid.
 */
function written(bytes: Hex, coinType: number): string | undefined {
  if (coinType === solana) return solanaAddress(base58.encode(hexToBytes(bytes)))
  return isAddress(bytes) ? getAddress(bytes) : undefined
}

/**
 * Rethrows an error so that viem recognises "no resolver for this name" by code and bytes of the
 * revert.
 */
function rethrowForViem(thrown: unknown): never {
  if (!(thrown instanceof FoyerError) || thrown.details.rpcCode === undefined) throw thrown
  const { rpcCode: code, revertData: data } = thrown.details
  throw Object.assign(new Error(thrown.message, { cause: thrown }), { code, data })
}

async function unlessAborted<T>(read: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await read
  } catch (thrown) {
    if (signal?.aborted === true) {
      throw new FoyerError('aborted', 'The ENS look-up was aborted.', { cause: thrown })
    }
    throw toFoyerError(thrown, 'chain.failed', 'The ENS look-up')
  }
}
