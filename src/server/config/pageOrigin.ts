/**
 * Matches the origin of an app on this machine. The simulator serves no page on another host name.
 */
export const pageOrigin = /^http:\/\/localhost(?::\d{1,5})?\/?$/
