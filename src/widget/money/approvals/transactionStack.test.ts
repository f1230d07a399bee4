import { expect, it } from 'vitest'
import { createTransactionStack } from './transactionStack.ts'

it('removes the newest request, or one at any position, and no other instead', () => {
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
