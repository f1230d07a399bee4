import { expect, it } from 'vitest'
import { expectConsole } from '../../../tests/failOnConsole.ts'
import { useReactCheck } from './useReactCheck.ts'

it('names the cause where another copy of React renders the page', () => {
  expectConsole('error', /Invalid hook call/)
  // Outside of a render of this copy, as under another one.
  expect(useReactCheck).toThrow(/^foyerkit needs one React 19, and this page has 19\./)
})
