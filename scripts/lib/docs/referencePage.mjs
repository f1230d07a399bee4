import { join } from 'node:path'
import { readExports } from './readExports.mjs'

/** Where a docstring refers to the specification, which readers of the reference do not have. */
const CLAUSES =
  /\s*\((?=[^)]*(?:[CA]-\d{3}|wire \d|open points? \d|decision \d|§))(?:[CA]-\d{3}|wire|open points?|decision|§|[\d\s.,"to]|[A-Z]\d|[A-Z][a-z ]+"|C §\d|A §\d)+\)/g

const kinds = /** @type {const} */ ([
  ['value', 'Functions, components and classes'],
  ['type', 'Types'],
])

/** @param {string} comment with its delimiters */
function proseOf(comment) {
  return comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(CLAUSES, '')
    .replaceAll(/^@(throws|returns|param)\b/gm, '\n\n*$1*')
    .trim()
}

/**
 * The reference of one entry point: its exports with their declarations.
 *
 * @param {string} folder of the built declarations
 * @param {{ name: string, file: string }} entryPoint
 * @returns {import('./readPages.mjs').DocumentPage}
 */
export function referencePage(folder, { name, file }) {
  const exported = readExports(join(folder, `${file}.d.ts`))
  const networks = exported.filter(({ code }) => /: Network;?$/.test(code))
  const others = exported.filter((each) => !networks.includes(each))
  const sections = kinds.flatMap(([kind, title]) => {
    const members = others.filter((each) => each.kind === kind)
    if (members.length === 0) return []
    const texts = members.map(
      ({ name: member, comment, code }) =>
        `### \`${member}\`\n\n${proseOf(comment)}\n\n\`\`\`ts\n${code.replaceAll(CLAUSES, '').replaceAll('_$react.', '')}\n\`\`\``,
    )
    return [`## ${title}`, ...texts]
  })
  const list = networks.map((network) => `\`${network.name}\``).join(', ')
  const text = [
    `# ${name}`,
    ...sections,
    ...(networks.length === 0 ? [] : ['## Networks', `Each is a \`Network\`: ${list}.`]),
  ].join('\n\n')
  return { path: `docs/reference/${file}.md`, address: `reference/${file}.html`, title: name, text }
}
