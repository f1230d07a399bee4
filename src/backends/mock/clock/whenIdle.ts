import { macrotask } from './macrotask.ts'

/**
 * Resolves when the page has nothing left to do that is ready to be done: what was handed on has been taken in,
 * drawn, and its effects have run.
 */
export async function whenIdle(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: TaskScheduler }
  // Two turns: the work of the first one may have made ready what follows from it.
  for (let turn = 0; turn < 2; turn += 1) {
    // Runs after every task that is ready, however slow the machine is. Not in Node and Safari.
    if (scheduler) await scheduler.postTask(() => undefined, { priority: 'background' })
    else await macrotask()
  }
}

interface TaskScheduler {
  postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>
}
