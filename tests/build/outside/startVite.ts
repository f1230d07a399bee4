import { installedHere } from './installedHere.ts'
import { startProgram } from './startProgram.ts'

/**
 * Starts Vite's server for an app in development.
 *
 * @param app its folder
 * @param port a free one
 */
export const startVite = (app: string, port: string) =>
  startProgram(app, installedHere('vite/bin/vite.js'), ['--port', port, '--strictPort'])
