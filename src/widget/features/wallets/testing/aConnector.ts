import type { Connector } from '../../../../backends/port/connectors.ts'

/** An announced wallet with the same rdns and id. */
export function aConnector(id: string, fields: Partial<Connector> = {}): Connector {
  return {
    id,
    type: 'ANNOUNCED',
    name: `Installed ${id}`,
    chain: 'eip155',
    info: { rdns: id },
    ...fields,
  }
}
