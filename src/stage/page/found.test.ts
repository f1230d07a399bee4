import { expect, it } from 'vitest'
import { found } from './found.ts'

it('describes what a look found without the marks of JSON', () => {
  expect(found(false, 'the modal is closed').actual).toBe('the modal is closed')
  expect(found(false, { calls: 2, newest: { chainId: 'eip155:1' } }).actual).toBe(
    'calls: 2, newest: (chainId: eip155:1)',
  )
  expect(found(false, ['Emberfox', 'Twin Keys']).actual).toBe('Emberfox, Twin Keys')
  expect(found(false, { calls: 0, newest: null }).actual).toBe('calls: 0, newest: nothing')
  expect(found(false, []).actual).toBe('nothing')
  expect(found(false, undefined).actual).toBe('nothing')
})
