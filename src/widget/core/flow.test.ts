import { describe, expect, it, vi } from 'vitest'
import { createFlow, type Effect, type FlowDefinition } from './flow.ts'

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

function loginFlow(loading: Loading) {
  const seen: string[] = []
  const onError = vi.fn()
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
  }
  const flow = createFlow(definition, {
    inspect: (event) => {
      seen.push(JSON.stringify(event))
    },
    onError,
  })
  return { flow, seen, onError }
}

const submit = { type: 'submit', email: 'a@b.test' } as const

describe('a flow', () => {
  it('starts the effect of the state it enters and takes its answer', () => {
    const { flow } = loginFlow(({ state, send }) =>
      send({ type: 'answered', answer: `hello ${state.email}` }),
    )
    flow.start()
    flow.send(submit)
    expect(flow.store.getState()).toEqual({ status: 'done', answer: 'hello a@b.test' })
  })

  it('aborts the work of a state that is left, and drops what it answers later', async () => {
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

  it('fails loudly on an event that means nothing in its state', () => {
    const { flow } = loginFlow(() => undefined)
    flow.start()
    expect(() => flow.send({ type: 'answered', answer: 'x' })).toThrow(
      expect.objectContaining({
        code: 'flow.unexpectedEvent',
        message: expect.stringContaining('Flow "login" got "answered" in state "idle"') as string,
      }),
    )
  })

  it('tells an effect that rejects, unless its state was left', async () => {
    const failure = new Error('no answer')
    const { flow, onError } = loginFlow(() => Promise.reject(failure))
    flow.start()
    flow.send(submit)
    await Promise.resolve()
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure)
    flow.send({ type: 'cancel' })
    flow.send(submit)
    flow.send({ type: 'cancel' })
    await Promise.resolve()
    expect(onError).toHaveBeenCalledTimes(1)
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

  it('hears nothing while stopped and goes on from its state when started again', () => {
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

  it('tells the observer every step', () => {
    const { flow, seen } = loginFlow(() => undefined)
    flow.start()
    flow.send(submit)
    expect(seen).toEqual([
      JSON.stringify({ type: 'flow', flow: 'login', from: 'idle', event: 'submit', to: 'loading' }),
    ])
  })
})
