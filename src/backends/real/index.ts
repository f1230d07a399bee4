/** Public entry point `foyerkit/real`: the production backend. */
export { createRealBackend, type RealBackendOptions } from './realBackend.ts'
export { createSystemClock } from './browser/systemClock.ts'
export { createSystemRandom } from './browser/systemRandom.ts'
export type { Fetch } from './http/httpClient.ts'
export type { RefusedMessage } from './frame/refusedMessage.ts'
export type { SdkIdentity } from './sdkIdentity.ts'
export type { ServiceAddresses } from './serviceAddresses.ts'
