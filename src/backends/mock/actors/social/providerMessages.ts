import { asRecord } from '../../../port/asRecord.ts'

/*
 * The messages between the simulated provider's page and the simulator over the page's port. Not part of any
 * public protocol: the only public message is the result that the page posts to its opener (wire 2.6).
 *
 *   provider page (popup)                        simulator (host page)
 *     |  {say: 'here', provider, state}     ->     |
 *     |  <-  {say: 'people', people}               |   who may continue
 *     |  {say: 'continue', email}           ->     |   a person chose themselves
 *     |  {say: 'refuse'}                    ->     |
 *     |  <-  {say: 'post', messages}               |   posted to the opener as they are, to its exact origin
 */
export type PageMessage =
  | { readonly say: 'here'; readonly provider: string; readonly state: string }
  | { readonly say: 'continue'; readonly email: string }
  | { readonly say: 'refuse' }

/** A person as the provider's page shows them. */
export interface ProviderPerson {
  readonly email: string
  readonly name: string
}

export type SimulatorMessage =
  | { readonly say: 'people'; readonly people: readonly ProviderPerson[] }
  | { readonly say: 'post'; readonly messages: readonly unknown[] }

/** The type guard of the simulator's side. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { say, provider, state, email } = asRecord(data)
  if (say === 'here' && typeof provider === 'string' && typeof state === 'string') {
    return { say, provider, state }
  }
  if (say === 'continue' && typeof email === 'string') return { say, email }
  return say === 'refuse' ? { say } : undefined
}
