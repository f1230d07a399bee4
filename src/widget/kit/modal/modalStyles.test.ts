import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\s+/g, ' ')
const modal = read('modal.css')
const slide = read('viewSlide.css')
const base = read('../../theme/base.css')

it('keeps the card at 360 px and turns it into a sheet at 430 px and narrower [C-360 C-361]', () => {
  expect(/\.fy-modal-place \{[^}]*max-width: 360px;/.test(modal)).toBe(true)
  expect(
    /@media \(max-width: 430px\) \{ \.fy-modal-place \{[^}]*max-width: none;/.test(modal),
  ).toBe(true)
})

it('slides in from the left when the history got shorter and from the right otherwise, for 150 ms [C-039]', () => {
  expect(slide).toContain("[data-direction='prev'] { --foyer-slide-from: -16px; }")
  expect(slide).toContain("[data-direction='next'] { --foyer-slide-from: 16px; }")
  expect(slide).toContain('animation: fy-slide var(--foyer-slow)')
  expect(base).toContain('--foyer-slow: 150ms')
})

it('changes the height in 150 ms and the title in 120 ms [C-358]', () => {
  const frame = read('../../shell/views/animatedHeight.css')
  expect(frame).toContain('transition: height var(--foyer-slow)')
  expect(read('headerBar.css')).toContain('animation: fy-title var(--foyer-fast)')
  expect(base).toContain('--foyer-fast: 120ms')
})
