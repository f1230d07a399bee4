import type { Clock } from '../../../backends/port/clock.ts'
import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { OutsideStep } from '../../../scenarios/index.ts'
import { waitForItem } from './waitForItem.ts'

type LoginStep = Extract<OutsideStep, { do: `social.${string}` | `farcaster.${string}` }>

/** Does what a person does in a provider's window or in the Farcaster app. */
export async function actOnLogin(
  step: LoginStep,
  { social, farcaster }: Simulator,
  realTime: Clock,
): Promise<void> {
  const openWindow = () =>
    waitForItem({
      what: 'window of a login provider',
      source: social,
      find: () => social.windows().at(-1),
      realTime,
    })
  const request = () =>
    waitForItem({
      what: 'Farcaster login',
      source: farcaster,
      find: () => farcaster.requests().at(-1),
      realTime,
    })
  switch (step.do) {
    case 'social.continue':
      return social.continueAs((await openWindow()).id, step.email)
    case 'social.refuse':
      return social.refuse((await openWindow()).id)
    case 'social.close':
      return social.close((await openWindow()).id)
    case 'farcaster.approve':
      return farcaster.approve((await request()).id, step.email)
    case 'farcaster.refuse':
      return farcaster.refuse((await request()).id, step.message)
  }
}
