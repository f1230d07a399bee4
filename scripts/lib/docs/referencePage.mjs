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
 * A type in Markdown: as code, with links to the exports in it.
 *
 * @param {string} type
 * @param {string} own name of the export that contains it
 * @param {readonly string[]} exported
 */
function typeInCell(type, own, exported) {
  const text = type
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll('_$react.', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replaceAll('|', '\\|')
  const code = (/** @type {string} */ part) => (part === '' ? '' : `\`${part}\``)
  // Text within backticks, as in a template literal, cannot be shown as code in one cell.
  if (text.includes('`')) return `\`\` ${text} \`\``
  return text
    .split(/\b([A-Z]\w+)\b/)
    .reduce((parts, part, index) => {
      const isLink = index % 2 === 1 && part !== own && exported.includes(part)
      const last = parts.at(-1)
      if (isLink) return [...parts, `[\`${part}\`](#${part.toLowerCase()})`, '']
      return [...parts.slice(0, -1), `${last ?? ''}${part}`]
    }, /** @type {string[]} */ ([]))
    .map((part, index) => (index % 2 === 1 ? part : code(part)))
    .join('')
}

/**
 * An export with its members as a table, or as it is declared.
 *
 * @param {import('./readExports.mjs').Exported} one
 * @param {readonly string[]} exported
 */
function describeExport({ name, comment, code, members, bases }, exported) {
  const heading = `### \`${name}\`\n\n${proseOf(comment)}`
  if (members === undefined) {
    const shown = code.replaceAll(CLAUSES, '').replaceAll('_$react.', '')
    return `${heading}\n\n\`\`\`ts\n${shown}\n\`\`\``
  }
  const rows = members.map((member) => [
    `\`${member.name}\``,
    typeInCell(member.type, name, exported),
    proseOf(member.comment).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'),
  ])
  const isDescribed = rows.some(([, , about]) => about !== '')
  const lines = [['Member', 'Type', 'Description'], ['---', '---', '---'], ...rows].map(
    (cells) => `| ${(isDescribed ? cells : cells.slice(0, 2)).join(' | ')} |`,
  )
  return [
    heading,
    ...(bases === undefined ? [] : [`Extends ${typeInCell(bases, name, exported)}.`]),
    lines.join('\n'),
  ].join('\n\n')
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
  const names = exported.map((one) => one.name)
  const sections = kinds.flatMap(([kind, title]) => {
    const members = others.filter((each) => each.kind === kind)
    if (members.length === 0) return []
    const texts = members.map((one) => describeExport(one, names))
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
