import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'

/** Every effect in the order of the form, as one would say it. */
export const effects: readonly {
  readonly kind: FaultEffect['kind']
  readonly title: string
  /** What it can strike. */
  readonly on: string
}[] = [
  { kind: 'latency', title: 'slow', on: 'any call' },
  { kind: 'hang', title: 'never answers', on: 'any call' },
  { kind: 'drop', title: 'connection lost', on: 'any call' },
  { kind: 'status', title: 'HTTP status', on: 'services and chains' },
  { kind: 'reject', title: 'refused with a code', on: 'wallets, frame, chains' },
  { kind: 'malformed', title: 'malformed answer', on: 'any call' },
  { kind: 'patch', title: 'true answer with a lie in it', on: 'services, chains, wallets' },
  { kind: 'stale', title: 'the answer before again', on: 'any call' },
  { kind: 'late', title: 'true answer, too late', on: 'any call' },
  { kind: 'duplicate', title: 'answered twice', on: 'messages between windows' },
  { kind: 'wrongOrigin', title: 'forged answer first', on: 'messages between windows' },
]
