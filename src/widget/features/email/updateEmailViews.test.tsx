// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showView } from '../../testing/showView.tsx'
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

it('shows a field with the current address, Cancel and a disabled Save [C-162 C-255]', async () => {
  const core = setUp()
  core.open('UpdateEmailWallet')
  const { getAllByRole, getByRole, user } = showView(core, UpdateEmailWalletView)
  const field = getByRole<HTMLInputElement>('textbox')
  const save = getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(field.value).toBe('ada@example.com')
  expect(getAllByRole('button', { name: 'Cancel' })).toHaveLength(1)
  expect(save.disabled).toBe(true)
  await user.clear(field)
  await user.type(field, 'ada@example.org')
  expect(save.disabled).toBe(false)
})

it('shows the address, six boxes and a back link on the code screens [C-163 C-196 C-349]', () => {
  const core = setUp()
  core.modal.setState({ codeSentTo: 'ada@example.org' })
  core.open('UpdateEmailPrimaryOtp', { email: 'ada@example.com', newEmail: 'ada@example.org' })
  const primary = showView(core, UpdateEmailPrimaryOtpView)
  expect(primary.container.textContent).toContain('ada@example.com')
  expect(primary.container.textContent).not.toContain('ada@example.org')
  core.open('UpdateEmailSecondaryOtp', { email: 'ada@example.org' })
  const secondary = showView(core, UpdateEmailSecondaryOtpView)
  expect(secondary.container.textContent).toContain('ada@example.org')
  for (const screen of [primary, secondary]) {
    expect(screen.getAllByRole('textbox', { name: /^Digit \d/ })).toHaveLength(6)
    expect(screen.getAllByText('The code expires in 20 minutes')).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Something wrong? Try again' })).toHaveLength(1)
  }
})

it('links the upgrade to the secure site in a new tab, with a warning [C-156 C-157]', () => {
  const { getAllByText, getByRole } = showView(setUp(), UpgradeEmailWalletView)
  expect(getAllByText(/Follow the instructions on the secure site/)).toHaveLength(1)
  expect(getAllByText(/You will have to reconnect for security reasons/)).toHaveLength(1)
  const link = getByRole('link')
  expect(link.getAttribute('href')).toBe('https://secure.test/dashboard')
  expect(link.getAttribute('target')).toBe('_blank')
})
