import type { Document } from './readDocuments.ts'

/** A code block of a document. */
export interface CodeBlock {
  readonly path: string
  /** Line of the document where its code starts, from 1. */
  readonly line: number
  readonly language: string
  /** The words after the language: `continues`, or `not checked: <reason>`. */
  readonly mark: string
  readonly code: string
}

/** The fenced code blocks of a document, also those in lists. */
export function readBlocks({ path, text }: Document): readonly CodeBlock[] {
  const lines = text.split('\n')
  const blocks: CodeBlock[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent = '', fence, language = '', mark = ''] =
      /^(\s*)(`{3,})(\S*) *(.*)$/.exec(lines[at] ?? '') ?? []
    if (fence === undefined) continue
    const end = lines.findIndex((line, index) => index > at && line.trim() === fence)
    if (end === -1) throw new Error(`${path}:${at + 1}: the code block has no end.`)
    const code = lines.slice(at + 1, end).map((line) => line.slice(indent.length))
    blocks.push({ path, line: at + 2, language, mark: mark.trim(), code: code.join('\n') })
    at = end
  }
  return blocks
}

/** The reason not to check a block; `undefined` for one to check. */
export function reasonNotChecked({ mark }: CodeBlock): string | undefined {
  return /^not checked: (.{10,})$/.exec(mark)?.[1]
}

export function isMarkKnown(block: CodeBlock): boolean {
  return ['', 'continues'].includes(block.mark) || reasonNotChecked(block) !== undefined
}
