// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchAnnouncements, type Announcement } from './watchAnnouncements.ts'

let heard: Announcement[] = []
let stop = () => {}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  heard = []
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

/** Watches a page; the returned function finds an element of it. */
function watch(html: string) {
  document.body.innerHTML = html
  stop = watchAnnouncements(document, (announcement) => heard.push(announcement))
  return (selector: string) => document.querySelector(selector) as HTMLElement
}

const { happyDOM } = window as unknown as { happyDOM: { waitUntilComplete(): Promise<void> } }

const texts = async () => {
  await happyDOM.waitUntilComplete()
  return heard.map(({ text }) => text)
}

it('hears a text that changes in a live region, and no text that was there before', async () => {
  const find = watch('<p role="status">Before</p><p id="other">Quiet</p>')
  find('#other').textContent = 'Still quiet'
  find('[role=status]').textContent = 'Saved'
  expect(await texts()).toEqual(['Saved'])
  expect(heard[0]).toMatchObject({ politeness: 'polite', isNewRegion: false })
})

it('hears an alert as assertive, also when it comes with its text', async () => {
  watch('<main></main>')('main').innerHTML = '<p role="alert">Wrong code</p>'
  expect(await texts()).toEqual(['Wrong code'])
  expect(heard[0]).toMatchObject({ politeness: 'assertive', isNewRegion: false })
})

it('marks a status that comes together with its text', async () => {
  watch('<main></main>')('main').innerHTML = '<p role="status">Loading</p>'
  expect(await texts()).toEqual(['Loading'])
  expect(heard[0]).toMatchObject({ isNewRegion: true })
})

it('hears only what a log and a region that is not atomic add', async () => {
  const find = watch('<div role="log"><p>One</p></div><div aria-live="polite">A</div>')
  find('[role=log]').insertAdjacentHTML('beforeend', '<p>Two</p>')
  find('[aria-live]').append(' B')
  expect((await texts()).toSorted()).toEqual(['B', 'Two'])
})

it.each([
  ['hidden from screen readers', '<div aria-hidden="true"><p role="status"></p></div>'],
  ['turned off', '<p role="status" aria-live="off"></p>'],
  ['busy', '<p role="status" aria-busy="true"></p>'],
])('hears nothing from a region that is %s', async (_, html) => {
  watch(html)('[role=status]').textContent = 'Saved'
  expect(await texts()).toEqual([])
})

it('hears regions inside an open shadow root, also of an element that is added later', async () => {
  const find = watch('<main></main>')
  const host = document.createElement('section')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<p role="status"></p>'
  find('main').append(host)
  await texts()
  ;(root.querySelector('p') as HTMLElement).textContent = 'Inside'
  expect(await texts()).toEqual(['Inside'])
})

it('leaves out what a region hides, and reads the name of a picture', async () => {
  const find = watch('<p role="status"></p>')
  find('p').innerHTML = '<img alt="Done"> <span aria-hidden="true">✓</span> 3 of 3'
  expect(await texts()).toEqual(['Done 3 of 3'])
})
