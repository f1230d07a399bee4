import { parseSync } from 'oxc-parser'
import type { SourceFile } from './sourceFiles.ts'
import { isNode, parse, problem, walk, type Problem, type SyntaxNode } from './syntax.ts'

/** Words that make a sentence hard to read, with a plain replacement. */
const WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(nobody|somebody|anybody)\b/i, 'Name the subject, or write "no one" or "someone".'],
  [/\bwhoever\b/i, 'Name the subject: a visitor, a caller, a page.'],
  [/\banew\b/i, 'Write "again".'],
  [/\bwhat (becomes|became) of\b/i, 'Write "the result of".'],
  [/\bof no matter\b/i, 'Say when it is over or ignored.'],
  [/\bdoes not do\b/i, 'Say what is missing: "is too low", "is not supported".'],
  [/\b(knows|asks|needs) not\b/i, 'Write "does not know", "does not ask" or "does not need".'],
]

const HALF_TITLE =
  /^(of|that|to|with|in|on|at|by|from|for|as|and|but|nor|or|than|whose|which|what|who|where|while|until|after|before) /
const QUESTION = /^(What|Who|Whose|Whoever) /
const TESTS = ['it', 'test']

/** The words of a comment, without its marks. */
const wordsOf = (comment: string) =>
  comment
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The function that a call, such as `it.each(rows)(title)`, starts with. */
function calledName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  if (callee.type === 'MemberExpression') {
    const isGroup = isNode(callee.property) && callee.property.name === 'describe'
    return isGroup ? undefined : calledName(callee.object)
  }
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  return callee.name
}

/** The title of a test, or `undefined` for any other node. */
function titleOf(node: SyntaxNode, text: string): string | undefined {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined
  if (!TESTS.includes(String(calledName(node.callee)))) return undefined
  const [title]: readonly unknown[] = node.arguments
  if (!isNode(title) || !['Literal', 'TemplateLiteral'].includes(title.type)) return undefined
  return text.slice(title.start + 1, Number(title.end) - 1)
}

/** Comments and test titles that are hard to read for someone who does not know the project. */
export function wordProblems(file: SourceFile): Problem[] {
  const problems: Problem[] = []
  const check = (node: SyntaxNode, text: string) => {
    for (const [word, instead] of WORDS) {
      const found = word.exec(text)
      if (found) problems.push(problem(file, node, `"${found[0]}" is hard to read. ${instead}`))
    }
  }
  for (const comment of parseSync(file.path, file.text).comments) {
    const words = wordsOf(comment.value)
    check({ type: comment.type, start: comment.start }, words)
    if (comment.value.startsWith('*') && QUESTION.test(words)) {
      const message = `Start this docstring with a noun or a verb instead of "${words.split(' ', 1)[0]}".`
      problems.push(problem(file, { type: comment.type, start: comment.start }, message))
    }
  }
  walk(parse(file), (node) => {
    const title = titleOf(node, file.text)
    if (title === undefined) return
    check(node, title)
    if (HALF_TITLE.test(title)) {
      const message = `Write a title that can be read without its describe: "${title}". Start with a verb: "rejects …", "shows …".`
      problems.push(problem(file, node, message))
    }
  })
  return problems
}
