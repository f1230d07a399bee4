import type { StepArea } from '../record.ts'
import { chainSteps } from './chainSteps.ts'
import { faultSteps } from './faultSteps.ts'
import { hostSteps } from './hostSteps.ts'
import { loginSteps } from './loginSteps.ts'
import { onrampSteps } from './onrampSteps.ts'
import { pageSteps } from './pageSteps.ts'
import { phoneSteps } from './phoneSteps.ts'
import { timeSteps } from './timeSteps.ts'
import { handSteps, visitSteps } from './visitorSteps.ts'
import { walletSteps } from './walletSteps.ts'

/** The steps by area, in the order in which docs and forms list them. */
export const stepAreas = [
  { title: 'Visitor', actor: 'visitor', records: { ...handSteps, ...visitSteps } },
  { title: 'Host page', actor: 'host', records: hostSteps },
  { title: 'Wallets', actor: 'outside', records: walletSteps },
  { title: 'Phone', actor: 'outside', records: phoneSteps },
  { title: 'Mail, logins and the secure site', actor: 'outside', records: loginSteps },
  { title: 'Purchases', actor: 'outside', records: onrampSteps },
  { title: 'Local chains', actor: 'outside', records: chainSteps },
  { title: 'Time', actor: 'time', records: timeSteps },
  { title: 'Browser', actor: 'outside', records: pageSteps },
  { title: 'Faults and the world', actor: 'outside', records: faultSteps },
] as const satisfies readonly StepArea[]
