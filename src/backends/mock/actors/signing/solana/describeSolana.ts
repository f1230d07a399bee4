import { solanaChains } from '../../../../../../anvil/solana/solanaChains.ts'
import { asRecord } from '../../../../port/asRecord.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import { readableText } from '../readableText.ts'
import { solanaEffects, type SolanaEffect } from './solanaEffects.ts'
import { solanaText } from './solanaText.ts'
import { solanaRequest, type SolanaRequest } from './solanaRequest.ts'

/**
 * Describes a Solana request in sentences for the owner of a wallet: of the wallet standard (`solana:signMessage`) or of WalletConnect
 * (`solana_signMessage`), which has a network of its own. `undefined` for any other method. Throws -32602.
 */
export function describeSolana(
  method: string,
  params: unknown,
  chainId: ChainId,
): string | undefined {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : [params]
  const { account, message, transaction, chain, pubkey } = asRecord(first)
  if (method === 'solana:signMessage') return describeMessage(String(message))
  if (method === 'solana:signTransaction' || method === 'solana:signAndSendTransaction') {
    const cluster = solanaChains.find(({ standard }) => standard === chain) ?? solanaChains[0]
    const asked = { transaction }
    const request = solanaRequest.read('solana_signTransaction', asked, String(account))
    return describeRequest(request, String(account), cluster?.caip2 ?? chainId)
  }
  if (!solanaRequest.has(method) || typeof pubkey !== 'string') return undefined
  return describeRequest(solanaRequest.read(method, params, pubkey), pubkey, chainId)
}

function describeRequest(request: SolanaRequest, address: string, chainId: ChainId): string {
  if (request.kind === 'message') return describeMessage(solanaText(request.bytes))
  const lines = request.bytes
    .flatMap((bytes) => solanaEffects(chainId, address, bytes))
    .map(sentenceOf)
  if (lines.length === 1) return lines.join('')
  return ['One after the other:', ...lines.map((line, at) => `${at + 1}. ${line}`)].join('\n')
}

const describeMessage = (text: string) => `Signs “${readableText(text)}”`

function sentenceOf(effect: SolanaEffect): string {
  switch (effect.kind) {
    case 'coins':
      return `Sends ${effect.amount} SOL to ${effect.to}.`
    case 'token':
      return `Sends ${effect.amount} ${effect.symbol} to ${effect.owner ?? `the token account ${effect.tokenAccount}`}.`
    case 'call':
      return `Calls ${effect.program}.`
    default:
      return effect satisfies never
  }
}
