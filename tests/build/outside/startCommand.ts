import { join } from 'node:path'
import { startProgram, type RunningProgram } from './startProgram.ts'

/** Starts `npx foyerkit` of the packed package in an outside project. */
export const startCommand = (folder: string, ...args: readonly string[]): RunningProgram =>
  startProgram(folder, join(folder, 'node_modules/foyerkit-lab/dist/node/foyerkit.js'), args)
