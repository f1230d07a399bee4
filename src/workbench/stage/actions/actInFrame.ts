import type { Clock } from '../../../backends/port/clock.ts'
import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { OutsideStep } from '../../../scenarios/index.ts'
import { waitForItem } from './waitForItem.ts'

type FrameStep = Extract<OutsideStep, { do: `frame.${string}` }>

/** Does what a person does in the secure site's frame. */
export async function actInFrame(
  step: FrameStep,
  { secureSite }: Simulator,
  realTime: Clock,
): Promise<void> {
  const { method } = step
  const { id } = await waitForItem({
    what:
      method === undefined
        ? 'request in the secure frame'
        : `request ${method} in the secure frame`,
    source: secureSite,
    find: () =>
      secureSite
        .requests()
        .findLast((request) => method === undefined || request.method === method),
    realTime,
  })
  if (step.do === 'frame.approve') await secureSite.approve(id)
  else await secureSite.cancel(id)
}
