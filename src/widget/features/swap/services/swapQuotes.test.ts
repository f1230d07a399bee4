import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { createSwapTest } from '../testing/swapTest.ts'
import { testTokens } from '../testing/testTokens.ts'

const { eth, usdc } = testTokens

/** A service whose quotes arrive when the test decides. `signals` are those of the requests. */
async function setUp() {
  const answers: ReturnType<typeof createDeferred<{ toAmount: bigint }>>[] = []
  const signals: (AbortSignal | undefined)[] = []
  const test = createSwapTest({
    port: {
      quote(_query, signal) {
        signals.push(signal)
        const answer = createDeferred<{ toAmount: bigint }>()
        answers.push(answer)
        return answer.promise
      },
    },
  })
  await test.chosen(eth, usdc, '1')
  return { ...test, answers, signals }
}

describe('a quote that is requested again', () => {
  it('aborts the request before it, and drops its answer', async () => {
    const { answers, clock, signals, state, swap } = await setUp()
    const before = answers.length
    void swap.swapTokens()
    expect(signals[before - 1]?.aborted).toBe(true)
    answers[before]?.resolve({ toAmount: 2_000_000n })
    answers[before - 1]?.resolve({ toAmount: 1_000_000n })
    await clock.idle()
    expect(state().toTokenAmount).toBe('2')
  })

  it('drops a quote with the first key, and requests one after the last key', async () => {
    const { answers, clock, signals, state, swap } = await setUp()
    const before = answers.length
    swap.setSourceTokenAmount('2')
    expect([signals.at(-1)?.aborted, state().loadingQuote]).toEqual([true, true])
    swap.setSourceTokenAmount('3')
    await clock.run(1_000)
    expect(answers).toHaveLength(before + 1)
  })

  it('requests a quote at once when another token is chosen, even during typing', async () => {
    const { answers, clock, swap } = await setUp()
    const before = answers.length
    swap.setSourceTokenAmount('2')
    void swap.swapTokens()
    expect(answers).toHaveLength(before + 1)
    await clock.run(1_000)
    expect(answers).toHaveLength(before + 1)
  })

  it('requests no quote after the swap was left', async () => {
    const { answers, clock, core, swap } = await setUp()
    const before = answers.length
    swap.setSourceTokenAmount('2')
    core.close()
    expect(clock.pending()).toEqual([])
    await clock.run(1_000)
    expect(answers).toHaveLength(before)
  })
})

it('shows a quote as loading until it arrives, and reports a failure', async () => {
  const { answers, clock, seen, state, swap } = await setUp()
  answers.at(-1)?.resolve({ toAmount: 2_000_000n })
  await clock.idle()
  expect(state().loadingQuote).toBe(false)
  void swap.swapTokens()
  expect(state().loadingQuote).toBe(true)
  answers.at(-1)?.reject(new Error('down'))
  await clock.idle()
  expect(state()).toMatchObject({ loadingQuote: false, fetchError: true })
  expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'swap.quote' }))
})

it('requests no quote for an amount of zero, and removes the earlier one', async () => {
  const { answers, clock, state, swap } = await setUp()
  answers.at(-1)?.resolve({ toAmount: 2_000_000n })
  await clock.idle()
  const before = answers.length
  swap.setSourceTokenAmount('')
  await clock.run(1_000)
  expect(answers).toHaveLength(before)
  expect(state()).toMatchObject({ loadingQuote: false, toTokenAmount: '' })
})

it('requests no quote without a target token', async () => {
  const { asked, state, swap } = createSwapTest()
  await swap.load()
  await swap.swapTokens()
  expect(asked).not.toContain('quote')
  expect(state()).toMatchObject({ loadingQuote: false, toTokenAmount: '' })
})

it('requests no quote after disconnecting', async () => {
  const { answers, core, swap } = await setUp()
  const before = answers.length
  await core.session.disconnect()
  await swap.swapTokens()
  expect(answers).toHaveLength(before)
})
