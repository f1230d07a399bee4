import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  erc20Abi,
  multicall3Abi,
  namehash,
  parseAbi,
  toHex,
  type Address,
  type Hex,
} from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { people } from './people.ts'

/** One `eth_call`. */
interface Call {
  readonly to: Address
  readonly data: Hex
}

/** A node's JSON-RPC response to one call. */
type Reply =
  | { readonly result: Hex }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: Hex } }

/** Contracts of tokens, by address in lower case. Any other address has no code. */
const tokens: Readonly<Record<string, (data: Hex) => Hex | 'reverts'>> = {
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': token('USDC', 6, 25_000_000n),
  '0x6b175474e89094c44da98b954eedeac495271d0f': token('DAI', 18, 4_000_000_000_000_000_000n),
  '0x00000000000000000000000000000000000000fa': () => 'reverts',
}

/** The responses of Ethereum's own contracts for names. */
const resolverAbi = parseAbi([
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'function addr(bytes32) view returns (address)',
  'function text(bytes32, string) view returns (string)',
  'error ResolverNotFound(bytes)',
])
/** ENS names and their addresses. */
const names: Readonly<Record<string, Address>> = { 'ben.shop.eth': people.ben }
const nobody = `0x${'00'.repeat(20)}` as const

/** Answers a call like Ethereum, with Multicall3, ENS' universal resolver and a few tokens. */
export function callOwnChain({ to, data }: Call): Reply {
  if (isSame(to, mainnet.contracts.multicall3.address)) return aggregate(data)
  if (isSame(to, mainnet.contracts.ensUniversalResolver.address)) return resolve(data)
  const result = tokens[to.toLowerCase()]?.(data) ?? '0x'
  return result === 'reverts' ? reverted('0x') : { result }
}

const isSame = (one: Address, other: Address) => one.toLowerCase() === other.toLowerCase()

const reverted = (data: Hex): Reply => ({
  error: { code: 3, message: 'execution reverted', data },
})

function token(symbol: string, decimals: number, balance: bigint) {
  return (data: Hex): Hex => {
    const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
    const known = { symbol, decimals, balanceOf: balance }
    if (!(functionName in known)) return '0x'
    const asked = functionName as keyof typeof known
    return encodeFunctionResult({ abi: erc20Abi, functionName: asked, result: known[asked] })
  }
}

function aggregate(data: Hex): Reply {
  const { args } = decodeFunctionData({ abi: multicall3Abi, data })
  const calls = (args?.[0] ?? []) as readonly { readonly target: Address; readonly callData: Hex }[]
  const result = calls.map(({ target, callData }) => {
    const reply = callOwnChain({ to: target, data: callData })
    return 'result' in reply
      ? { success: true, returnData: reply.result }
      : { success: false, returnData: reply.error.data }
  })
  return {
    result: encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result }),
  }
}

function resolve(data: Hex): Reply {
  const { functionName, args } = decodeFunctionData({ abi: resolverAbi, data })
  if (functionName === 'reverseWithGateways') {
    const result = ['', nobody, nobody] as const
    return { result: encodeFunctionResult({ abi: resolverAbi, functionName, result }) }
  }
  const [packet, inner] = args as unknown as readonly [Hex, Hex]
  const asked = decodeFunctionData({ abi: resolverAbi, data: inner })
  const [name, address] =
    Object.entries(names).find(([each]) => toHex(packetToBytes(each)) === packet) ?? []
  if (name === undefined || address === undefined || asked.args[0] !== namehash(name)) {
    return reverted(
      encodeErrorResult({ abi: resolverAbi, errorName: 'ResolverNotFound', args: [packet] }),
    )
  }
  const held =
    asked.functionName === 'text'
      ? encodeAbiParameters([{ type: 'string' }], [''])
      : encodeAbiParameters([{ type: 'address' }], [address])
  const result = [held, nobody] as const
  return {
    result: encodeFunctionResult({
      abi: resolverAbi,
      functionName: 'resolveWithGateways',
      result,
    }),
  }
}
