import type { Connector } from '../../../../backends/port/connectors.ts'

/** The connector of an announced wallet. `id` is both its id and its rdns. */
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
