import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { OutsideStep } from '../../../scenarios/index.ts'
import { appearance } from './appearance.ts'

type FrameStep = Extract<OutsideStep, { do: `frame.${string}` }>

/** Does what a person does in the secure site's frame. */
export async function actInFrame(step: FrameStep, { secureSite }: Simulator): Promise<void> {
  const { method } = step
  const { id } = await appearance(`request ${method ?? ''} in the secure frame`, secureSite, () =>
    secureSite.requests().filter((request) => method === undefined || request.method === method),
  )
  if (step.do === 'frame.approve') await secureSite.approve(id)
  else await secureSite.cancel(id)
}
