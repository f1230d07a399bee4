import { asRecord } from '../../../backends/port/asRecord.ts'
import type { Foyer, ViewName } from '../../../widget/index.ts'
import type { HostStep } from '../../../scenarios/index.ts'

/** Opens the modal as the host does, and holds the refusal that a step names against the real one. */
export function openAsHost(
  foyer: Foyer,
  { view, params, refused }: Extract<HostStep, { do: 'host.open' }>,
): void {
  const open = () => foyer.open(...([view, params] as [ViewName, never]))
  if (refused === undefined) return open()
  try {
    open()
  } catch (error) {
    if (asRecord(error).code === refused) return
    throw error
  }
  throw new Error(`The host could open "${view}", which was to be refused with "${refused}".`)
}
