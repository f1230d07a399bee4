/** What requests to the services say about their caller (wire 1.2). */
export interface SdkIdentity {
  readonly type: string
  readonly version: string
}

/** The form the services know: `{html|react|vue}-{adapter}-{semver}`. */
export function sdkIdentity(own: Partial<SdkIdentity> = {}): SdkIdentity {
  return { type: own.type ?? 'w3m', version: own.version ?? 'react-ethers-0.1.0' }
}
