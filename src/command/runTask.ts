import { compareFiles, type CompareOptions } from './compare/compareFiles.ts'
import { exploreApp, type ExploreOptions } from './explore/exploreApp.ts'
import type { InitOptions } from './init/initOptions.ts'
import type { McpTaskOptions } from './mcp/mcpTask.ts'
import { mergeShards, type MergeOptions } from './merge/mergeShards.ts'
import type { MigrateOptions } from './migrate/migrateOptions.ts'
import { screensTask, type ScreensOptions } from './screens/screensTask.ts'
import { replayFiles, type ReplayOptions } from './replay/replayFiles.ts'

/**
 * Runs a command that ends by itself.
 * @param version of foyerkit
 * @returns whether it found nothing wrong
 */
export async function runTask(
  task:
    | ReplayOptions
    | MergeOptions
    | CompareOptions
    | ExploreOptions
    | ScreensOptions
    | McpTaskOptions
    | InitOptions
    | MigrateOptions,
  version: string,
  say: (line: string) => void,
): Promise<boolean> {
  if (task.kind === 'replay') return replayFiles(task, version, say)
  if (task.kind === 'init') {
    // It parses code, which no other command needs.
    const { initTask } = await import('./init/initTask.ts')
    return initTask(task, say)
  }
  if (task.kind === 'migrate') {
    const { migrateTask } = await import('./migrate/migrateTask.ts')
    return migrateTask(task, say)
  }
  if (task.kind === 'explore') return exploreApp(task, version, say)
  if (task.kind === 'merge') return mergeShards(task, version, say)
  if (task.kind === 'mcp') {
    // Loaded when it is wanted: no other command needs the protocol.
    const { mcpTask } = await import('./mcp/mcpTask.ts')
    return mcpTask(task, version)
  }
  if (task.kind === 'screens') return screensTask(task, say)
  return compareFiles(task, say)
}
