import { commandOf, type Option, type Verb } from './options/verb.ts'
import { verbs } from './verbs.ts'

/** Characters before the text of an option, or of a verb with a short name. */
const column = 23

/** The text that `npx foyerkit --help` prints. */
export const helpText = `
${Object.values(verbs).map(describeVerb).join('\n')}

${optionsOf('the first two', verbs.pages)}

${[verbs.init, verbs.migrate, verbs.replay, verbs.explore, verbs.merge]
  .map((verb) => optionsOf(commandOf(verb).split(' ').at(-1) ?? '', verb))
  .join('\n\n')}

  --version, --help

  Everything is served to this machine only. Guide: node_modules/foyerkit-lab/docs/any-app.md
`

function describeVerb({ usage, help }: Pick<Verb, 'usage' | 'help'>): string {
  return usage.length < column ? row(usage, help) : `  ${usage}\n${row('', help)}`
}

function optionsOf(what: string, { options }: Pick<Verb, 'options'>): string {
  const rows = Object.entries(options).flatMap(([name, option]) =>
    option.help === undefined ? [] : [row(usageOf(name, option), option.help)],
  )
  return [`  Options of ${what}:`, ...rows].join('\n')
}

function usageOf(name: string, { value, isOptional }: Option): string {
  if (value === undefined) return `--${name}`
  return isOptional === true ? `--${name}[=<${value}>]` : `--${name} <${value}>`
}

function row(head: string, text: string): string {
  return `  ${head.padEnd(column)}${text.replaceAll('\n', `\n  ${' '.repeat(column)}`)}`
}
