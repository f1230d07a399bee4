import type { Core } from '../core.ts'

/** True when there is a network to choose: several are requested, or the current one is not among them (C-074). */
export function mayOpenNetworks({
  networks,
  canOpen,
}: Pick<Core, 'networks' | 'canOpen'>): boolean {
  return canOpen('Networks') && (networks.requested.length > 1 || !networks.supported())
}
