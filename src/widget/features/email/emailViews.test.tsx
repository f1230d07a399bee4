import { describe, expect, it } from 'vitest'
import { renderView } from '../../testing/renderView.tsx'
import { createEmailDraft } from './emailDrafts.ts'
import EmailField from './public/EmailField.tsx'
import EmailVerifyDeviceView from './EmailVerifyDeviceView.tsx'
import EmailVerifyOtpView from './EmailVerifyOtpView.tsx'
import { createEmailTest } from './testing/emailTest.ts'

const email = 'ada@example.com'

describe('the e-mail field', () => {
  const draw = (typed: string) => {
    const { core } = createEmailTest()
    core.use(createEmailDraft).setState({ email: typed })
    return renderView(core, EmailField)
  }

  it('shows the arrow only when there is something to submit [C-250]', () => {
    expect(draw('a@b')).not.toContain('Continue with email')
    expect(draw('a@bc')).toContain('aria-label="Continue with email"')
  })

  it('shows the previously typed address', () => {
    expect(draw(email)).toContain(`value="${email}"`)
  })
})

describe('the code screen', () => {
  const draw = () => {
    const { core } = createEmailTest({ nextEmailLoginAt: () => 12_000 })
    core.open('EmailVerifyOtp', { email })
    return renderView(core, EmailVerifyOtpView)
  }

  it('requests the 6 digits sent to the address, which are valid for 20 minutes [C-149 C-349]', () => {
    const html = draw()
    expect(html).toContain('>ada@<wbr/>example.<wbr/>com<')
    expect(html).toContain('The code expires in 20 minutes')
    expect(html.match(/aria-label="Digit \d"/g)).toHaveLength(6)
  })

  it('counts down to the next mail, which cannot be requested yet [C-188 C-350]', () => {
    expect(draw()).toMatch(/<button[^>]*aria-disabled="true"[^>]*>.*Resend in 12 s/)
  })
})

it('shows on the device screen how to approve the link in the mail, or to send it again [C-150 C-151]', () => {
  const { core } = createEmailTest()
  core.open('EmailVerifyDevice', { email })
  const html = renderView(core, EmailVerifyDeviceView)
  expect(html).toContain('Approve the login link we sent to')
  expect(html).toContain('>ada@<wbr/>example.<wbr/>com<')
  expect(html).toMatch(/<button[^>]*>.*Resend email/)
})

it('shows no code screen without a secure site', () => {
  const { core } = createEmailTest()
  const { auth: _, ...backend } = core.backend
  core.open('EmailVerifyOtp', { email })
  expect(() => renderView({ ...core, backend }, EmailVerifyOtpView)).toThrow(
    'Auth connector not found',
  )
})
