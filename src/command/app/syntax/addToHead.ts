import type { Added } from './addToConfig.ts'
import { insertAll, type Insertion } from './insertion.ts'
import { indentAt } from './objects.ts'
import { nodeIn, nodesBelow, nodesIn, parseModule, type Node } from './parseModule.ts'
import { styleOf } from './style.ts'

/** Code for the head of a document, and a part of it by which it is known. */
export interface HeadCode {
  readonly code: string
  readonly mark: string
  /** The elements in which it can be, such as `head` or `Head`. */
  readonly names: readonly string[]
  /** The element that gets a head if it has none. */
  readonly around?: string
}

const unclear = (why: string): Added => ({ kind: 'unclear', why })

/** Adds code as the first child of the head that a component renders. */
export function addToHead(path: string, code: string, wanted: HeadCode): Added {
  const body = parseModule(path, code)
  if (body === undefined) return unclear('its syntax is not known')
  if (hasMark(body, wanted.mark)) return { kind: 'present' }
  const elements = nodesBelow(body).filter(({ type }) => type === 'JSXElement')
  const heads = elements.filter((element) => wanted.names.includes(nameOf(element)))
  const outers = elements.filter((element) => nameOf(element) === wanted.around)
  if (heads.length > 1) return unclear('it renders more than one head')
  const [head] = heads
  if (head === undefined && outers.length !== 1) return unclear('it renders no single head')
  const insertion =
    head === undefined
      ? aroundHead(path, code, outers[0], wanted)
      : inHead(path, code, head, wanted)
  if (insertion === undefined) return unclear('its head has no closing tag')
  const after = parseModule(path, insertAll(code, [insertion]))
  return after !== undefined && hasMark(after, wanted.mark)
    ? { kind: 'added', insertions: [insertion] }
    : unclear('its code is written in an unusual way')
}

function inHead(path: string, code: string, head: Node, wanted: HeadCode): Insertion | undefined {
  const opening = nodeIn(head, 'openingElement')
  if (opening === undefined || opening['selfClosing'] === true) return undefined
  const { newline, indent } = styleOf(path, code)
  const inner = childIndent(code, head) ?? `${indentAt(code, head.start)}${indent}`
  return { at: opening.end, text: `${newline}${indented(wanted.code, inner, indent, newline)}` }
}

function aroundHead(
  path: string,
  code: string,
  outer: Node | undefined,
  wanted: HeadCode,
): Insertion | undefined {
  const opening = outer === undefined ? undefined : nodeIn(outer, 'openingElement')
  if (outer === undefined || opening === undefined || opening['selfClosing'] === true)
    return undefined
  const { newline, indent } = styleOf(path, code)
  const inner = childIndent(code, outer) ?? `${indentAt(code, outer.start)}${indent}`
  const lines = `<head>\n${wanted.code.replaceAll(/^/gm, '\t')}\n</head>`
  return { at: opening.end, text: `${newline}${indented(lines, inner, indent, newline)}` }
}

/** The lines at an indentation; a tab in them is one step. */
const indented = (lines: string, outer: string, step: string, newline: string) =>
  lines
    .split('\n')
    .map((line) => outer + line.replaceAll('\t', step))
    .join(newline)

function childIndent(code: string, element: Node): string | undefined {
  const child = nodesIn(element, 'children').find(
    (each) => each !== undefined && each.type !== 'JSXText',
  )
  if (child === undefined) return undefined
  const before = code.slice(code.lastIndexOf('\n', child.start - 1) + 1, child.start)
  return /^[ \t]*$/.test(before) ? before : undefined
}

const nameOf = (element: Node): string =>
  String(nodeIn(nodeIn(element, 'openingElement'), 'name')?.['name'] ?? '')

const hasMark = (body: readonly Node[], mark: string): boolean =>
  nodesBelow(body).some((node) =>
    node.type === 'StringLiteral'
      ? String(node['value']).includes(mark)
      : node.type === 'TemplateElement' && String(Object(node['value']).raw ?? '').includes(mark),
  )
