import { describe, expect, it, vi } from 'vitest'
import { createFlow, type Effect, type FlowDefinition } from './flow.ts'
import type { InspectEvent } from './inspect.ts'

type State =
  | { status: 'idle' }
  | { status: 'loading'; email: string; reenter?: boolean }
  | { status: 'done'; answer: string }
type Event =
  | { type: 'submit'; email: string }
  | { type: 'again'; email: string }
  | { type: 'answered'; answer: string }
  | { type: 'cancel' }

type Loading = Effect<Extract<State, { status: 'loading' }>, Event>

function loginFlow(loading: Loading | readonly Loading[]) {
  const outcomes: string[] = []
  const seen: InspectEvent[] = []
  const definition: FlowDefinition<State, Event> = {
    name: 'login',
    initial: { status: 'idle' },
    transition(state, event) {
      if (state.status === 'loading') {
        if (event.type === 'submit') return state
        if (event.type === 'again') return { status: 'loading', email: event.email, reenter: true }
        if (event.type === 'answered') return { status: 'done', answer: event.answer }
        return { status: 'idle' }
      }
      if (event.type === 'submit') return { status: 'loading', email: event.email }
      return undefined
    },
    effects: { loading },
    outcomes: {
      answered: ({ answer }, { from, to }) =>
        outcomes.push(`${answer} from ${from.status} to ${to.status}`),
    },
  }
  const inspect = (event: InspectEvent) => seen.push(event)
  return { flow: createFlow({ inspect }, definition), seen, outcomes }
}

