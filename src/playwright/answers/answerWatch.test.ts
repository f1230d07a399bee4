import { setImmediate as turn } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import { expect, it } from 'vitest'
import { createAnswerWatch } from './answerWatch.ts'
import { PageHungError } from './pageHungError.ts'

const question = 'Runtime.evaluate'
const endOfScript = 'Runtime.terminateExecution'

type Answer = () => Promise<unknown>

const never: Answer = () => new Promise(() => undefined)
const answer: Answer = async () => undefined
const navigated: Answer = async () => {
  throw new Error('Inspected target navigated or closed')
}
const times = (count: number, each: Answer) => Array.from({ length: count }, () => each)
/** No answer to all questions of a patience. */
const silence = times(12, never)

/** A watch of 120 virtual s on a page. The answers to each command are listed; there is none after the last one. */
function watchPage(answers: Readonly<Record<string, readonly Answer[]>>) {
  const sent: string[] = []
  let now = 0
  const session = {
    send: (command: string) => {
      const number = sent.filter((each) => each === command).length
      sent.push(command)
      return (answers[command]?.[number] ?? never)()
    },
    detach: answer,
  }
  const watch = createAnswerWatch(session as unknown as CDPSession, {
    ms: 120_000,
    async wait(ms, signal) {
      await turn()
      signal.throwIfAborted()
      now += ms
    },
  })
  const until = async (ms: number) => {
    while (now < ms) await turn()
  }
  const orders = () => sent.filter((each) => each !== question)
  return { watch, sent, orders, now: () => now, until }
}

it('lets work take any time while the page answers', async () => {
  const { watch, until } = watchPage({ [question]: times(9000, answer) })
  expect(await watch.guard(() => until(86_400_000).then(() => 'done'))).toBe('done')
  expect(watch.wasHung()).toBe(false)
})

it('asks nothing during work that is done at once', async () => {
  const { watch, sent } = watchPage({})
  await watch.guard(async () => undefined)
  expect(sent).toEqual([])
})

it('passes the error of the work on', async () => {
  const { watch } = watchPage({})
  await expect(watch.guard(() => Promise.reject(new Error('no button')))).rejects.toThrow(
    'no button',
  )
  expect(watch.wasHung()).toBe(false)
})

it('rejects when no question was answered for the patience', async () => {
  const { watch, now } = watchPage({})
  const hung = watch.guard(never)
  await expect(hung).rejects.toThrow(PageHungError)
  await expect(hung).rejects.toThrow(
    /^The page does not answer: its script runs without an end\. It has answered nothing for 120 s\./,
  )
  // The first question, and then the patience.
  expect(now()).toBe(130_000)
  expect(watch.wasHung()).toBe(true)
})

it.each([
  ['an answer', answer],
  ['the error of a page that navigates', navigated],
])('has its whole patience again after %s', async (_, last) => {
  const { watch, now } = watchPage({ [question]: [...times(10, never), last] })
  await expect(watch.guard(never)).rejects.toThrow(PageHungError)
  expect(now()).toBe(230_000)
})

it('ends the script of a hung page, and asks it', async () => {
  const { watch, orders } = watchPage({
    [question]: [...silence, answer],
    [endOfScript]: [answer],
  })
  await expect(watch.guard(never)).rejects.toThrow(PageHungError)
  expect(await watch.ask(async () => 'the page')).toBe('the page')
  expect(orders()).toEqual([endOfScript])
  expect(watch.wasHung()).toBe(true)
})

it('crashes a page whose script cannot be ended, and does not ask it', async () => {
  const { watch, orders } = watchPage({})
  await expect(watch.guard(never)).rejects.toThrow(PageHungError)
  let isAsked = false
  const ask = async () => {
    isAsked = true
  }
  expect(await watch.ask(ask)).toBeUndefined()
  expect(await watch.recover()).toBe(false)
  expect(isAsked).toBe(false)
  expect(orders()).toEqual([endOfScript, 'Page.crash'])
})

it('crashes a page that hangs again', async () => {
  const { watch, orders } = watchPage({
    [question]: [...silence, answer],
    [endOfScript]: [answer],
  })
  await expect(watch.guard(never)).rejects.toThrow(PageHungError)
  expect(await watch.ask(never)).toBeUndefined()
  expect(orders()).toEqual([endOfScript, 'Page.crash'])
})

it('asks once more after it has ended a script that hung the first question', async () => {
  const { watch } = watchPage({ [question]: [...silence, answer], [endOfScript]: [answer] })
  const reads = [never, async () => 'lines']
  expect(await watch.ask(() => (reads.shift() as Answer)())).toBe('lines')
})
