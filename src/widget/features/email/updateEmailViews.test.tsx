import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { renderNow } from '../../testing/renderNow.tsx'
import { createEmailTest } from './testing/emailTest.ts'
import { logInTest } from './testing/logInTest.ts'
import UpdateEmailPrimaryOtpView from './UpdateEmailPrimaryOtpView.tsx'
import UpdateEmailSecondaryOtpView from './UpdateEmailSecondaryOtpView.tsx'
import UpdateEmailWalletView from './UpdateEmailWalletView.tsx'
import UpgradeEmailWalletView from './UpgradeEmailWalletView.tsx'

function setUp() {
  const test = createEmailTest({ dashboardUrl: 'https://secure.test/dashboard' })
  logInTest(test)
  return test.core
}

it('shows a field with the current address, Cancel and a disabled Save [C-162 C-255]', () => {
  const core = setUp()
  core.open('UpdateEmailWallet')
  const html = renderNow(core, UpdateEmailWalletView)
  expect(html).toContain('value="ada@example.com"')
  expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Cancel/)
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Save/)
})

it('shows the address, six boxes and a back link on the code screens [C-163 C-196 C-349]', () => {
  const core = setUp()
  core.modal.setState({ codeSentTo: 'ada@example.org' })
  core.open('UpdateEmailPrimaryOtp', { email: 'ada@example.com', newEmail: 'ada@example.org' })
  const draw = (view: ComponentType) => renderNow(core, view).replaceAll('<wbr/>', '')
  const primary = draw(UpdateEmailPrimaryOtpView)
  expect(primary).toContain('ada@example.com')
  expect(primary).not.toContain('ada@example.org')
  core.open('UpdateEmailSecondaryOtp', { email: 'ada@example.org' })
  const secondary = draw(UpdateEmailSecondaryOtpView)
  expect(secondary).toContain('ada@example.org')
  for (const html of [primary, secondary]) {
    expect(html.match(/aria-label="Digit \d"/g)).toHaveLength(6)
    expect(html).toContain('The code expires in 20 minutes')
    expect(html).toMatch(/<button[^>]*>Something wrong\? Try again<\/button>/)
  }
})

it('links the upgrade to the secure site in a new tab, with a warning [C-156 C-157]', () => {
  const html = renderNow(setUp(), UpgradeEmailWalletView)
  expect(html).toContain('Follow the instructions on the secure site')
  expect(html).toContain('You will have to reconnect for security reasons')
  expect(html).toMatch(/<a[^>]*href="https:\/\/secure.test\/dashboard"[^>]*target="_blank"/)
})
