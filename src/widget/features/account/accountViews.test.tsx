// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { show, showView } from '../../testing/showView.tsx'
import { testNetworks } from '../../testing/testNetworks.ts'
import AccountSettingsView from './AccountSettingsView.tsx'
import AccountView from './AccountView.tsx'
import ProfileView from './ProfileView.tsx'
import SelectAddressesView from './SelectAddressesView.tsx'
import { LightbulbIcon } from '../../kit/icons/accountIcons.tsx'
import { MailIcon } from '../../kit/icons/connectIcons.tsx'
import SwitchAddressView from './SwitchAddressView.tsx'
import { createLoginTest } from './testing/loginTest.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function wallet(accounts = [testAddress]) {
  const test = createTestCore()
  test.core.session.adopt(testConnector, createTestConnection({ accounts }).connection)
  return test.core
}

/** The badge on an avatar: size, kind and picture. */
function badgeOf(button: HTMLElement) {
  const badge = button.querySelector<HTMLElement>('.fy-account-badge')
  return badge && { size: badge.dataset.size, type: badge.dataset.type, picture: badge.innerHTML }
}

const drawn = (icon: ReactNode) => show(icon).container.innerHTML

describe('the default account', () => {
  it('shows a mail badge for several accounts, a lightbulb for a smart account [C-126 C-127]', async () => {
    const { core } = createLoginTest()
    const { getByRole, user } = showView(core, AccountView)
    const profile = getByRole('button', { name: 'Profile' })
    const mail = drawn(<MailIcon size={14} />)
    const lightbulb = drawn(<LightbulbIcon size={14} />)
    expect(mail).not.toBe(lightbulb)
    expect(profile.dataset.multi).toBe('true')
    expect(badgeOf(profile)).toEqual({ size: 'm', type: 'eoa', picture: mail })
    act(() => core.account.setState({ type: 'smartAccount' }))
    expect(badgeOf(profile)).toEqual({ size: 'm', type: 'smartAccount', picture: lightbulb })
    await user.click(profile)
    expect(core.router.current().view).toBe('Profile')
  })

  it("shows the wallet's picture as a badge for several accounts of a wallet", () => {
    const core = wallet()
    const accounts = [1, 2].map((digit) => ({
      address: `0x${String(digit).repeat(40)}`,
      type: 'eoa' as const,
    }))
    core.account.setState({ allAccounts: accounts })
    const settings = showView(core, AccountView).getByRole('button', { name: 'Account Settings' })
    expect(settings.dataset.multi).toBe('true')
    const badge = badgeOf(settings)
    expect(badge).toMatchObject({ size: 'm', type: 'wallet' })
    const { container } = show(<MailIcon />)
    expect(badge?.picture).toContain('data-kind="wallet"')
    expect(badge?.picture).not.toContain(container.querySelector('svg')?.innerHTML)
  })

  it('shows a plain avatar that opens the settings for one account [C-126]', async () => {
    const core = wallet()
    const { getByRole, user } = showView(core, AccountView)
    const avatar = getByRole('button', { name: 'Account Settings' })
    expect(badgeOf(avatar)).toBeNull()
    await user.click(avatar)
    expect(core.router.current().view).toBe('AccountSettings')
  })

  it('shows a switch-address entry on EVM [C-128]', async () => {
    const core = wallet()
    const { getByRole, user } = showView(core, AccountView)
    await user.click(getByRole('button', { name: 'Switch address' }))
    expect(core.router.current().view).toBe('SwitchAddress')
    const solana = createTestCore().core
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { connection } = createTestConnection({ chain: 'solana', chainId })
    solana.session.adopt({ ...testConnector, chain: 'solana' }, connection)
    const { getAllByRole, queryByText } = showView(solana, AccountView)
    expect(getAllByRole('button', { name: 'Disconnect' })).toHaveLength(1)
    expect(queryByText('Switch address')).toBeNull()
  })

  it('offers the upgrade to a login only [C-132]', async () => {
    const { core } = createLoginTest()
    const { getByRole, user } = showView(core, AccountView)
    const upgrade = getByRole('button', { name: /Upgrade your wallet/ })
    within(upgrade).getByText('Transition to a self-custodial wallet')
    await user.click(upgrade)
    expect(core.router.current().view).toBe('UpgradeEmailWallet')
    expect(showView(wallet(), AccountView).queryByText('Upgrade your wallet')).toBeNull()
  })

  it('shows an e-mail row that opens its change [C-133]', async () => {
    const { core } = createLoginTest()
    const { getByRole, user } = showView(core, AccountView)
    await user.click(getByRole('button', { name: /ada@example.com/ }))
    expect(core.router.current().view).toBe('UpdateEmailWallet')
  })

  it('shows a social row without a link [C-133]', () => {
    const user = { socialProvider: 'google', userName: 'Ada' } as const
    const { getByText, queryByText } = showView(createLoginTest({ user }).core, AccountView)
    expect(getByText('Ada').closest('.fy-row, button, a')?.tagName).toBe('DIV')
    expect(queryByText('ada@example.com')).toBeNull()
  })
})

