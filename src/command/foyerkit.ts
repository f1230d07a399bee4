#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { nodeProblem } from './app/nodeProblem.ts'

// The rest does not even load in an older Node, so it waits for this answer.
const own = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
const problem = nodeProblem(process.versions.node, String(JSON.parse(own).engines?.node))
if (problem === undefined) {
  const { runCommand } = await import('./runCommand.ts')
  await runCommand(process)
} else {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
