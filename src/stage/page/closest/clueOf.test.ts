// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Step } from '../../../scenarios/index.ts'
import { clueOf } from './clueOf.ts'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9))
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const click = (name: string, more = {}): Step => ({
  do: 'click',
  target: { role: 'button', name, ...more },
})

function look(html: string, step: Step) {
  document.body.innerHTML = `<div id="stage">${html}</div>`
  const clue = clueOf(document, step)
  return clue && { words: clue.words, ids: clue.elements.map(({ id }) => id) }
}

it.each<[string, string, Step, string, readonly string[]]>([
  [
    'a similar name',
    '<button>Cancel</button><button id="it">Confirm swap</button>',
    click('Confirm'),
    'The closest is the button “Confirm swap”, outlined on the stage.',
    ['it'],
  ],
  [
    'a similar name of a disabled element',
    '<button id="it" disabled>Confirm swap</button>',
    click('Confirm'),
    'The closest is the button “Confirm swap”, which is disabled, outlined on the stage.',
    ['it'],
  ],
  [
    'the element itself when it is disabled',
    '<button>Confirm swap</button><button id="it" disabled>Confirm</button>',
    click('Confirm'),
    'It is disabled, and outlined on the stage.',
    ['it'],
  ],
  [
    'all elements of the name',
    '<button id="a">Confirm</button><button id="b">Confirm</button>',
    click('Confirm'),
    'All 2 are outlined on the stage.',
    ['a', 'b'],
  ],
  [
    'the only one when a later one is wanted',
    '<button id="a">Confirm</button>',
    click('Confirm', { nth: 2 }),
    'There is only one, outlined on the stage.',
    ['a'],
  ],
  [
    'the same name of another role before a similar name',
    '<button>Confirm swap</button><a id="it" href="#">Confirm</a>',
    click('Confirm'),
    'The closest is the link “Confirm”, outlined on the stage.',
    ['it'],
  ],
  [
    'the same name behind the modal',
    '<button id="it">Connect Wallet</button><dialog open><button>Back</button></dialog>',
    click('Connect Wallet'),
    'The closest is the button “Connect Wallet” on the page, outlined on the stage.',
    ['it'],
  ],
  [
    'the element of an expectation about its state',
    '<input type="checkbox" id="it" aria-label="Trust">',
    { expect: 'element', target: { role: 'checkbox', name: 'Trust' }, is: 'checked' },
    'It is outlined on the stage.',
    ['it'],
  ],
  [
    'the innermost element of a similar text',
    '<section><p id="it">Balance 10.5 ETH</p></section><p>Cancel</p>',
    { expect: 'text', text: 'Balance 10.4 ETH' },
    'The closest text is “Balance 10.5 ETH”, outlined on the stage.',
    ['it'],
  ],
  [
    'the heading that stands where another view is expected',
    '<dialog open><h1 id="it">Swap</h1></dialog>',
    { expect: 'view', is: 'Connect' },
    'The title is “Swap”, outlined on the stage.',
    ['it'],
  ],
])('points to %s', (_case, html, step, words, ids) => {
  expect(look(html, step)).toEqual({ words, ids })
})

it.each<[string, Step]>([
  ['nothing is similar', click('Delete everything')],
  ['the target has no name', { do: 'click', target: { role: 'slider' } }],
  ['a text is not similar', { expect: 'text', text: 'Insufficient funds' }],
  ['a text is there that is not expected', { expect: 'text', text: 'Confirm', absent: true }],
  ['no modal is open', { expect: 'view', is: 'Connect' }],
  ['the step is not about the page', { do: 'run', ms: 5 }],
])('points to nothing when %s', (_case, step) => {
  expect(look('<button>Confirm</button>', step)).toBeUndefined()
})
