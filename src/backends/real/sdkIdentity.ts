import type { Optional } from '../port/optional.ts'

/** The identity of the SDK, which the services expect in each request (wire 1.2). */
export interface SdkIdentity {
  readonly type: string
  readonly version: string
}

/** Returns the identity in the format of the services: `{html|react|vue}-{adapter}-{semver}`. */
export function sdkIdentity(own: Optional<SdkIdentity> = {}): SdkIdentity {
  return { type: own.type ?? 'w3m', version: own.version ?? 'react-ethers-0.1.0' }
}
