import { everyService } from '../calls/callMatches.ts'
import type { FaultEffect, FaultRule, FaultSet } from './faultTypes.ts'

const always = (target: string, effect: FaultEffect): Omit<FaultRule, 'id'> => ({
  target,
  when: { always: true },
  effect,
})

/** What a device without a network does not reach. Wallets in the browser work. */
const network = [everyService, 'chain.*', 'relay.*', 'frame.*', 'siwe.*']

/** The sets of faults that every simulator knows. */
export const builtInFaultSets: readonly FaultSet[] = [
  {
    name: 'services-down',
    title: 'Services down',
    about: 'Every service answers 503. Chains, wallets and the secure site work.',
    faults: [always(everyService, { kind: 'status', status: 503 })],
  },
  {
    name: 'slow-services',
    title: 'Slow services',
    about:
      'Every service takes 5 seconds for each answer. Chains, wallets and the secure site are fast.',
    faults: [always(everyService, { kind: 'latency', ms: 5_000 })],
  },
  {
    name: 'flaky-services',
    title: 'Flaky services',
    about:
      'Every service answers 503 to about a third of its calls, the same ones with the same seed.',
    faults: [
      {
        target: everyService,
        when: { probability: 0.3 },
        effect: { kind: 'status', status: 503 },
      },
    ],
  },
  {
    name: 'offline-for-a-minute',
    title: 'Offline for a minute',
    about:
      'In the first minute, services, chains, the relay, the secure site and the sign-in server cannot be reached.',
    faults: network.map((target) => ({
      target,
      when: { forMs: 60_000 },
      effect: { kind: 'drop' },
    })),
  },
  {
    name: 'slow-wallet',
    title: 'Slow wallet',
    about: 'A browser wallet takes 8 seconds for each answer.',
    faults: [always('wallet.*', { kind: 'latency', ms: 8_000 })],
  },
  {
    name: 'prices-lie',
    title: 'Prices lie',
    about:
      'Swaps show one and a half times the true price, and promise one and a half times the amount.',
    faults: [
      always('swap.price', { kind: 'patch', set: { 'fungibles.0.price': '150%' } }),
      always('swap.quote', { kind: 'patch', set: { 'quotes.0.toAmount': '150%' } }),
    ],
  },
]
