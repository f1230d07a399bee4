import { expect, it } from 'vitest'
import { pairingUri } from './pairingUri.ts'

const at = Date.parse('2026-01-15T12:04:00.700Z')

it.each([
  [
    'wc:ab@2?expiryTimestamp=1&relay-protocol=irn',
    'wc:ab@2?expiryTimestamp=1768478640&relay-protocol=irn',
  ],
  [
    'wc:ab@2?relay-protocol=irn&expiryTimestamp=99',
    'wc:ab@2?relay-protocol=irn&expiryTimestamp=1768478640',
  ],
  ['wc:ab@2?symKey=cd', 'wc:ab@2?symKey=cd'],
])("writes the expiry of a pairing by the page's clock: %s", (uri, shown) => {
  expect(pairingUri(uri, at)).toBe(shown)
})

it('rejects an attempt without an address', () => {
  expect(() => pairingUri(undefined, at)).toThrow(
    expect.objectContaining({ code: 'network.failed' }),
  )
})
