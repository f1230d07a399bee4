import { bytesToHex, concat, keccak256, numberToHex, pad, stringToHex, type Hex } from 'viem'

const word = (value: Hex | bigint | number) =>
  typeof value === 'string' ? pad(value) : numberToHex(value, { size: 32 })
const mapped = (key: Hex | bigint, field: Hex | number) =>
  keccak256(concat([word(key), word(field)]))

/** One word of a contract's storage: its slot and its value. */
export type StoredWord = readonly [slot: Hex, value: Hex]

/**
 * The storage slots of the contracts on the local chains that an operator may write, by the order of the fields in the
 * sources. Loads viem: import it on demand in the page.
 */
export const storage = {
  word,
  /** The slot of `TokenStore.symbol`. */
  tokenSymbol: word(1),
  /** The slot of `TokenStore.balanceOf`. */
  tokenBalance: (owner: Hex) => mapped(owner, 4),
  /** The slot of `TokenStore.allowance`. */
  tokenAllowance: (owner: Hex, spender: Hex) => mapped(spender, mapped(owner, 5)),
  /** The slot of `TokenStore.totalSupply`. */
  tokenSupply: word(3),
  /** The slot of `Router.pools`. */
  pool: (token: Hex) => mapped(token, 0),
  /** The slot beside a pool: the word that was written for a price, whatever was traded since. */
  poolMark: (token: Hex) => mapped(token, 1),
  /** Returns one packed `Router.Pool`; `transferFee` is in ten thousandths. */
  poolWord: (coin: bigint, token: bigint, transferFee: number) =>
    word(coin | (token << 112n) | (BigInt(transferFee) << 224n)),
  /** The slot of `Collectible.owners`. */
  collectibleOwner: (id: bigint) => mapped(id, 2),
  /** The slot of `Collectible.balanceOf`. */
  collectibleBalance: (owner: Hex) => mapped(owner, 3),
  /** The slot of `NameRegistry.addresses`, by namehash. */
  nameAddress: (node: Hex) => mapped(node, 0),
  /** The slot of `NameRegistry.texts`, by namehash and key. */
  nameText: (node: Hex, key: string) => keccak256(concat([stringToHex(key), mapped(node, 1)])),
  /** The slot of `NameRegistry.records`, by namehash and coin type. */
  nameRecord: (node: Hex, coinType: number) => mapped(BigInt(coinType), mapped(node, 3)),
  /** The slot of `NameRegistry.names`. */
  primaryName: (owner: Hex) => mapped(owner, 2),
  /** Returns the word of a bytes field that holds a whole address. */
  shortBytes: (address: Hex) => word((BigInt(address) << 96n) | 40n),
  /**
   * Returns the words of a string or bytes field at that slot: short ones in place, longer ones
   * after the hash.
   */
  text(slot: Hex, value: string): readonly StoredWord[] {
    const bytes = new TextEncoder().encode(value)
    const piece = (from: number) =>
      BigInt(bytesToHex(pad(bytes.slice(from, from + 32), { dir: 'right' })))
    if (bytes.length < 32) return [[slot, word(piece(0) | BigInt(bytes.length * 2))]]
    const first = BigInt(keccak256(slot))
    const pieces = Array.from({ length: Math.ceil(bytes.length / 32) }, (_, at): StoredWord => [
      word(first + BigInt(at)),
      word(piece(at * 32)),
    ])
    return [[slot, word(BigInt(bytes.length * 2 + 1))], ...pieces]
  },
}
