import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { spokenMethod, type PanelRequest } from '../parts/panelRequest.ts'

/** The requests that wait on the simulated sites: secure frame, login windows, Farcaster and on-ramp. */
export function siteRequests({ secureSite, social, farcaster, onramp }: Simulator): PanelRequest[] {
  return [
    ...secureSite.requests().map(({ id, method, summary }): PanelRequest => ({
      key: `frame ${id}`,
      who: 'Secure site',
      what: spokenMethod(method),
      approve: { title: summary.approve, give: () => secureSite.approve(id) },
      decline: { title: 'Cancel', give: () => secureSite.cancel(id) },
    })),
    ...social.windows().map(({ id, provider, people: [person] }): PanelRequest => ({
      key: `window ${id}`,
      who: 'Login window',
      what: provider,
      ...(person === undefined
        ? {}
        : {
            approve: {
              title: `Continue as ${person.name}`,
              give: () => social.continueAs(id, person.email),
            },
          }),
      decline: { title: 'Refuse', give: () => social.refuse(id) },
    })),
    ...farcaster.requests().map(({ id }): PanelRequest => ({
      key: `farcaster ${id}`,
      who: 'Farcaster',
      what: 'log in',
      approve: { title: 'Approve', give: () => farcaster.approve(id) },
      decline: { title: 'Refuse', give: () => farcaster.refuse(id) },
    })),
    ...onramp.windows().map(({ id, offer }): PanelRequest => ({
      key: `onramp ${id}`,
      who: 'On-ramp provider',
      what: `buy ${offer.asset}`,
      ...(offer.receives === undefined
        ? {}
        : { approve: { title: 'Complete', give: () => onramp.complete(id) } }),
      decline: { title: 'Close', give: () => onramp.close(id) },
    })),
    ...onramp.waiting().map(({ id, purchaseCurrency }): PanelRequest => ({
      key: `purchase ${id}`,
      who: 'Purchase',
      what: `${purchaseCurrency} in progress`,
      approve: { title: 'Send the tokens', give: () => onramp.settle(id, 'SUCCESS') },
      decline: { title: 'Let it fail', give: () => onramp.settle(id, 'FAILED') },
    })),
  ]
}
