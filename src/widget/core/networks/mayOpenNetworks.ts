import type { Networks } from './networks.ts'

/** True if there is a network to choose: several are requested, or the current one is not among them (C-074). */
export function mayOpenNetworks({ networks }: { readonly networks: Networks }): boolean {
  return networks.requested.length > 1 || !networks.supported()
}
