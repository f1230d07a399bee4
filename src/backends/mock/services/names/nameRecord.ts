import type { NameEntry } from '../../world/worldTypes.ts'

/** A name in the format of the service (wire 1.6 NameRecord). */
export function nameRecord({ name, registeredAt, addresses }: NameEntry) {
  const at = isoSeconds(registeredAt)
  return {
    name,
    registered_at: at,
    updated_at: at,
    attributes: null,
    addresses: Object.fromEntries(
      Object.entries(addresses).map(([coinType, address]) => [
        coinType,
        { address, created_at: at },
      ]),
    ),
  }
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short' })
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', timeStyle: 'medium' })

function isoSeconds(at: number): string {
  return `${day.format(at)}T${time.format(at)}Z`
}
