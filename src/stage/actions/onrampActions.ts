import type { OnrampStep } from '../../scenarios/index.ts'
import type { ActingParts, StageActions } from './stageActions.ts'
import { waitForItem } from './waitForItem.ts'

export const onrampActions: StageActions<OnrampStep> = {
  async 'onramp.choose'({ do: _, ...choice }, parts) {
    return parts.simulator.onramp.choose(await waitForWindow(parts), choice)
  },
  'onramp.complete': (_, parts) => endPurchase(parts, false),
  'onramp.decline': (_, parts) => endPurchase(parts, true),
  'onramp.delay': async ({ ms }, parts) =>
    parts.simulator.onramp.delay(await waitForWindow(parts), ms),
  'onramp.close': async (_, parts) => parts.simulator.onramp.close(await waitForWindow(parts)),
  'onramp.cutOff': async (_, parts) => parts.simulator.onramp.cutOff(await waitForWindow(parts)),
}

/** Acts in the open window, or otherwise on the oldest purchase in progress. */
async function endPurchase(parts: ActingParts, declined: boolean): Promise<void> {
  const { onramp } = parts.simulator
  const [waiting] = onramp.waiting()
  if (waiting !== undefined && onramp.windows().length === 0) {
    return onramp.settle(waiting.id, declined ? 'FAILED' : 'SUCCESS')
  }
  const id = await waitForWindow(parts)
  return declined ? onramp.decline(id) : onramp.complete(id)
}

async function waitForWindow({ simulator: { onramp }, waitFor }: ActingParts) {
  const { id } = await waitForItem({
    what: "on-ramp provider's window",
    find: () => onramp.windows().at(-1),
    waitFor,
  })
  return id
}
