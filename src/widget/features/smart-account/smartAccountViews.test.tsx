import { expect, it } from 'vitest'
import { createApprovalTest } from '../../testing/approvalTest.ts'
import { renderView } from '../../testing/renderView.tsx'
import { AccountTypeToggle } from './public/AccountTypeToggle.tsx'
import { toggleLabel } from './smartAccountRules.ts'
import UpgradeToSmartAccountView from './UpgradeToSmartAccountView.tsx'
import { createSmartAccountTexts } from '../../core/texts/account/smartAccountTexts.ts'

it('shows Discover Smart Accounts with both buttons and a link to more [C-158 C-161]', () => {
  const { core } = createApprovalTest()
  core.open('UpgradeToSmartAccount')
  const html = renderView(core, UpgradeToSmartAccountView)
  expect(html).toContain('Discover Smart Accounts')
  expect(html).toContain('>Do it later<')
  expect(html).toContain('>Continue<')
  expect(html).toMatch(/<a [^>]*href="https:\/\/ethereum\.org[^"]*"[^>]*>Learn more/)
})

it('names the other account type on the toggle, and hides it without a choice [C-280]', () => {
  const { core } = createApprovalTest()
  expect(renderView(core, AccountTypeToggle)).toBe('')
  const smartAccount = core.use(createSmartAccountTexts)
  expect(toggleLabel(smartAccount, 'eoa')).toBe('Use smart account')
  expect(toggleLabel(smartAccount, 'smartAccount')).toBe('Use standard account')
})
