import { reasonNotChecked, type CodeBlock } from './readBlocks.ts'

/** One command of a shell block, in words. */
export interface Command {
  readonly path: string
  readonly line: number
  readonly words: readonly string[]
}

/** The commands of a document's shell blocks, without comments and environment variables. */
export function readCommands(blocks: readonly CodeBlock[]): readonly Command[] {
  return blocks
    .filter((block) => ['sh', 'bash'].includes(block.language) && !reasonNotChecked(block))
    .flatMap(({ path, line, code }) =>
      code.split('\n').flatMap((text, index) =>
        text
          .replace(/(^|\s)#.*$/, '')
          .split(/&&|\||;/)
          .map((command) => command.split(/\s+/).filter((word) => !/^$|^[A-Z_]+=/.test(word)))
          .filter((words) => words.length > 0)
          .map((words) => ({ path, line: line + index, words })),
      ),
    )
}
