import type { ChainId } from '../../../../port/chainIds.ts'

/** A chain in CAIP-2 whose shape the client checked already. */
export function asChainId(text: string): ChainId {
  const [namespace = '', reference = ''] = text.split(':')
  return `${namespace}:${reference}`
}
