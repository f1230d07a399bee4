import type { ScreenResult } from '../../../server/screens/screenResults.ts'
import { standOf } from '../screenRules.ts'

/** The result of a screen and the decision about it, as one word and one character. */
export function resultWords(screen: ScreenResult): {
  /** For colours. */
  readonly stand: ScreenResult['result'] | 'accepted' | 'rejected'
  readonly word: string
  readonly mark: string
} {
  const { decision } = screen
  const stand = decision ?? standOf(screen)
  return { stand, word: words[stand], mark: marks[stand] }
}

const words = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  same: 'Same',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

const marks = { changed: '≠', new: '+', gone: '−', same: '=', accepted: '✓', rejected: '✗' }
