import type { Clock } from '../../../backends/port/clock.ts'
import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { OutsideStep } from '../../../scenarios/index.ts'
import { waitForItem } from './waitForItem.ts'

type OnrampStep = Extract<OutsideStep, { do: `onramp.${string}` }>

/** Does what a person does in the on-ramp provider's window, or what the provider does afterwards. */
export async function actOnOnramp(
  step: OnrampStep,
  { onramp }: Simulator,
  realTime: Clock,
): Promise<void> {
  const openWindow = async () =>
    (
      await waitForItem({
        what: "on-ramp provider's window",
        source: onramp,
        find: () => onramp.windows().at(-1),
        realTime,
      })
    ).id
  switch (step.do) {
    case 'onramp.choose': {
      const { do: _, ...choice } = step
      return onramp.choose(await openWindow(), choice)
    }
    case 'onramp.complete':
    case 'onramp.decline': {
      const [waiting] = onramp.waiting()
      const declined = step.do === 'onramp.decline'
      if (waiting !== undefined && onramp.windows().length === 0) {
        return onramp.settle(waiting.id, declined ? 'FAILED' : 'SUCCESS')
      }
      const id = await openWindow()
      return declined ? onramp.decline(id) : onramp.complete(id)
    }
    case 'onramp.delay':
      return onramp.delay(await openWindow(), step.ms)
    case 'onramp.close':
      return onramp.close(await openWindow())
  }
}
