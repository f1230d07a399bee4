import { expect, it } from 'vitest'
import type { FramePlace } from '../../../backends/port/auth.ts'
import type { Device } from '../../../backends/port/browser.ts'
import { loadLocale } from '../../locales/loadLocale.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { isNarrow } from './frameRules.ts'
import { showFrame } from './showFrame.ts'

// The view's element is only passed on.
const element = {} as HTMLElement

it('pins the frame to the bottom at 430 px or narrower [C-154]', () => {
  expect([isNarrow(360), isNarrow(430), isNarrow(431)]).toEqual([true, true, false])
})

it('shows the frame, moves it with the width of the window, and hides it [C-153 C-154]', () => {
  const places: FramePlace[] = []
  let notify: (device: Device) => void = () => undefined
  const device = (width: number): Device => ({ kind: 'desktop', mobile: false, width })
  const { core } = createTestCore({
    backend: {
      auth: { place: (place) => void places.push(place) },
      browser: {
        device: () => device(1280),
        subscribeDevice(listener) {
          notify = listener
          return () => (notify = () => undefined)
        },
      },
    },
  })
  const hide = showFrame(core, element)
  notify(device(400))
  hide()
  notify(device(1280))
  expect(places).toEqual([
    { shown: true, mobile: false, element, label: 'Approve Transaction' },
    { shown: true, mobile: true, element, label: 'Approve Transaction' },
    { shown: false },
  ])
})

it('renames the frame when the language changes, but not after it is hidden', async () => {
  const places: FramePlace[] = []
  const { core } = createTestCore({
    backend: {
      auth: { place: (place) => void places.push(place) },
      browser: { subscribeDevice: () => () => undefined },
    },
  })
  const hide = showFrame(core, element)
  core.locale.store.setState(await loadLocale(core, 'de'))
  hide()
  core.locale.store.setState(await loadLocale(core, 'en'))
  expect(places).toMatchObject([
    { label: 'Approve Transaction' },
    { label: 'Transaktion freigeben' },
    { shown: false },
  ])
})
