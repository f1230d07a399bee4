import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { localNetworks } from '../../chains/localNetworks.ts'
import { swapCall } from '../../chains/swapCall.ts'
import { tokenCall } from '../../chains/tokenCall.ts'
import { weiToText } from '../../services/weiToText.ts'
import { readableText } from '../secureSite/readableText.ts'

/**
 * In words what an EVM request wants of the owner of a wallet on `chainId`, for whoever decides it in the
 * workbench. `undefined` where the method says it all, and for what is not written as it should be.
 */
export function describeRequest(
  { method, params }: { readonly method: string; readonly params: unknown },
  chainId: ChainId,
): string | undefined {
  const [first, second]: readonly unknown[] = Array.isArray(params) ? params : []
  switch (method) {
    case 'eth_sendTransaction':
      return describeTransaction(partsOf(first), chainId)
    case 'personal_sign':
      return signs(first)
    case 'eth_signTypedData_v4':
      return describeTypedData(second)
    case 'wallet_switchEthereumChain':
      return describeSwitch(partsOf(first).chainId)
    default:
      return undefined
  }
}

type Parts = Readonly<Record<string, unknown>>

const partsOf = (value: unknown): Parts => ({ ...Object(value) })

const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)

function describeTransaction(transaction: Parts, walletChain: ChainId): string | undefined {
  const { to, data = '0x', value = '0x0' } = transaction
  const chainId = isHex(transaction.chainId) ? chainOf(transaction.chainId) : walletChain
  if (!isHex(data) || !isHex(value) || value === '0x') return undefined
  if (to === undefined || to === null) return data === '0x' ? undefined : 'Creates a contract.'
  if (!isHex(to)) return undefined
  const call = { to, data }
  const swap = swapCall(chainId, call)
  if (swap) return `Swaps ${swap.gives} for at least ${swap.takes}, paid to ${swap.recipient}.`
  const token = tokenCall(chainId, call)
  const amount = token && `${token.amount} ${token.token.symbol}`
  if (token?.kind === 'approve') return `Lets ${token.to} spend ${amount}.`
  if (token) return `Sends ${amount} to ${token.to}.`
  const symbol = localNetworks.find(({ id }) => id === chainId)?.currency.symbol ?? 'coins'
  const coins = `${weiToText(BigInt(value))} ${symbol}`
  return data === '0x' ? `Sends ${coins} to ${to}.` : `Calls ${to} with ${coins}.`
}

const signs = (message: unknown) =>
  isHex(message) && message.length % 2 === 0
    ? `Signs “${readableText(textOf(message))}”`
    : undefined

function textOf(hex: string): string {
  const bytes = (hex.slice(2).match(/../g) ?? []).map((each) => Number.parseInt(each, 16))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

function describeTypedData(typed: unknown): string | undefined {
  const { primaryType, domain } = partsOf(typeof typed === 'string' ? parse(typed) : typed)
  if (typeof primaryType !== 'string') return undefined
  const { name } = partsOf(domain)
  const of = typeof name === 'string' ? ` of ${readableText(name, 60)}` : ''
  return `Signs ${readableText(primaryType, 60)}${of}.`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON is shown raw beside this.
    return undefined
  }
}

function describeSwitch(reference: unknown): string | undefined {
  if (!isHex(reference) || reference === '0x') return undefined
  const chainId = chainOf(reference)
  return `Goes to ${localNetworks.find(({ id }) => id === chainId)?.name ?? chainId}.`
}

const chainOf = (hex: string): ChainId => evmChainId(hex === '0x' ? 0n : BigInt(hex))
