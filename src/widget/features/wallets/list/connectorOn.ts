import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Connector } from '../../../../backends/port/connectors.ts'

/** Id of the connector by which a wallet connects in that family, `undefined` when it does not. */
export function connectorOn(
  { id, chain, providers }: Connector,
  family: ChainNamespace,
): string | undefined {
  const part = providers?.find((provider) => provider.chain === family)
  return part?.connectorId ?? (chain === family && !providers ? id : undefined)
}