describe('the profile', () => {
  it('shows the user, the settings and the accounts with the active one marked [C-135 C-136 C-137]', () => {
    const { getAllByRole, getAllByText, getByRole } = showView(createLoginTest().core, ProfileView)
    expect(getAllByRole('heading', { level: 2, name: '0x11...1111' })).toHaveLength(1)
    expect(getAllByRole('button', { name: 'Copy address' })).toHaveLength(1)
    expect(getAllByRole('button', { name: /Account Settings/ })).toHaveLength(1)
    expect(getAllByText('Your accounts')).toHaveLength(1)
    const accounts = within(getByRole('list', { name: 'Your accounts' }))
    const named = (current: boolean) =>
      accounts.getAllByRole('button', { current }).map(({ textContent }) => textContent)
    expect(named(true)).toEqual([expect.stringContaining('0x11...1111')])
    expect(named(false)).toEqual([expect.stringContaining('0x22...2222')])
  })
})

describe('the settings', () => {
  it('shows name, upgrade, login, network and disconnect in the settings of a login [C-138 C-139 C-142]', () => {
    const { core } = createLoginTest()
    core.account.setState({ profileName: 'ada.eth' })
    const { getAllByRole } = showView(core, AccountSettingsView)
    expect(getAllByRole('heading', { level: 2, name: 'ada.eth' })).toHaveLength(1)
    expect(getAllByRole('button', { name: 'Copy name' })).toHaveLength(1)
    expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Upgrade your walletTransition to a self-custodial wallet',
      'ada@example.com',
      'Ethereum',
      'Disconnect',
    ])
  })

  it('shows the address and no login in the settings of a wallet [C-138 C-139 C-278]', () => {
    const { getAllByRole, queryByText } = showView(wallet(), AccountSettingsView)
    expect(getAllByRole('heading', { level: 2, name: '0xf3...2266' })).toHaveLength(1)
    expect(queryByText('Upgrade your wallet')).toBeNull()
    expect(queryByText(/@/)).toBeNull()
  })

  it('links to the networks only if there are several [C-074]', async () => {
    const core = wallet()
    const { getByRole, user } = showView(core, AccountSettingsView)
    await user.click(getByRole('button', { name: /Ethereum/ }))
    expect(core.router.current().view).toBe('Networks')
    const one = createTestCore({
      host: { adapters: [{ namespace: 'eip155', networks: [testNetworks.ethereum] }] },
    })
    one.core.session.adopt(testConnector, createTestConnection().connection)
    const settings = showView(one.core, AccountSettingsView)
    expect(settings.queryByRole('button', { name: /Ethereum/ })).toBeNull()
  })
})

it('shows a box for each account, Select all, Cancel and Continue in the choice of accounts [C-147 C-219]', async () => {
  const { core } = createLoginTest()
  core.router.push('SelectAddresses')
  const { container, getAllByRole, getByRole, user } = showView(core, SelectAddressesView)
  const controls = [...container.querySelectorAll('label, button')]
  expect(controls.map(({ textContent }) => textContent)).toEqual([
    'Select all',
    '0x11...1111',
    '0x22...2222Smart account',
    'Cancel',
    'Continue',
  ])
  const checked = () => getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)
  expect(checked()).toEqual([true, true, true])
  await user.click(getByRole('checkbox', { name: 'Select all' }))
  expect(checked()).toEqual([false, false, false])
  expect(getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true)
})

/** The rows of the address switch. */
const addressRows = ({ getByRole }: ReturnType<typeof showView>) =>
  within(getByRole('list', { name: 'Your accounts' })).getAllByRole('listitem')

it('lists the accounts with labels, a pencil each and loading balances in the address switch [C-148]', async () => {
  const core = wallet([testAddress, other])
  core.account.setState({ addressLabels: { [other]: 'Savings' } })
  const view = showView(core, SwitchAddressView)
  const rows = addressRows(view)
  expect(rows.map((row) => row.querySelector('.fy-row-title')?.textContent)).toEqual([
    '0xf3...2266',
    'Savings',
  ])
  const loading = '.fy-row-subtitle > .fy-address-line > .fy-shimmer'
  expect(rows.map((row) => row.querySelectorAll(loading).length)).toEqual([1, 1])
  const pencils = rows.map((row) => within(row).getByRole('button', { name: /Edit the label of/ }))
  expect(pencils.map((pencil) => pencil.getAttribute('aria-label'))).toEqual([
    'Edit the label of 0xf3...2266',
    'Edit the label of Savings',
  ])
  await view.user.click(view.getByRole('button', { name: 'Edit the label of Savings' }))
  expect(view.getByRole<HTMLInputElement>('textbox').value).toBe('Savings')
})

it('shows the balance below the address in the address switch, where neither is cut at 360 px [C-148]', async () => {
  const { clock, core } = createTestCore({
    backend: { chains: { nativeBalance: () => Promise.resolve(10n ** 18n) } },
  })
  const accounts = [testAddress, other]
  core.session.adopt(testConnector, createTestConnection({ accounts }).connection)
  const rows = addressRows(showView(core, SwitchAddressView))
  const below = () =>
    rows.map((row) => row.querySelector('.fy-row-subtitle > .fy-address-line')?.textContent)
  expect(below()).toEqual(['', ''])
  await act(() => clock.idle())
  expect(below()).toEqual(['1.0000 ETH', '1.0000 ETH'])
})

it.each([ProfileView, AccountSettingsView, SwitchAddressView])(
  'throws in every account view without an account [C-341]',
  (View) => {
    expect(() => showView(createTestCore().core, View)).toThrow('No account provided')
  },
)
