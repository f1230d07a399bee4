import type { ChainId } from '../../../../port/chainIds.ts'

/** Returns a text as CAIP-2 chain id, whose form the client has already checked. */
export function asChainId(text: string): ChainId {
  const [namespace = '', reference = ''] = text.split(':')
  return `${namespace}:${reference}`
}
