import { expect, it } from 'vitest'
import { expectConsole } from '../../../tests/failOnConsole.ts'
import { useReactCheck } from './useReactCheck.ts'

it('names the cause if another copy of React renders the page', () => {
  expectConsole('error', /Invalid hook call/)
  // Called outside a render of this copy, as if another one rendered.
  expect(useReactCheck).toThrow(/^foyerkit needs one React >=18\.2, and this page has 19\./)
})
