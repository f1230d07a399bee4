import type { Address } from '../../../../backends/port/connectors.ts'
import type { FoyerError } from '../../../../backends/port/errors.ts'

/** The state of the recipient; `text` is the text in the field. */
export type RecipientState = { readonly text: string } & (
  | { readonly status: 'empty' }
  | { readonly status: 'typing'; readonly reenter: true }
  | { readonly status: 'looking'; readonly reenter?: true }
  | {
      readonly status: 'found'
      readonly address: Address
      /** Whether the visitor entered a name, which is resolved again before the transfer is signed. */
      readonly byName: boolean
      readonly name: string | undefined
      readonly image: string | undefined
    }
  /** The text is not an address and is used unchanged. */
  | ({ readonly status: 'unknown' } & RecipientProblem)
  | { readonly status: 'failed'; readonly error: FoyerError }
)

/** The reason why a text is not a recipient; `elsewhere` is the name of the network that the address is for. */
type RecipientProblem =
  | { readonly problem: 'name' | 'otherChain' | 'checksum' | 'address' }
  | { readonly problem: 'elsewhere'; readonly network: string }

type Found = Extract<RecipientState, { status: 'found' }>

export type RecipientEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'reset' | 'due' | 'again' }
  | { readonly type: 'found'; readonly address: Address; readonly byName: boolean }
  | ({ readonly type: 'unknown' } & RecipientProblem)
  | { readonly type: 'failed'; readonly error: FoyerError }
  | { readonly type: 'identified'; readonly name?: string; readonly image?: string }

/** Applies an event to the recipient; returns `undefined` if the state does not handle it. */
export function recipientTransition(
  state: RecipientState,
  event: RecipientEvent,
): RecipientState | undefined {
  const { text } = state
  switch (event.type) {
    case 'reset':
      return state.status === 'empty' ? state : { status: 'empty', text: '' }
    case 'typed':
      if (event.text === text) return state
      return event.text.trim() === ''
        ? { status: 'empty', text: event.text }
        : { status: 'typing', text: event.text, reenter: true }
    case 'due':
      return state.status === 'typing' ? { status: 'looking', text } : undefined
    case 'again':
      return state.status === 'empty' || state.status === 'typing'
        ? state
        : { status: 'looking', text, reenter: true }
    case 'found': {
      if (state.status !== 'looking') return undefined
      const { address, byName } = event
      return {
        status: 'found',
        text,
        address,
        byName,
        name: byName ? text.trim() : undefined,
        image: undefined,
      }
    }
    case 'unknown': {
      const { type: _, ...problem } = event
      return state.status === 'looking' ? { status: 'unknown', text, ...problem } : undefined
    }
    case 'failed':
      return state.status === 'looking' ? { status: 'failed', text, error: event.error } : undefined
    case 'identified':
      return state.status === 'found' ? identified(state, event) : undefined
  }
}

function identified(
  state: Found,
  { name, image }: { readonly name?: string; readonly image?: string },
): Found {
  return { ...state, name: name ?? state.name, image }
}
