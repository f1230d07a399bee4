import { describe, expect, it } from 'vitest'
import type { Browser } from '../../src/backends/port/browser.ts'

/** The contract of the page around the widget. */
export function browserContract(name: string, make: () => Browser): void {
  describe(`a browser: ${name}`, () => {
    it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org/', 'file:///x', 'x'])(
      'refuses the link %s in both targets',
      (link) => {
        const refusal = expect.objectContaining({ code: 'link.refused' })
        expect(() => make().openLink(link, 'self')).toThrow(refusal)
        expect(() => make().openLink(link, 'blank')).toThrow(refusal)
      },
    )

    it('navigates a popup to checked addresses only', () => {
      const popup = make().openPopup('popupWindow')
      const refusal = expect.objectContaining({ code: 'link.refused' })
      expect(() => popup.navigate('javascript:alert(1)')).toThrow(refusal)
      popup.navigate('https://accounts.example/')
      expect(popup.isSource(null)).toBe(false)
      popup.close()
      expect(popup.closed).toBe(true)
    })

    it('reads the copied text from the clipboard', async () => {
      const browser = make()
      await browser.copy('0xabc')
      expect(await browser.readClipboard()).toBe('0xabc')
    })

    it('copies no selection when nothing is selected', () => {
      expect(make().copySelection()).toBe(false)
    })

    it('reports device, theme and visibility, and removes every listener', () => {
      const browser = make()
      expect(browser.device()).toMatchObject({ kind: 'desktop', mobile: false })
      expect([browser.prefersDark(), browser.visible()]).toEqual([false, true])
      const stops = [
        browser.subscribeDevice(() => undefined),
        browser.subscribePrefersDark(() => undefined),
        browser.subscribeVisible(() => undefined),
        browser.subscribeMessages(() => undefined),
        browser.lockScroll(),
        browser.whenIdle(() => undefined),
      ]
      expect([...stops, ...stops].map((stop) => stop() === undefined)).not.toContain(false)
    })
  })
}
