import { isOpen, type ScreenResult } from '../../server/screens/screenResults.ts'

/** The counts of screens: `2 changed, 1 new, 5 as accepted`. */
export function screenSummary(screens: readonly ScreenResult[]): string {
  const open = screens.filter(isOpen)
  const counts = (['changed', 'new', 'gone'] as const).flatMap((result) => {
    const count = open.filter((each) => each.result === result).length
    return count === 0 ? [] : `${count} ${result}`
  })
  return [...counts, `${screens.length - open.length} as accepted`].join(', ')
}
