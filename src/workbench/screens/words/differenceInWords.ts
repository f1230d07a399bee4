import type { ScreenResult } from '../../../server/screens/screenResults.ts'

/** The difference between a screen and the accepted one in words. */
export function differenceInWords(screen: ScreenResult): string {
  const { result, actual, accepted, isAcceptedMissing, pixels = 0 } = screen
  if (result === 'new' || !accepted) return 'There is no accepted screen yet.'
  if (!actual) return 'The scenario no longer comes there.'
  const picture = isAcceptedMissing
    ? 'The picture differs; the accepted one is not on this machine.'
    : pixels === 0
      ? 'The picture is the same.'
      : `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}.`
  if (result === 'same') return pixels === 0 ? picture : `${picture} That is within the tolerance.`
  const isSameText = JSON.stringify(actual.text) === JSON.stringify(accepted.text)
  return `${picture} ${isSameText ? 'The accessibility tree is the same.' : 'The accessibility tree differs.'}`
}
