import { macrotask } from './macrotask.ts'

/** Resolves when the page has finished all ready work: deliveries are handled, drawn, and their effects have run. */
export async function whenIdle(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: TaskScheduler }
  // There are two turns, because the work of the first may lead to more ready work.
  for (let turn = 0; turn < 2; turn += 1) {
    // It runs after every ready task, however slow the machine is. Not available in Node and
    // Safari.
    if (scheduler) await scheduler.postTask(() => undefined, { priority: 'background' })
    else await macrotask()
  }
}

interface TaskScheduler {
  postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>
}
