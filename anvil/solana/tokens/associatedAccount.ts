import { createHash } from 'node:crypto'
import { getAddressDecoder, getAddressEncoder, isOffCurveAddress, type Address } from '@solana/kit'
import { tokenPrograms } from './tokenPrograms.ts'

/** Returns the address of the associated account, which holds an owner's tokens of one mint. */
export function associatedAccount(owner: Address, mint: Address, program: Address): Address {
  const encode = getAddressEncoder().encode
  const seeds = [owner, program, mint].map((each) => new Uint8Array(encode(each)))
  const derivedBy = new Uint8Array(encode(tokenPrograms.associated as Address))
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = createHash('sha256')
    for (const part of [...seeds, Uint8Array.of(bump), derivedBy]) hash.update(part)
    const found = getAddressDecoder().decode(hash.update('ProgramDerivedAddress').digest())
    if (isOffCurveAddress(found)) return found
  }
  throw new RangeError(`No address can be derived for ${owner} and ${mint}.`)
}
