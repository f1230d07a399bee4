import { expect, it } from 'vitest'
import { createWindowBrowser } from '../../../../backends/real/browser/windowBrowser.ts'
import { fakeWindow } from '../../../../backends/real/testing/fakeWindow.ts'
import { openProvider } from './openProvider.ts'
import { createOnrampTest } from '../testing/onrampTest.ts'

function setUp() {
  const host = fakeWindow()
  const { backend } = createOnrampTest().core
  const browser = createWindowBrowser(() => host.window)
  return { ...host, open: (url: string) => openProvider({ backend: { ...backend, browser } }, url) }
}

it("opens the provider's page in a popup of 600 by 800 with scrollbars [A-153]", () => {
  const { open, opened, popup } = setUp()
  open('https://pay.test/buy')
  expect(opened).toEqual([['', 'popupWindow', 'width=600,height=800,scrollbars=yes']])
  expect(popup.location.href).toBe('https://pay.test/buy')
})

it("gives the provider's page no reference to its opener", () => {
  const { open, popup } = setUp()
  open('https://pay.test/buy')
  expect(popup).toMatchObject({ opener: null })
})

it('leaves no popup behind for an address that may not be opened', () => {
  const { open, popup } = setUp()
  expect(() => open('javascript:alert(1)')).toThrow(
    expect.objectContaining({ code: 'link.refused' }),
  )
  expect(popup).toMatchObject({ closed: true, location: { href: '' } })
})
