import { expect, it } from 'vitest'
import { createTransactionStack } from './transactionStack.ts'

it('takes away the newest request, or one wherever it is, and no other in its place', () => {
  const stack = createTransactionStack()
  const [first, second, third] = [{ success: 'back' }, {}, {}] as const
  for (const entry of [first, second, third]) stack.push(entry)
  stack.drop(second)
  stack.drop(second)
  expect(stack.pop()).toBe(third)
  expect(stack.top()).toBe(first)
  stack.drop(first)
  expect([stack.top(), stack.pop()]).toEqual([undefined, undefined])
})
