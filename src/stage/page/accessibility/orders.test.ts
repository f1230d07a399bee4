// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readingOrderOf } from './readingOrderOf.ts'
import { tabStopsOf } from './tabStopsOf.ts'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
})

afterEach(() => {
  document.body.innerHTML = ''
})

const stops = () => tabStopsOf(document).map(({ id }) => id)

it('puts positive tab indexes first, and leaves out negative and disabled ones', () => {
  document.body.innerHTML = `
    <button id="a"></button><button id="b" tabindex="2"></button><button id="c" tabindex="1"></button>
    <button id="d" tabindex="-1"></button><button id="e" disabled></button><div id="f" tabindex="0"></div>`
  expect(stops()).toEqual(['c', 'b', 'a', 'f'])
})

it('reaches the chosen radio button of a group, otherwise its first', () => {
  document.body.innerHTML = `
    <input type="radio" name="one" id="a"><input type="radio" name="one" id="b" checked>
    <input type="radio" name="two" id="c"><input type="radio" name="two" id="d">`
  expect(stops()).toEqual(['b', 'c'])
})

it('reaches into a shadow root at the place of its host, and to what is in a slot', () => {
  document.body.innerHTML = '<button id="a"></button><section><a id="s" href="#"></a></section>'
  const root = (document.querySelector('section') as HTMLElement).attachShadow({ mode: 'open' })
  root.innerHTML = '<button id="x"></button><slot></slot><button id="y"></button>'
  document.body.insertAdjacentHTML('beforeend', '<button id="z"></button>')
  expect(stops()).toEqual(['a', 'x', 's', 'y', 'z'])
})

const read = () =>
  readingOrderOf(document).map(({ role, name, isContainer }) =>
    isContainer ? `${role}: ${name}` : `${role} ${name}`,
  )

it('reads containers before their parts, and controls as one', () => {
  document.body.innerHTML = `
    <main><h1>Pay <em>now</em></h1><p>Two words</p>
    <ul><li><button><img alt="">Send</button></li></ul><input aria-label="Amount"></main>`
  expect(read()).toEqual([
    'main: ',
    'heading Pay now',
    'text Two words',
    'list: ',
    'button Send',
    'textbox Amount',
  ])
})

it('reads a sentence with emphasis as one text, and nothing that is hidden', () => {
  document.body.innerHTML =
    '<p>It is <b style="display: inline">very</b> late</p><p aria-hidden="true">Decoration</p><img alt=""><svg></svg>'
  expect(read()).toEqual(['text It is very late'])
})
