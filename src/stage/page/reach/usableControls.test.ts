// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usableControls } from './usableControls.ts'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9))
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  // Out of view, so that nothing covers them.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('names buttons, links and fields, and numbers those with the same name', () => {
  document.body.innerHTML =
    '<button>Pay</button><button>Pay</button><a href="/cart">Cart</a><input aria-label="Bread">'
  expect(usableControls(document)).toEqual([
    { role: 'button', name: 'Pay', nth: 0 },
    { role: 'button', name: 'Pay', nth: 1 },
    { role: 'link', name: 'Cart' },
    { role: 'textbox', name: 'Bread' },
  ])
})

it.each([
  '<button disabled>Pay</button>',
  '<button aria-disabled="true">Pay</button>',
  '<main inert><button>Pay</button></main>',
  '<input aria-label="Bread" readonly>',
  '<input aria-label="PIN" type="password">',
  '<input aria-label="Key" data-foyer-secret="KEY">',
  '<a href="https://elsewhere.example/">Away</a>',
  '<a href="/cart" target="_blank">New window</a>',
  '<a href="/list.csv" download>List</a>',
  '<foyer-simulated><button>Open the panels</button></foyer-simulated>',
])('leaves out %s', (html) => {
  document.body.innerHTML = html
  expect(usableControls(document)).toEqual([])
})

it('leaves out a control that another element covers', () => {
  document.body.innerHTML = '<button>Pay</button><aside>Cookies</aside>'
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(0, 0, 9, 9),
  ] as unknown as DOMRectList)
  document.elementFromPoint = () => document.querySelector('aside')
  expect(usableControls(document)).toEqual([])
})
