import { expect, it } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'
import { wordProblems } from './wordRules.ts'

const files = sourceFiles('src', 'anvil', 'scripts', 'tests').filter(
  ({ path }) => !path.startsWith('tests/architecture/wordRules'),
)
const problemsOf = (text: string) =>
  wordProblems({ path: 'src/widget/core/router.test.ts', text }).map(({ message }) => message)

it('finds no hard word and no half title in the project', () => {
  expect(lines(files.flatMap(wordProblems))).toEqual([])
})

it.each([
  ['// A view that holds nobody.', 'Name the subject'],
  ['// Pays whoever asks.', 'Name the subject'],
  ['/** Reads the list anew. */', 'Write "again"'],
  ['/** What becomes of a code. */', 'Write "the result of"'],
  ['// Empty once that is of no matter.', 'Say when it is over'],
  ['/** True when the balance does not do. */', 'Say what is missing'],
  ['// A network that the site knows not.', 'Write "does not know"'],
  ["it('is refused for somebody else', () => {})", 'Name the subject'],
])('rejects %s', (text, message) => {
  expect(problemsOf(text)).toContainEqual(expect.stringContaining(message))
})

it.each(['/** What a step does. */', '/**\n * Who signs.\n */'])(
  'rejects the first word of the docstring %j',
  (text) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining('Start this docstring')])
  },
)

it.each([
  "it('of %s is refused', () => {})",
  "it('that is none is said so', () => {})",
  "test('with a wrong code', () => {})",
  "it.each([1])('to %i', () => {})",
  'test(`in ${view} closes`, () => {})',
])('rejects the title in %s', (text) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining('without its describe')])
})

it.each([
  '/** The result of a code. */',
  '// What follows is generated.',
  "it('rejects a code that is older than 20 minutes', () => {})",
  "describe('with a wrong code', () => {})",
  "test.describe('with a wrong code', () => {})",
  "const name = 'nobody.eth'",
])('allows %s', (text) => {
  expect(problemsOf(text)).toEqual([])
})
