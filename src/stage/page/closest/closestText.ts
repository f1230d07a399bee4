import { containersOf } from '../containersOf.ts'
import { isSeen } from '../isSeen.ts'
import { closestName } from './closestName.ts'

/** Longer texts are paragraphs of other things. */
const mostLetters = 200

/** The visible element whose own text is closest to the wanted one. */
export function closestText(scope: Element, wanted: string): HTMLElement | undefined {
  const texts = new Map<string, HTMLElement>()
  for (const root of containersOf(scope)) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (text === '' || text.length > mostLetters || !isSeen(element)) continue
      // The innermost element of a text comes last.
      texts.set(text, element)
    }
  }
  const text = closestName(wanted.replace(/\s+/g, ' ').trim(), [...texts.keys()])
  return text === undefined ? undefined : texts.get(text)
}
