import { isRecord } from '../../../port/isRecord.ts'

/**
 * The message with which the tabs of a site tell each other that the login changed, and no more. A
 * tab asks the secure site who is logged in, so a forged message reveals and changes nothing.
 */
export const loginNews = {
  channel: '@foyer/login',
  message: { type: '@foyer/login', version: 1 },
  /** Returns false for a message of something else, or of a version with another meaning. */
  is: (data: unknown): boolean =>
    isRecord(data) && data.type === loginNews.message.type && data.version === 1,
} as const
