import type { Connector } from '../../../../backends/port/connectors.ts'

/** An announced wallet whose rdns and id are the same. */
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
