import { namehash, numberToHex, parseUnits, type Hex } from 'viem'
import { testAccounts } from '../accounts.ts'
import { chainList, type LocalChain } from '../chainList.ts'
import { coinPrices } from '../coinPrices.ts'
import { contractCode } from '../contracts/contractCode.ts'
import { knownAddresses } from '../knownAddresses.ts'
import { poolReserves } from '../pools/poolReserves.ts'
import { poolTransferFee } from '../pools/poolTransferFee.ts'
import { storage, type StoredWord } from '../storage.ts'
import { swapChains } from '../pools/swapChains.ts'
import { tokenList, type LocalToken } from '../tokenList.ts'
import { holdings } from './holdings.ts'
import { nameRecords } from './nameRecords.ts'

/** One account in the format of `anvil --init`. */
interface GenesisAccount {
  readonly balance: Hex
  readonly code?: Hex
  readonly storage?: Readonly<Record<Hex, Hex>>
}

/** How many times the reserves of its pools the router holds, so that prices can move. */
const reserveMultiple = 4n
const oneCoin = 10n ** 18n
const treasuryCoins = 1_000_000n * oneCoin
/** The balance of the treasury in each token, in whole tokens. */
const treasuryTokens = 10_000_000n
/** The number of collectibles: one for each test account, and as many for the treasury. */
const collectibles = 2 * testAccounts.length

/**
 * Returns the genesis block of a local chain: its contracts and balances. The same sources always
 * give the same block.
 */
export function buildGenesis(chainId: number) {
  const chain = chainList.find(({ id }) => id === chainId)
  if (chain === undefined) throw new RangeError(`There is no local chain ${chainId}.`)
  const { multicall, treasury, names } = knownAddresses
  const alloc: Record<Hex, GenesisAccount> = {
    [multicall]: { balance: '0x0', code: contractCode.Multicall3.runtime },
    [treasury]: { balance: numberToHex(treasuryCoins) },
  }
  const tokens = tokenList.filter((token) => token.chainId === chainId)
  for (const token of tokens) alloc[token.address] = tokenAccount(chain, token)
  if (swapChains.includes(chainId)) {
    alloc[knownAddresses.router] = routerAccount(chain, tokens)
    alloc[knownAddresses.collectible] = collectibleAccount()
  }
  if (chainId === 137) {
    alloc[knownAddresses.coinToken] = { balance: '0x0', code: contractCode.CoinToken.runtime }
  }
  if (chainId === 1) alloc[names] = nameAccount()
  return { config: { chainId }, gasLimit: '0x1c9c380', difficulty: '0x0', alloc }
}

const withCode = (code: Hex, words: readonly StoredWord[], balance = 0n): GenesisAccount => ({
  balance: numberToHex(balance),
  code,
  storage: Object.fromEntries(words),
})

function contractOf(chain: LocalChain, { kind, follows }: LocalToken) {
  if (kind === 'noReturn') return contractCode.NoReturnToken
  if (kind === 'feeOnTransfer') return contractCode.FeeOnTransferToken
  return follows === chain.symbol ? contractCode.WrappedCoin : contractCode.StandardToken
}

function tokenAccount(chain: LocalChain, token: LocalToken): GenesisAccount {
  const each = parseUnits(holdings[chain.id]?.[token.symbol] ?? '0', token.decimals)
  const pool = swapChains.includes(chain.id) ? reservesOf(chain, token).token * reserveMultiple : 0n
  const balances: readonly (readonly [Hex, bigint])[] = [
    ...testAccounts.map(({ address }) => [address, each] as const),
    [knownAddresses.treasury, treasuryTokens * 10n ** BigInt(token.decimals)],
    [knownAddresses.router, pool],
  ]
  const supply = balances.reduce((sum, [, units]) => sum + units, 0n)
  const contract = contractOf(chain, token)
  return withCode(
    contract.runtime,
    [
      ...storage.text(storage.word(0), token.name),
      ...storage.text(storage.word(1), token.symbol),
      [storage.word(2), storage.word(token.decimals)],
      [storage.tokenSupply, storage.word(supply)],
      ...balances
        .filter(([, units]) => units > 0n)
        .map(([owner, units]): StoredWord => [storage.tokenBalance(owner), storage.word(units)]),
    ],
    contract === contractCode.WrappedCoin ? supply : 0n,
  )
}

function reservesOf(chain: LocalChain, { price, follows, ...token }: LocalToken) {
  const tokenPrice = follows === undefined ? price : coinPrices[follows]
  return poolReserves(token, coinPrices[chain.symbol] ?? 1, tokenPrice)
}

function routerAccount(chain: LocalChain, tokens: readonly LocalToken[]): GenesisAccount {
  const pools = tokens.map((token) => ({ token, reserves: reservesOf(chain, token) }))
  const words = pools.map(({ token, reserves }): StoredWord => {
    const pool = storage.poolWord(reserves.coin, reserves.token, poolTransferFee(token))
    return [storage.pool(token.address), pool]
  })
  const coins = pools.reduce((sum, { reserves }) => sum + reserves.coin, 0n)
  return withCode(contractCode.Router.runtime, words, coins * reserveMultiple)
}

function collectibleAccount(): GenesisAccount {
  const owners = Array.from(
    { length: collectibles },
    (_, index) => testAccounts[index]?.address ?? knownAddresses.treasury,
  )
  return withCode(contractCode.Collectible.runtime, [
    ...storage.text(storage.word(0), 'Harbour Lights'),
    ...storage.text(storage.word(1), 'LIGHT'),
    ...owners.map((owner, index): StoredWord => [
      storage.collectibleOwner(BigInt(index + 1)),
      storage.word(owner),
    ]),
    ...[...new Set(owners)].map((owner): StoredWord => [
      storage.collectibleBalance(owner),
      storage.word(owners.filter((each) => each === owner).length),
    ]),
  ])
}

function nameAccount(): GenesisAccount {
  const words = nameRecords.flatMap(({ name, address, primary, avatar }) => {
    const node = namehash(name)
    return [
      [storage.nameAddress(node), storage.word(address)] as const,
      ...(primary ? storage.text(storage.primaryName(address), name) : []),
      ...(avatar === undefined ? [] : storage.text(storage.nameText(node, 'avatar'), avatar)),
    ]
  })
  return withCode(contractCode.NameRegistry.runtime, words)
}
