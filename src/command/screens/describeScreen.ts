import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { countWords } from '../options/countWords.ts'
import { changedLines } from './changedLines.ts'

/**
 * The lines in words for a screen that differs: where, and in which way.
 * @param all the screens that are described in this order: a change is described at the first one that has it
 */
export function describeScreen(
  screen: ScreenResult,
  all: readonly ScreenResult[] = [],
): readonly string[] {
  const { id, checkpoint, result, decision } = screen
  const decided = decision === undefined ? '' : `, ${decision}`
  const first = all.find(({ change }) => change !== undefined && change === screen.change)
  const isRepeated = first !== undefined && first !== screen
  const details = isRepeated ? [`The same change as in ${first.id}.`] : detailsOf(screen)
  return [`${id}  ${checkpoint}: ${result}${decided}`, ...details.map((line) => `    ${line}`)]
}

function detailsOf(screen: ScreenResult): readonly string[] {
  const { result, actual, accepted } = screen
  if (result === 'new') return ['There is no accepted screen yet.']
  if (!actual || !accepted) return ['The scenario no longer comes there.']
  const lines = changedLines(accepted.text, actual.text)
  return [
    ...(lines.length > 0 ? ['The accessibility tree differs:', ...lines] : []),
    ...pictureLines(screen),
  ]
}

function pictureLines({ pixels, isAcceptedMissing }: ScreenResult): readonly string[] {
  if (isAcceptedMissing)
    return ['The picture differs, and the accepted one is not on this machine.']
  return pixels === undefined || pixels === 0
    ? []
    : [`The picture differs: ${countWords(pixels, 'pixel')}.`]
}
