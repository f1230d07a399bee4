// Which clauses of the spec are proved by a test or a scenario, and which are open.
//
//   npm run spec                            every area
//   npm run spec -- --area email            one area, with where each clause is proved
//   npm run spec -- --open                  only the open clauses
//   npm run spec -- --require shell,email   fails while one of these areas has an open clause
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptionsOrExit } from './lib/readOptionsOrExit.mjs'
import { readClauses } from './lib/spec/readClauses.mjs'
import { specProofs } from './lib/spec/specProofs.mjs'

const { values } = readOptionsOrExit(
  'spec',
  {
    area: { type: 'string' },
    open: { type: 'boolean', default: false },
    require: { type: 'string' },
  },
  {
    area: 'only these areas, such as email,shell, with the tests of each clause',
    open: 'only the clauses that no test claims',
    require: 'fails while one of these areas has such a clause',
  },
)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const clauses = readClauses(join(root, 'docs/spec/clauses.tsv'))
const proofs = specProofs(root)
const areas = [...new Set(clauses.map(({ area }) => area))].toSorted()

/** @param {string | undefined} names */
function areasNamed(names) {
  const list = names?.split(',').map((name) => name.trim()) ?? []
  const unknown = list.find((name) => !areas.includes(name))
  if (unknown === undefined) return list
  console.error(`There is no area "${unknown}". The areas are ${areas.join(', ')}.`)
  process.exit(2)
}

/** @param {string} id */
const proofsOf = (id) => proofs.filter(({ clause }) => clause === id)
/** @param {string} id */
const isOpen = (id) => proofsOf(id).length === 0
/** @param {string} area */
const inArea = (area) => clauses.filter((clause) => clause.area === area)

const chosen = areasNamed(values.area)
const required = areasNamed(values.require)
const shown = chosen.length > 0 ? chosen : areas

for (const area of shown) {
  const lines = inArea(area).flatMap(({ id, text }) => {
    if (isOpen(id)) return [`  open   ${id} ${text}`]
    if (values.open || chosen.length === 0) return []
    const where = proofsOf(id).map(({ path, line }) => `${path}:${line}`)
    return [`  proved ${id} ${text}`, `           ${where.join(', ')}`]
  })
  if (lines.length > 0) console.log(`\n${area}\n${lines.join('\n')}`)
}

if (!values.open) {
  console.log(`\n${'area'.padEnd(16)}${'proved'.padStart(8)}${'open'.padStart(8)}`)
  for (const area of shown) {
    const all = inArea(area)
    const open = all.filter(({ id }) => isOpen(id)).length
    console.log(
      `${area.padEnd(16)}${String(all.length - open).padStart(8)}${String(open).padStart(8)}`,
    )
  }
}
const openCount = clauses.filter(({ id }) => isOpen(id)).length
console.log(
  `\n${clauses.length - openCount} of ${clauses.length} clauses proved, ${openCount} open`,
)

const unfinished = required.filter((area) => inArea(area).some(({ id }) => isOpen(id)))
if (unfinished.length > 0) {
  console.error(`Required to be proved, and not yet: ${unfinished.join(', ')}`)
  process.exitCode = 1
}
