import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Connector } from '../../../../backends/port/connectors.ts'

/** Returns the id of the wallet's connector in that namespace; `undefined` when there is none. */
export function connectorOn(
  { id, chain, providers }: Connector,
  namespace: ChainNamespace,
): string | undefined {
  const part = providers?.find((provider) => provider.chain === namespace)
  return part?.connectorId ?? (chain === namespace && !providers ? id : undefined)
}
