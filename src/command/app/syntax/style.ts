import { nodeIn, nodesBelow, parseModule, type Node } from './parseModule.ts'

/** How a project writes its code. */
export interface Style {
  readonly quote: "'" | '"'
  readonly semicolon: '' | ';'
  /** One step of indentation. */
  readonly indent: string
  readonly newline: '\n' | '\r\n'
}

export const usualStyle: Style = { quote: "'", semicolon: '', indent: '  ', newline: '\n' }

/** The style of a file, of which only what it does not show is as usual. */
export function styleOf(path: string, text: string, usual: Style = usualStyle): Style {
  const body = parseModule(path, text) ?? []
  const imported = body.find(({ type }) => type === 'ImportDeclaration')
  const quoted = imported === undefined ? undefined : text[nodeIn(imported, 'source')?.start ?? -1]
  const statement = imported ?? body.find(({ type }) => endsWithSemicolon.has(type))
  const step = /\n([ \t]+)\S/.exec(text)?.[1]
  return {
    quote: quoted === '"' || quoted === "'" ? quoted : usual.quote,
    semicolon:
      statement === undefined ? usual.semicolon : text[statement.end - 1] === ';' ? ';' : '',
    indent: step ?? usual.indent,
    newline: text.includes('\r\n') ? '\r\n' : usual.newline,
  }
}

const endsWithSemicolon = new Set([
  'ExportDefaultDeclaration',
  'VariableDeclaration',
  'ExpressionStatement',
])

/** Code of this folder, which is written without semicolons and with single quotes, in the style of a project. */
export function inStyle(
  path: string,
  code: string,
  { quote, semicolon, indent, newline }: Style,
): string {
  const body = parseModule(path, code) ?? []
  const all = nodesBelow(body)
  const texts = all.filter(({ type, start }) => type === 'StringLiteral' && code[start] === "'")
  const ends = semicolon === '' ? [] : all.filter((node) => takesSemicolon(node, code))
  let after = code
  const changes = [
    ...texts.map(({ start, end }) => ({
      start,
      end,
      text: requote(code.slice(start, end), quote),
    })),
    ...ends.map(({ end }) => ({ start: end, end, text: ';' })),
  ].toSorted((a, b) => b.start - a.start)
  for (const { start, end, text } of changes) {
    after = after.slice(0, start) + text + after.slice(end)
  }
  const indented = after.replaceAll(/^(?: {2})+/gm, (spaces) => indent.repeat(spaces.length / 2))
  return newline === '\n' ? indented : indented.replaceAll('\n', newline)
}

const requote = (literal: string, quote: string) =>
  literal.slice(1, -1).includes(quote) ? literal : quote + literal.slice(1, -1) + quote

const takesSemicolon = ({ type, end }: Node, code: string) =>
  (statements.has(type) && code[end - 1] !== ';') ||
  (type === 'ExportDefaultDeclaration' && code[end - 1] === ')')

const statements = new Set([
  'ImportDeclaration',
  'VariableDeclaration',
  'ExpressionStatement',
  'ReturnStatement',
])