/** Resolves when the handlers of all settled promises have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const submit = { type: 'submit', email: 'a@b.test' } as const

describe('a flow', () => {
  it('starts the effect of the state it enters and receives its event', () => {
    const { flow } = loginFlow(({ state, send }) =>
      send({ type: 'answered', answer: `hello ${state.email}` }),
    )
    flow.start()
    flow.send(submit)
    expect(flow.store.getState()).toEqual({ status: 'done', answer: 'hello a@b.test' })
  })

  it('aborts the work of a state that is left, and drops its late event', async () => {
    let signal: AbortSignal | undefined
    let answer = () => {}
    const { flow } = loginFlow(async (context) => {
      signal = context.signal
      await new Promise<void>((resolve) => (answer = resolve))
      context.send({ type: 'answered', answer: 'too late' })
    })
    flow.start()
    flow.send(submit)
    expect(signal?.aborted).toBe(false)
    flow.send({ type: 'cancel' })
    expect(signal?.aborted).toBe(true)
    answer()
    await Promise.resolve()
    expect(flow.store.getState()).toEqual({ status: 'idle' })
  })

  it('ignores a second submit while busy', () => {
    const effect = vi.fn<Loading>()
    const { flow, seen } = loginFlow(effect)
    flow.start()
    flow.send(submit)
    flow.send({ type: 'submit', email: 'c@d.test' })
    expect(effect).toHaveBeenCalledTimes(1)
    expect(flow.store.getState()).toEqual({ status: 'loading', email: 'a@b.test' })
    expect(seen).toHaveLength(1)
  })

  it('enters the same status again when the transition says so', () => {
    const effect = vi.fn<Loading>()
    const { flow } = loginFlow(effect)
    flow.start()
    flow.send(submit)
    flow.send({ type: 'again', email: 'c@d.test' })
    expect(effect.mock.calls.map(([{ state }]) => state.email)).toEqual(['a@b.test', 'c@d.test'])
    expect(effect.mock.calls[0]?.[0].signal.aborted).toBe(true)
  })

  it('throws for an unexpected event', () => {
    const { flow } = loginFlow(() => undefined)
    flow.start()
    expect(() => flow.send({ type: 'answered', answer: 'x' })).toThrow(
      expect.objectContaining({
        code: 'flow.unexpectedEvent',
        message: expect.stringContaining('Flow "login" got "answered" in state "idle"') as string,
      }),
    )
  })

  it('reports an effect that rejects under its own name, unless its state was left', async () => {
    const { flow, seen } = loginFlow(() => Promise.reject(new Error('no answer')))
    const notes = () => seen.filter(({ type }) => type === 'note')
    const note = { type: 'note', about: 'login', code: 'internal' }
    flow.start()
    flow.send(submit)
    await settle()
    expect(notes()).toEqual([expect.objectContaining(note)])
    flow.send({ type: 'cancel' })
    flow.send(submit)
    flow.send({ type: 'cancel' })
    await settle()
    expect(notes()).toHaveLength(1)
  })

  it('sends the event that an effect resolves with, and drops it after the state was left', async () => {
    const { flow } = loginFlow(async ({ state }) => {
      await Promise.resolve()
      return { type: 'answered', answer: `hello ${state.email}` }
    })
    flow.start()
    flow.send(submit)
    flow.send({ type: 'again', email: 'c@d.test' })
    await settle()
    expect(flow.store.getState()).toEqual({ status: 'done', answer: 'hello c@d.test' })
    flow.send(submit)
    flow.send({ type: 'cancel' })
    await settle()
    expect(flow.store.getState()).toEqual({ status: 'idle' })
  })

  it('drops a late failure that would have become an event', async () => {
    const { flow, outcomes } = loginFlow(async () => {
      try {
        return await Promise.reject<Event>(new Error('no answer'))
      } catch {
        return { type: 'answered', answer: 'sorry' }
      }
    })
    flow.start()
    flow.send(submit)
    flow.send({ type: 'cancel' })
    await settle()
    expect(flow.store.getState()).toEqual({ status: 'idle' })
    expect(outcomes).toEqual([])
  })

  it('calls the outcome of an event once, in the new state, and never for an ignored event', () => {
    let answer = () => {}
    const { flow, outcomes } = loginFlow(({ send }) => {
      answer = () => send({ type: 'answered', answer: 'hello' })
    })
    flow.start()
    flow.send(submit)
    flow.send(submit)
    expect(outcomes).toEqual([])
    answer()
    expect(outcomes).toEqual(['hello from loading to done'])
  })

  it('starts several effects of one status in their order', () => {
    const seen: string[] = []
    const { flow } = loginFlow([() => void seen.push('first'), () => void seen.push('second')])
    flow.start()
    flow.send(submit)
    expect(seen).toEqual(['first', 'second'])
  })

  it('starts no effect after one that left the status, and then cleans up', () => {
    const cleanUp = vi.fn()
    const second = vi.fn<Loading>()
    const { flow } = loginFlow([
      ({ send }) => {
        send({ type: 'answered', answer: 'hello' })
        return cleanUp
      },
      second,
    ])
    flow.start()
    flow.send(submit)
    expect(cleanUp).toHaveBeenCalledTimes(1)
    expect(second).not.toHaveBeenCalled()
  })

  it('cleans up on leaving and on stopping', () => {
    const cleanUp = vi.fn()
    const { flow } = loginFlow(() => cleanUp)
    flow.start()
    flow.send(submit)
    flow.send({ type: 'cancel' })
    expect(cleanUp).toHaveBeenCalledTimes(1)
    flow.send(submit)
    flow.stop()
    expect(cleanUp).toHaveBeenCalledTimes(2)
  })

  it('receives nothing while stopped and continues from its state when started again', () => {
    const effect = vi.fn<Loading>()
    const { flow } = loginFlow(effect)
    flow.send(submit)
    expect(flow.store.getState()).toEqual({ status: 'idle' })
    flow.start()
    flow.send(submit)
    flow.stop()
    flow.send({ type: 'cancel' })
    expect(flow.store.getState()).toEqual({ status: 'loading', email: 'a@b.test' })
    flow.start()
    expect(effect).toHaveBeenCalledTimes(2)
  })

  it('reports every step to the observer', () => {
    const { flow, seen } = loginFlow(() => undefined)
    flow.start()
    flow.send(submit)
    expect(seen).toEqual([
      { type: 'flow', flow: 'login', from: 'idle', event: 'submit', to: 'loading' },
    ])
  })
})
