/** What a host with a Solana network needs beside the rest, as one file. */
export { joinPairs } from '../connectors/joinPairs.ts'
export { createSolanaConnectors } from './solanaConnectors.ts'
