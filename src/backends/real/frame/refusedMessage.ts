/** A frame message that was not believed, for logs and tests. Holds nothing of its payload. */
export interface RefusedMessage {
  readonly reason: 'origin' | 'source' | 'shape' | 'unknownId' | 'wrongType'
  readonly origin: string
  readonly type: string
}
