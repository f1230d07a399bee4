import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** A member of an interface, as in its source. */
export interface Member {
  readonly name: string
  /** In one line, without `readonly`. */
  readonly type: string
}

const oneLine = (text: string) =>
  text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every optional field also accepts `undefined`, which would only lengthen the tables. */
const withoutUndefined = (type: string) =>
  type.replace(/ \| undefined$/, '').replace(/^\((\(.*=> .*)\)$/, '$1')

/** The interface's own members in order. */
export function readInterface(path: string, name: string): readonly Member[] {
  const text = readFileSync(path, 'utf8')
  const { program } = parseSync(path, text)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== name) continue
    return declared.body.body.flatMap((member) => {
      if (!('key' in member) || member.computed || member.key.type !== 'Identifier') return []
      const written = oneLine(text.slice(member.start, member.end))
      const type = written.slice(member.key.name.length).replace(/^\?/, '').replace(/^: /, '')
      return [{ name: member.key.name, type: withoutUndefined(type) }]
    })
  }
  throw new Error(`There is no interface ${name} in ${path}.`)
}
