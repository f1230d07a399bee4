import { asRecord } from '../../../port/asRecord.ts'
import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { chainOf } from '../../world/chainOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { swapCall } from '../../chains/swap/swapCall.ts'
import { tokenCall } from '../../chains/tokens/tokenCall.ts'
import { formatUnits } from '../../../port/formatUnits.ts'
import { readableText } from '../secureSite/readableText.ts'
import { readSigningParams } from '../secureSite/readSigningParams.ts'
import { SiteError } from '../secureSite/siteError.ts'

/** What a request may name. */
type Known = Pick<WorldState, 'chains' | 'tokens'>

/**
 * In words what an EVM request wants of the owner of a wallet on `chainId`, for whoever decides it in the
 * workbench. `undefined` where the method says it all, and for what is not written as it should be.
 */
export function describeRequest(
  world: Known,
  { method, params }: { readonly method: string; readonly params: unknown },
  chainId: ChainId,
): string | undefined {
  const [first, second]: readonly unknown[] = Array.isArray(params) ? params : []
  try {
    switch (method) {
      case 'eth_sendTransaction':
        return describeTransaction(world, first, chainId)
      case 'personal_sign':
        return isBytes(first)
          ? `Signs “${readableText(readSigningParams.message(first))}”`
          : undefined
      case 'eth_signTypedData_v3':
      case 'eth_signTypedData_v4':
        return describeTypedData(second)
      case 'eth_signTypedData':
        return Array.isArray(first) ? describeValues(first) : describeTypedData(second)
      case 'wallet_sendCalls':
        return describeCalls(world, first, chainId)
      case 'wallet_watchAsset':
        return describeAsset(first)
      case 'wallet_requestPermissions':
        return 'Lets the page see the accounts.'
      case 'wallet_switchEthereumChain':
        return describeSwitch(world, first)
      case 'wallet_addEthereumChain':
        return describeAddition(first)
      default:
        return undefined
    }
  } catch (error) {
    // What does not fit is shown raw beside this.
    if (error instanceof SiteError) return undefined
    throw error
  }
}

const isBytes = (value: unknown) => typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)

function describeTransaction(
  world: Known,
  asked: unknown,
  walletChain: ChainId,
): string | undefined {
  const { to, data, value, isCreation, ...named } = readSigningParams.transaction(asked)
  const chainId = named.chainId === undefined ? walletChain : evmChainId(named.chainId)
  if (isCreation) return data === '0x' ? undefined : 'Creates a contract.'
  const call = { to, data }
  const swap = swapCall(world, chainId, call)
  if (swap) return `Swaps ${swap.gives} for at least ${swap.takes}, paid to ${swap.recipient}.`
  const token = tokenCall(world, chainId, call)
  const amount = token && `${token.amount} ${token.token.symbol}`
  if (token?.kind === 'approve') return `Lets ${token.to} spend ${amount}.`
  if (token) return `Sends ${amount} to ${token.to}.`
  const symbol = chainOf(world, chainId)?.symbol ?? 'coins'
  const coins = `${formatUnits(value, 18)} ${symbol}`
  return data === '0x' ? `Sends ${coins} to ${to}.` : `Calls ${to} with ${coins}.`
}

function describeTypedData(asked: unknown): string {
  const { primaryType, domain } = readSigningParams.typedData(asked)
  const of = typeof domain['name'] === 'string' ? ` of ${readableText(domain['name'], 60)}` : ''
  return `Signs ${readableText(primaryType, 60)}${of}.`
}

/** The form from before EIP-712: a list of values with their names. */
function describeValues(values: readonly unknown[]): string {
  const named = values.map((one) => {
    const { name, value } = asRecord(one)
    return `${String(name)}: ${String(value)}`
  })
  return `Signs “${readableText(named.join(', '), 200)}”`
}

function describeCalls(world: Known, asked: unknown, walletChain: ChainId): string | undefined {
  const { chainId: hex, calls } = asRecord(asked)
  if (!Array.isArray(calls)) return undefined
  const chainId = typeof hex === 'string' ? evmChainId(hex) : walletChain
  const steps = calls.map(
    (call, at) => `${at + 1}. ${describeTransaction(world, call, chainId) ?? 'Does nothing.'}`,
  )
  return ['One after the other:', ...steps].join('\n')
}

function describeAsset(asked: unknown): string {
  const { address, symbol } = asRecord(asRecord(asked)['options'])
  const named = symbol === undefined ? 'the token' : readableText(String(symbol), 20)
  return `Shows ${named} of the contract ${readableText(String(address), 42)}.`
}

function describeSwitch(world: Known, asked: unknown): string | undefined {
  const chainId = chainIdOf(asked)
  return chainId && `Goes to ${chainOf(world, chainId)?.name ?? chainId}.`
}

/** The name is the app's own word: the id stands beside it. */
function describeAddition(asked: unknown): string | undefined {
  const chainId = chainIdOf(asked)
  const { chainName } = asRecord(asked)
  if (chainId === undefined || typeof chainName !== 'string') return undefined
  return `Adds “${readableText(chainName, 60)}” (${chainId}) and goes there.`
}

function chainIdOf(asked: unknown): ChainId | undefined {
  const { chainId: hex } = asRecord(asked)
  return typeof hex === 'string' && /^0x[0-9a-f]+$/i.test(hex) ? evmChainId(hex) : undefined
}
