// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFollowedRow } from './useFollowedRow.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  grown = 0
})

const height = 30
/** The last row is so much higher. */
let grown = 0
const titles = ['one', 'two', 'three', 'four', 'five', 'six']

/** A list of two visible rows. The environment has no layout. */
function Sample({ running, run = 'run' }: { readonly running: string; readonly run?: string }) {
  const { ref, isFollowed, hold, follow, onScroll, onFocus } = useFollowedRow(run, [running])
  return (
    <>
      <button type="button" aria-pressed={isFollowed} onClick={isFollowed ? hold : follow}>
        Follow
      </button>
      <div
        ref={ref}
        role="group"
        aria-label="list"
        style={{ overflowY: 'auto' }}
        onScroll={onScroll}
        onFocus={onFocus}
      >
        <table>
          <tbody>
            {titles.map((title) => (
              <tr key={title} data-result={title === running ? 'running' : 'waiting'}>
                <td>
                  <button type="button">{title}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const list = () => screen.getByRole('group', { name: 'list' })
const follow = () => screen.getByRole('button', { name: 'Follow' })
const isFollowed = () => follow().getAttribute('aria-pressed')

function setUp() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const at = titles.indexOf(this.textContent)
    const more = this.textContent === titles.at(-1) ? grown : 0
    const top = this.tagName === 'TR' ? at * height - list().scrollTop : 0
    return new DOMRect(0, top, 100, this.tagName === 'TR' ? height + more : 2 * height)
  })
  const { rerender } = render(<Sample running="one" />)
  return {
    play: (running: string, run = 'run') => rerender(<Sample running={running} run={run} />),
    scroll(top: number) {
      list().scrollTop = top
      fireEvent.scroll(list())
    },
  }
}

it('scrolls to the row that is played, and no more once a person has scrolled it away', () => {
  const { play, scroll } = setUp()
  play('four')
  expect(list().scrollTop).toBe(2 * height)
  scroll(0)
  expect(isFollowed()).toBe('false')
  play('five')
  expect(list().scrollTop).toBe(0)
  scroll(3 * height)
  expect(isFollowed()).toBe('true')
  play('six')
  expect(list().scrollTop).toBe(4 * height)
})

it('keeps the last row visible when its failure makes it higher', () => {
  const { play } = setUp()
  play('six')
  grown = 20
  play('')
  expect(list().scrollTop).toBe(4 * height + grown)
})

it('stays held while the visible row is scrolled a little, and follows the next run', () => {
  const { play, scroll } = setUp()
  fireEvent.click(follow())
  scroll(0)
  expect(isFollowed()).toBe('false')
  play('four')
  expect(list().scrollTop).toBe(0)
  play('four', 'next run')
  expect(list().scrollTop).toBe(2 * height)
})

it('stops when another row gets the focus, but not when the stage gives it back', () => {
  setUp()
  const focus = (title: string, relatedTarget: Element) =>
    fireEvent.focusIn(screen.getByRole('button', { name: title }), { relatedTarget })
  focus('two', document.createElement('iframe'))
  expect(isFollowed()).toBe('true')
  focus('one', follow())
  expect(isFollowed()).toBe('true')
  focus('two', follow())
  expect(isFollowed()).toBe('false')
})
