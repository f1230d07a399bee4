import { asRecord } from '../../../port/asRecord.ts'
import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { formatUnits } from '../../../port/formatUnits.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { chainOf } from '../../world/chainOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { callMeaning } from './callMeaning.ts'
import { hasForm } from './readField.ts'
import { readMessage } from './readMessage.ts'
import { readableText } from './readableText.ts'
import { readCall } from './readTransaction.ts'
import { describeSolana } from './solana/describeSolana.ts'
import { splitMessage, splitTypedData } from './signingMethods.ts'
import { readTypedData } from './typedDataHash.ts'

/** The chains and tokens that the sentence names. */
type Known = Pick<WorldState, 'chains' | 'tokens'>

/**
 * Describes a request in a sentence for the owner of a wallet on `chainId`. `undefined` if the method is clear without it or the
 * request is malformed.
 */
export function describeRequest(
  world: Known,
  { method, params }: { readonly method: string; readonly params: unknown },
  chainId: ChainId,
): string | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  const [first, second] = list
  try {
    switch (method) {
      case 'eth_sendTransaction':
        return describeTransaction(world, first, chainId)
      case 'personal_sign':
        return describeMessage(splitMessage(list)[0])
      case 'eth_signTypedData_v3':
      case 'eth_signTypedData_v4':
        return describeTypedData(second)
      case 'eth_signTypedData': {
        const { typed } = splitTypedData(list)
        return Array.isArray(typed) ? describeValues(typed) : describeTypedData(typed)
      }
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
        return describeSolana(method, params, chainId)
    }
  } catch (error) {
    // The panel shows the raw parameters of a malformed request.
    if (error instanceof RpcError) return undefined
    throw error
  }
}

function describeMessage(data: unknown): string | undefined {
  return hasForm('bytes', data) ? `Signs “${readableText(readMessage(data))}”` : undefined
}

function describeTransaction(
  world: Known,
  asked: unknown,
  walletChain: ChainId,
): string | undefined {
  const { chainId: named } = asRecord(asked)
  const chainId = named === undefined ? walletChain : evmChainId(Number(named))
  const call = readCall(asked)
  const meaning = callMeaning(world, chainId, call)
  const coins = `${formatUnits(call.value, 18)} ${chainOf(world, chainId)?.symbol ?? 'coins'}`
  switch (meaning.kind) {
    case 'creation':
      return call.data === '0x' ? undefined : 'Creates a contract.'
    case 'swap': {
      const { gives, takes, recipient } = meaning.swap
      return `Swaps ${gives} for at least ${takes}, paid to ${recipient}.`
    }
    case 'token': {
      const { kind, to, amount, token } = meaning.call
      return kind === 'approve'
        ? `Lets ${to} spend ${amount} ${token.symbol}.`
        : `Sends ${amount} ${token.symbol} to ${to}.`
    }
    case 'payment':
      return `Sends ${coins} to ${call.to}.`
    case 'call':
      return `Calls ${call.to} with ${coins}.`
    default:
      return meaning satisfies never
  }
}

function describeTypedData(typed: unknown): string | undefined {
  const { primaryType, domain } = readTypedData(typed)
  if (typeof primaryType !== 'string') return undefined
  const of = typeof domain['name'] === 'string' ? ` of ${readableText(domain['name'], 60)}` : ''
  return `Signs ${readableText(primaryType, 60)}${of}.`
}

/** Describes typed data in the format before EIP-712, a list of values. */
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

/** Describes a chain to add. The app chooses the name, so the id is shown too. */
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
