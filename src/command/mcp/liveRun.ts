import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PageHungError } from '../../playwright/answers/pageHungError.ts'
import { openHostStage } from '../../playwright/openHostStage.ts'
import { assertStep, type Scenario, type Step } from '../../scenarios/index.ts'
import { createScenarioFolder } from '../../server/scenarios/scenarioFolder.ts'
import { idOfTitle } from '../../run/format/idOfTitle.ts'
import { playOnApp, type Explored } from '../explore/playOnApp.ts'
import { pageMessage } from '../suite/pageMessage.ts'
import type { RunOptions } from '../suite/playRun.ts'

/** A run whose steps somebody else chooses, one by one, while its page stays open. */
export interface LiveRun {
  /** The steps that could be done, oldest first. */
  steps(): readonly Step[]
  /**
   * Does a step. One that fails is left out of the run, which goes on.
   * @throws Error if it cannot be played, or if it fails
   */
  play(step: Step): Promise<void>
  /**
   * Reads the page between two steps.
   * @throws Error if the page cannot be opened, or does not answer
   */
  read<T>(look: (page: Page) => Promise<T>): Promise<T>
  /**
   * Ends the run, saves its steps as a scenario of the project, plays the scenario in a new world and saves that run beside it. The
   * next step starts a new run.
   * @throws Error if there is nothing to save, or a file that would be replaced
   */
  save(title: string): Promise<Saved>
  /** Ends the run without saving it. */
  end(): Promise<void>
}

export interface Saved {
  /** Path of the scenario, relative to the project. */
  readonly scenario: string
  /** Path of the run file, relative to the project. */
  readonly run: string
  /** The message of the step that failed when the scenario was played; absent if all passed. */
  readonly failure?: string
}

/** The folder of the project with the runs. */
const runFolder = 'foyer-runs'

interface Order {
  readonly step: Step
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Follows the reason why the page of a run is gone. */
const overNote =
  'The run is over. save_scenario still saves its steps; any other tool opens the page in a new world.'

interface OpenRun {
  readonly page: Page
  readonly order: (order: Order | 'end') => void
  /** Resolves when the page is left. */
  readonly over: Promise<unknown>
}

/**
 * A live run on the page of an app. Its page opens with the first step or look.
 * @param folder for scenarios, relative to `project`
 */
export function createLiveRun(
  explored: Explored,
  { project, folder }: { readonly project: string; readonly folder: string },
): LiveRun {
  let open: Promise<OpenRun> | undefined
  let steps: Step[] = []
  const start: Omit<Scenario, 'steps'> = { id: 'live', title: 'A live run', tags: [], page: '/' }

  function begin(): Promise<OpenRun> {
    steps = []
    return new Promise((resolve, reject) => {
      const orders: (Order | 'end')[] = []
      let wake = () => {}
      let current: Order | undefined
      const order: OpenRun['order'] = (next) => {
        orders.push(next)
        wake()
      }
      async function* stepsOn(page: Page): AsyncIterable<Step> {
        resolve({ page, over, order })
        for (;;) {
          const next = orders.shift()
          if (next === 'end') return
          if (next === undefined) {
            await new Promise<void>((given) => (wake = given))
            continue
          }
          current = next
          yield next.step
        }
      }
      const report: RunOptions['report'] = async (step, _, work, page) => {
        try {
          await work()
        } catch (error) {
          // A page that hangs or has crashed does no further step: the run is over.
          const isOver = error instanceof PageHungError || page.isClosed()
          current?.failed(isOver ? new Error(`${pageMessage(error)} ${overNote}`) : error)
          if (isOver) throw error
          return
        }
        steps.push(step)
        current?.done()
      }
      const over = playOnApp(explored, { ...start, steps: [] }, { stepsOn, report }).then(
        () => void (open = undefined),
        (error: unknown) => {
          open = undefined
          current?.failed(error)
          reject(error)
        },
      )
    })
  }

  function opened(): Promise<OpenRun> {
    if (open !== undefined) return open
    open = begin()
    return open
  }

  async function end() {
    const ending = open
    open = undefined
    const run = await ending?.catch(() => undefined)
    run?.order('end')
    await run?.over
  }

  return {
    steps: () => steps,
    async play(step) {
      assertStep(step)
      const { order } = await opened()
      try {
        await new Promise<void>((done, failed) => order({ step, done, failed }))
      } catch (error) {
        throw new Error(pageMessage(error), { cause: error })
      }
    },
    async read(look) {
      const { page } = await opened()
      await openHostStage(page)
      return look(page)
    },
    async save(title) {
      if (steps.length === 0) {
        throw new Error('There is nothing to save: no step was done since the run began. Use act.')
      }
      const id = idOfTitle(title, 'run')
      const file = join(runFolder, `${id}.foyer`)
      if (existsSync(join(project, file))) {
        throw new Error(`There is already a file ${file}. Choose another title.`)
      }
      const scenario: Scenario = { ...start, id, title, steps }
      const scenarios = createScenarioFolder(project, folder)
      const path = await scenarios.save(id, `${JSON.stringify(scenario, null, 2)}\n`, false)
      steps = []
      try {
        await end()
        const played = await playOnApp(explored, scenario, {
          report: (_step, _index, work) => work(),
        })
        mkdirSync(join(project, runFolder), { recursive: true })
        writeFileSync(join(project, file), `${JSON.stringify(played, null, 2)}\n`, { flag: 'wx' })
        const { failure } = played
        if (failure === undefined) return { scenario: path, run: file }
        const message = `Step ${failure.step} failed: ${failure.message}`
        return { scenario: path, run: file, failure: message }
      } catch (error) {
        throw new Error(`${path} is saved, but it could not be played: ${pageMessage(error)}`, {
          cause: error,
        })
      }
    },
    end,
  }
}
