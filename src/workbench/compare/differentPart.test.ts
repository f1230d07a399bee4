import { expect, it } from 'vitest'
import { differentPart } from './differentPart.ts'

it('finds the part that differs, in whole words', () => {
  expect(differentPart('balance 1200 ETH', 'balance 1300 ETH')).toEqual({
    before: 'balance ',
    different: '1200',
    after: ' ETH',
    isShort: false,
  })
})

it('marks nothing in a text that has little in common with the other one', () => {
  expect(differentPart('view Swap', 'flow failed')).toEqual({
    before: 'view Swap',
    different: '',
    after: '',
    isShort: false,
  })
})

it('keeps what is near the different part of a long text', () => {
  const text = (value: string) => `answer ${'a '.repeat(200)}${value}${' b'.repeat(200)}`
  const part = differentPart(text('one'), text('two'))
  expect(part).toMatchObject({ different: 'one', isShort: true })
  expect(part.before).toMatch(/^answer a .* … .* a $/)
  expect(part.before.length).toBeLessThan(120)
  expect(part.after.length).toBeLessThan(60)
})

it('shortens a different part that is itself long', () => {
  const { different, isShort } = differentPart(
    `${'same '.repeat(100)}${'x'.repeat(900)}`,
    'same '.repeat(100),
  )
  expect(different.length).toBeLessThan(320)
  expect(isShort).toBe(true)
})
