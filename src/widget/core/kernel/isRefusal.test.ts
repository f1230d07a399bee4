import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { isRefusal } from './isRefusal.ts'

const failed = (details: ConstructorParameters<typeof FoyerError>[2]) =>
  new FoyerError('chain.failed', 'No.', details)

it.each([
  ['its code', failed({ details: { rpcCode: 3 } }), true],
  ['its text', failed({ details: { rpcCode: -32000, serverText: 'Execution REVERTED' } }), true],
  ['another code', failed({ details: { rpcCode: -32000, serverText: 'nonce too low' } }), false],
  ['no details', failed({}), false],
  ['another failure', new FoyerError('network.failed', 'No.', { details: { rpcCode: 3 } }), false],
  ['an invalid error', { code: 'chain.failed', details: { rpcCode: 3 } }, false],
  ['nothing', undefined, false],
])("recognises a contract's revert by %s", (_, error, refused) => {
  expect(isRefusal(error)).toBe(refused)
})
