// Runs a local chain in a process of its own, to see what remains when it ends: node host.mjs
// <genesis> <wait|exit|crash>
import { runnerImport } from 'vite'

const [genesis, ending] = process.argv.slice(2)
/** @type {{ module: typeof import('../supervisor.ts') }} */
const { module } = await runnerImport('./anvil/supervisor.ts')
const supervisor = module.createSupervisor()
await supervisor.open('stage', 1, Number(genesis))
console.log('open')
if (ending === 'exit') process.exit(0)
if (ending === 'crash') throw new Error('Crashed on purpose')
// A chain alone keeps the process running.
