import { address, isOffCurveAddress } from '@solana/kit'
import { expect, it } from 'vitest'
import { base58 } from '../../../backends/port/base58.ts'
import { isOnCurve } from './isOnCurve.ts'

/** Each byte of y, and the sign of x in the last one. */
const points = Array.from({ length: 24 }, (_, index) =>
  Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? index : at === 31 ? index * 11 : 0)),
)

it.each(points.map((key) => [base58.encode(key), key] as const))(
  'determines whether %s is a point of the curve as another client does',
  (text, key) => {
    expect(isOnCurve(key)).toBe(!isOffCurveAddress(address(text)))
  },
)
