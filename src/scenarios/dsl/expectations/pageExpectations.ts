import * as f from '../fields/fields.ts'
import { record, type Words } from '../record.ts'
import type { Target } from '../target.ts'
import { capital } from './phrases.ts'

const px = (label: string) => f.optional(f.number(label))

/** Expectations about the visible page. */
export const pageExpectations = {
  title: record({
    about: 'The text of the header; `null` where the view has none.',
    fields: { is: f.textOrNull('Title') },
    sentence: ({ is }) => (is === null ? 'The header has no title' : `The title reads “${is}”`),
  }),
  text: record({
    about: 'A visible text; `absent` checks that it is not visible.',
    fields: { text: f.text('Text'), absent: f.optional(f.flag('Absent')), within: f.scope },
    sentence: ({ text, absent }) => `“${text}” is ${absent ? 'not there' : 'there'}`,
  }),
  element: record({
    about:
      'The state of an element, its value, its accessible description (an inline error), or how many there are.',
    fields: {
      target: f.target,
      is: f.optional(
        f.oneOf('Is', 'visible', 'absent', 'enabled', 'disabled', 'focused', 'checked', 'busy'),
      ),
      value: f.optional(f.text('Value')),
      count: f.optional(f.count('Count')),
      described: f.optional(f.text('Description')),
    },
    sentence({ target, is, value, count, described }, say) {
      if (count !== undefined && is === undefined && value === undefined && described === undefined)
        return countOf(target, count, say)
      const parts = [
        is ?? (count === undefined ? 'visible' : ''),
        count === undefined ? '' : `there ${count} times`,
        value === undefined ? '' : `holding “${value}”`,
        described === undefined ? '' : `described as “${described}”`,
      ].filter(Boolean)
      return `${capital(say.target(target))} is ${parts.join(' and ')}`
    },
  }),
  order: record({
    about:
      'The order of the visible elements of a role, by name; elements that are not named may be between them.',
    fields: {
      role: f.text('Role'),
      names: f.listOf('Names', f.text('Name')),
      within: f.scope,
    },
    sentence: ({ names }) => `In this order: ${names.join(', ')}`,
  }),
  link: record({
    about: 'The address of a link, and whether it opens in a new tab.',
    fields: {
      target: f.target,
      href: f.text('Address'),
      newTab: f.optional(f.flag('In a new tab')),
    },
    sentence: ({ target, href, newTab }, say) =>
      `${capital(say.target(target))} leads to ${href}${newTab ? ' in a new tab' : ''}`,
  }),
  box: record({
    about:
      'The size and position of an element in CSS px; `bottom` is the distance from the bottom of the window.',
    fields: {
      target: f.target,
      width: px('Width'),
      height: px('Height'),
      maxWidth: px('Width at most'),
      maxHeight: px('Height at most'),
      left: px('From the left'),
      bottom: px('From the bottom'),
    },
    sentence({ target, width, height, maxWidth, maxHeight, left, bottom }, say) {
      const parts = Object.entries({
        width,
        height,
        'at most wide': maxWidth,
        'at most high': maxHeight,
        'from the left': left,
        'from the bottom': bottom,
      })
      const sizes = parts.flatMap(([what, size]) =>
        size === undefined ? [] : `${size} px ${what}`,
      )
      return `${capital(say.target(target))} measures ${sizes.join(', ')}`
    },
  }),
  style: record({
    about: 'A computed CSS property of an element, as the browser writes it.',
    fields: { target: f.target, property: f.text('Property'), is: f.text('Value') },
    sentence: ({ target, property, is }, say) =>
      `${capital(say.target(target))} has ${property}: ${is}`,
  }),
  scrollBox: record({
    about:
      'The height in CSS px of the box that an element scrolls in. The content of the box is taller than the box.',
    fields: { target: f.target, height: f.number('Height') },
    sentence: ({ target, height }, say) =>
      `${capital(say.target(target))} scrolls in a box ${height} px high`,
  }),
  focusInModal: record({
    about: 'The focus is inside the open modal.',
    fields: {},
    sentence: () => 'The focus is inside the modal',
  }),
  toast: record({
    about: 'The text of a toast, and its variant.',
    fields: { text: f.text('Text'), variant: f.optional(f.text('Variant')) },
    sentence({ text, variant }) {
      const kind = variant === undefined ? '' : ` ${variant}`
      return `A${/^ [aeiou]/.test(kind) ? 'n' : ''}${kind} toast says “${text}”`
    },
  }),
  noToast: record({
    about: 'No toast is visible.',
    fields: {},
    sentence: () => 'There is no toast',
  }),
}

/** Returns a number of elements in words: `6 fields`, `no button “Continue”`. */
function countOf(target: Target, count: number, say: Words): string {
  const { nth: _, ...all } = target
  const elements = say.target(all).replace(/^the /, '')
  if (count === 0) return `There is no ${elements}`
  if (count === 1) return `There is one ${elements}`
  const role = /^(search field|list entry|progress bar|menu entry|\S+)/.exec(elements)?.[0] ?? ''
  return `There are ${count} ${pluralOf(role)}${elements.slice(role.length)}`
}

function pluralOf(noun: string): string {
  if (noun.endsWith('y')) return `${noun.slice(0, -1)}ies`
  return /(s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`
}
