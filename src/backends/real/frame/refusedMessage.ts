/** A refused frame message, for logs and tests. Contains nothing of its payload. */
export interface RefusedMessage {
  readonly reason: 'origin' | 'source' | 'shape' | 'unknownId' | 'wrongType'
  readonly origin: string
  readonly type: string
}
