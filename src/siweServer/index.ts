/** Public entry point `foyerkit/siwe-server`: the server of sign-in with wallet (ERC-4361). */
export { createSiweServer, type SiweServer, type SiweServerOptions } from './siweServer.ts'
export type { SignInSession } from './SignInSession.ts'
export type { SiweClient } from './signature.ts'
export type { NodeRequest, NodeResponse } from './nodeHttp.ts'
export { createMemoryStore, type SiweStore } from './memoryStore.ts'
