import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { OutsideStep } from '../../../scenarios/index.ts'
import { appearance } from './appearance.ts'

type LoginStep = Extract<OutsideStep, { do: `social.${string}` | `farcaster.${string}` }>

/** Does what a person does in a provider's window or in the Farcaster app. */
export async function actOnLogin(step: LoginStep, { social, farcaster }: Simulator): Promise<void> {
  const openWindow = () => appearance('window of a login provider', social, () => social.windows())
  const request = () => appearance('Farcaster login', farcaster, () => farcaster.requests())
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
