import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter'
import { printableLine } from '../options/printable.ts'
import { whyNotPlayed } from './cellNote.ts'
import { describePlay } from './describePlay.ts'
import type { Play } from './play.ts'
import { readPlan } from './replayPlan.ts'
import { scenarioResultOf } from './scenarioResultOf.ts'

/** Prints each play when it ends, and saves the results of all scenarios for the command. */
export default class ReplayReporter implements Reporter {
  readonly #plan = readPlan()
  readonly #plays = new Map<string, Play[]>()

  printsToStdio(): boolean {
    return true
  }

  /** This reporter comes first, so the others save the title that it leaves. */
  onStepBegin(_test: TestCase, _result: TestResult, step: TestStep): void {
    const [verb] = /^(?:Type|Press|Insert|Fill)\b/.exec(step.title) ?? []
    if (verb !== undefined && typesSecret(step.parent)) step.title = verb
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = test.parent.title
    const play = { test, result }
    const isSkipped = whyNotPlayed(play) !== undefined
    // Not begun, because the run was interrupted.
    if (result.status === 'skipped' && !isSkipped) return
    this.#plays.set(name, [...(this.#plays.get(name) ?? []), play])
    // The table of cells lists it.
    if (isSkipped) return
    const hasSteps = this.#plan.plays.length === 1 && test.repeatEachIndex === 0
    for (const line of describePlay(play, { name, hasSteps })) say(line)
  }

  onError({ message = 'Playwright failed without a reason.' }: TestError): void {
    for (const line of message.split('\n')) say(line)
  }

  onEnd(): void {
    const results = [...this.#plays].map(([name, plays]) => scenarioResultOf(name, plays))
    writeFileSync(this.#plan.results, JSON.stringify(results))
  }
}

/** Whether a step is, or is part of, the one that types a secret: its parts name the typed keys. */
function typesSecret(step: TestStep | undefined): boolean {
  return (
    step !== undefined && (/^\d+\. Type the secret “/.test(step.title) || typesSecret(step.parent))
  )
}

const say = (line: string) => void process.stdout.write(`${printableLine(line)}\n`)
