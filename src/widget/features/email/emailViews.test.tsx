// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { showView } from '../../testing/showView.tsx'
import { createEmailDraft } from './emailDrafts.ts'
import EmailField from './public/EmailField.tsx'
import EmailVerifyDeviceView from './EmailVerifyDeviceView.tsx'
import EmailVerifyOtpView from './EmailVerifyOtpView.tsx'
import { createEmailTest } from './testing/emailTest.ts'

const email = 'ada@example.com'

describe('the e-mail field', () => {
  const showField = (typed: string) => {
    const { core } = createEmailTest()
    core.use(createEmailDraft).setState({ email: typed })
    return showView(core, EmailField)
  }

  it('shows the arrow beside the e-mail address only when there is something to submit [C-250]', async () => {
    const { getAllByRole, getByRole, queryByRole, user } = showField('a@b')
    expect(queryByRole('button', { name: 'Continue with email' })).toBeNull()
    await user.type(getByRole('textbox'), 'c')
    expect(getAllByRole('button', { name: 'Continue with email' })).toHaveLength(1)
  })

  it('shows the previously typed e-mail address', () => {
    expect(showField(email).getByRole<HTMLInputElement>('textbox').value).toBe(email)
  })
})

describe('the code screen', () => {
  const showCode = () => {
    const { core } = createEmailTest({ nextEmailLoginAt: () => 12_000 })
    core.open('EmailVerifyOtp', { email })
    return showView(core, EmailVerifyOtpView)
  }

  it('requests the 6 digits sent to the address, which are valid for 20 minutes [C-149 C-349]', () => {
    const { container, getAllByRole, getAllByText } = showCode()
    expect(container.innerHTML).toContain('>ada@<wbr>example.<wbr>com<')
    expect(getAllByText('The code expires in 20 minutes')).toHaveLength(1)
    expect(getAllByRole('textbox', { name: /^Digit \d/ })).toHaveLength(6)
  })

  it('counts down to the next mail, which cannot be requested yet [C-188 C-350]', () => {
    const resend = showCode().getByRole('button', { name: /Resend in 12 s/ })
    expect(resend.getAttribute('aria-disabled')).toBe('true')
  })
})

it('shows on the device screen how to approve the link in the mail, or to send it again [C-150 C-151]', () => {
  const { core } = createEmailTest()
  core.open('EmailVerifyDevice', { email })
  const { container, getAllByRole, getAllByText } = showView(core, EmailVerifyDeviceView)
  expect(getAllByText(/Approve the sign-in link we sent to/)).toHaveLength(1)
  expect(container.innerHTML).toContain('>ada@<wbr>example.<wbr>com<')
  expect(getAllByRole('button', { name: /Resend email/ })).toHaveLength(1)
})

it('shows no code screen without a secure site', () => {
  const { core } = createEmailTest()
  const { auth: _, ...backend } = core.backend
  core.open('EmailVerifyOtp', { email })
  expect(() => showView({ ...core, backend }, EmailVerifyOtpView)).toThrow(
    'Auth connector not found',
  )
})
