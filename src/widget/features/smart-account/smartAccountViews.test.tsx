// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createApprovalTest } from '../../testing/approvalTest.ts'
import { showView } from '../../testing/showView.tsx'
import { AccountTypeToggle } from './public/AccountTypeToggle.tsx'
import { toggleLabel } from './smartAccountRules.ts'
import UpgradeToSmartAccountView from './UpgradeToSmartAccountView.tsx'
import { smartAccountTexts } from '../../core/texts/account/smartAccountTexts.ts'

it('shows Discover Smart Accounts with both buttons and a link to more [C-158 C-161]', () => {
  const { core } = createApprovalTest()
  core.open('UpgradeToSmartAccount')
  const { container, getAllByRole, getByRole } = showView(core, UpgradeToSmartAccountView)
  expect(container.textContent).toContain('Discover Smart Accounts')
  expect(getAllByRole('button', { name: 'Do it later' })).toHaveLength(1)
  expect(getAllByRole('button', { name: 'Continue' })).toHaveLength(1)
  const more = getByRole('link', { name: /Learn more/ })
  expect(more.getAttribute('href')).toMatch(/^https:\/\/ethereum\.org/)
})

it('names the other account type on the toggle, and hides it without a choice [C-280]', () => {
  const { core } = createApprovalTest()
  expect(showView(core, AccountTypeToggle).container.innerHTML).toBe('')
  const smartAccount = core.use(smartAccountTexts)
  expect(toggleLabel(smartAccount, 'eoa')).toBe('Use smart account')
  expect(toggleLabel(smartAccount, 'smartAccount')).toBe('Use standard account')
})

it('says that a switch of the account type takes long, after 5 seconds', async () => {
  const { core, clock } = createApprovalTest({
    getSmartAccountEnabledNetworks: () => Promise.resolve(['eip155:1']),
    setPreferredAccount: () => new Promise(() => undefined),
  })
  const { container, findByRole, user } = showView(core, AccountTypeToggle)
  await user.click(await findByRole('button', { name: 'Use smart account' }))
  const live = container.querySelector('[aria-live=polite]')
  await act(() => clock.run(4_999))
  expect(live?.textContent).toBe('')
  await act(() => clock.run(1))
  expect(live?.textContent).toBe('This is taking longer than usual.')
})
