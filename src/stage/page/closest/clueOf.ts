import type { Expectation, Step, Target } from '../../../scenarios/index.ts'
import { describeTarget } from '../../../run/file/describeTarget.ts'
import { findAll } from '../findAll.ts'
import { findNamed } from '../findNamed.ts'
import { scopeOf } from '../scopeOf.ts'
import { closestName } from './closestName.ts'
import { containersOf } from '../containersOf.ts'
import { isSeen } from '../isSeen.ts'

/** Elements that explain why a step failed. */
export interface Clue {
  readonly elements: readonly HTMLElement[]
  /** A sentence about elements that are outlined. */
  readonly words: string
}

/** Roles that a person may take for each other. */
const roles = [
  'button',
  'link',
  'tab',
  'menuitem',
  'checkbox',
  'switch',
  'radio',
  'option',
  'textbox',
  'searchbox',
  'combobox',
]

const outlined = 'outlined on the stage.'

/** Finds the element that a failed step names, or the closest one by role and name; for a text or a view, the text that stands there instead. */
export function clueOf(page: Document, step: Step): Clue | undefined {
  // A place to open pages and the call of a fault are targets as well.
  if ('target' in step && typeof step.target === 'object') return clueOfTarget(page, step.target)
  return 'expect' in step ? clueOfText(page, step) : undefined
}

function clueOfTarget(page: Document, target: Target): Clue | undefined {
  const all = findAll(page, target)
  const meant = target.nth === undefined ? all : all.slice(target.nth, target.nth + 1)
  const [only, ...more] = meant
  if (only && more.length === 0) {
    const words = isDisabled(only) ? `It is disabled, and ${outlined}` : `It is ${outlined}`
    return { elements: [only], words }
  }
  if (all.length === 1) return { elements: all, words: `There is only one, ${outlined}` }
  if (all.length > 1) return { elements: all, words: `All ${all.length} are ${outlined}` }
  return closestTo(page, target)
}

function closestTo(page: Document, { role, name, within }: Target): Clue | undefined {
  if (name === undefined) return undefined
  const elsewhere = within === 'page' ? 'modal' : 'page'
  const here = within === undefined ? {} : { within }
  const others = roles.includes(role) ? roles.filter((other) => other !== role) : []
  const places: readonly Target[] = [
    { role, ...here },
    ...others.map((other) => ({ role: other, ...here })),
    { role, within: elsewhere },
  ]
  const wanted = name.replace(/\s+/g, ' ').trim()
  const found = places.map((place) => ({ place, named: findNamed(page, place) }))
  // The same name in another place is closer than a similar one in the right place.
  const same = (given: string) => given.toLowerCase() === wanted.toLowerCase()
  const inPlace =
    found.find(({ named }) => named.some((one) => same(one.name))) ??
    found.find(({ named }) => closestName(wanted, namesOf(named)) !== undefined)
  if (!inPlace) return undefined
  const closest = closestName(wanted, namesOf(inPlace.named))
  const element = inPlace.named.find((one) => one.name === closest)?.element
  if (!element || closest === undefined) return undefined
  const words = describeTarget({ ...inPlace.place, name: closest })
  const state = isDisabled(element) ? ', which is disabled' : ''
  return { elements: [element], words: `The closest is ${words}${state}, ${outlined}` }
}

function clueOfText(page: Document, wanted: Expectation): Clue | undefined {
  if (wanted.expect === 'title' || wanted.expect === 'view') return clueOfHeading(page)
  if (wanted.expect !== 'text' || wanted.absent) return undefined
  const scope = scopeOf(page, wanted.within)
  const element = scope && closestText(scope, wanted.text)
  if (!element) return undefined
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  return { elements: [element], words: `The closest text is “${text}”, ${outlined}` }
}

function clueOfHeading(page: Document): Clue | undefined {
  const heading = findAll(page, { role: 'heading', within: 'modal' }).findLast(
    ({ tagName }) => tagName === 'H1',
  )
  if (!heading) return undefined
  const text = (heading.textContent ?? '').replace(/\s+/g, ' ').trim()
  return { elements: [heading], words: `The title is “${text}”, ${outlined}` }
}

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name)

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true]')

/** Longer texts are paragraphs of other things. */
const mostLetters = 200

/** The visible element whose own text is closest to the wanted one. */
function closestText(scope: Element, wanted: string): HTMLElement | undefined {
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
