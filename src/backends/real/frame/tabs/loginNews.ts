import { isRecord } from '../../../port/isRecord.ts'

/**
 * What the tabs of a site tell each other about the login: that it changed, and no more. A tab asks the secure site who is
 * logged in, so a forged message tells it nothing.
 */
export const loginNews = {
  channel: '@foyer/login',
  message: { type: '@foyer/login', version: 1 },
  /** False for a message of something else, or of a version with another meaning. */
  is: (data: unknown): boolean =>
    isRecord(data) && data.type === loginNews.message.type && data.version === 1,
} as const
