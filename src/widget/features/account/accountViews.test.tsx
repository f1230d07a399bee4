// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { renderNow } from '../../testing/renderNow.tsx'
import { showView } from '../../testing/showView.tsx'
import { testNetworks } from '../../testing/testNetworks.ts'
import AccountSettingsView from './AccountSettingsView.tsx'
import AccountView from './AccountView.tsx'
import ProfileView from './ProfileView.tsx'
import SelectAddressesView from './SelectAddressesView.tsx'
import { LightbulbIcon } from '../../kit/icons/status/LightbulbIcon.tsx'
import { MailIcon } from '../../kit/icons/things/MailIcon.tsx'
import SwitchAddressView from './SwitchAddressView.tsx'
import { createLoginTest } from './testing/loginTest.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function wallet(accounts = [testAddress]) {
  const test = createTestCore()
  test.core.session.adopt(testConnector, createTestConnection({ accounts }).connection)
  return test.core
}

describe('the default account', () => {
  it('shows a mail badge for several accounts, a lightbulb for a smart account [C-126 C-127]', () => {
    const { core } = createLoginTest()
    const html = renderNow(core, AccountView)
    expect(html).toMatch(/<button[^>]*data-multi="true"[^>]*aria-label="Profile"/)
    const badge = (markup: string) =>
      /fy-account-badge" data-size="m" data-type="(\w+)"[^>]*>(<svg.*?<\/svg>)/
        .exec(markup)
        ?.slice(1)
    const mail = renderToStaticMarkup(<MailIcon size={14} />)
    const lightbulb = renderToStaticMarkup(<LightbulbIcon size={14} />)
    expect(mail).not.toBe(lightbulb)
    expect(badge(html)).toEqual(['eoa', mail])
    core.account.setState({ type: 'smartAccount' })
    expect(badge(renderNow(core, AccountView))).toEqual(['smartAccount', lightbulb])
  })

  it("shows the wallet's picture as a badge for several accounts of a wallet", () => {
    const core = wallet()
    const accounts = [1, 2].map((digit) => ({
      address: `0x${String(digit).repeat(40)}`,
      type: 'eoa' as const,
    }))
    core.account.setState({ allAccounts: accounts })
    const html = renderNow(core, AccountView)
    expect(html).toMatch(/<button[^>]*data-multi="true"[^>]*aria-label="Account Settings"/)
    expect(html).toMatch(/fy-account-badge" data-size="m" data-type="wallet"><span class="fy-image/)
    expect(html).not.toContain(renderToStaticMarkup(<MailIcon size={16} />))
  })

  it('shows a plain avatar that opens the settings for one account [C-126]', () => {
    const html = renderNow(wallet(), AccountView)
    expect(html).toContain('aria-label="Account Settings"')
    expect(html).not.toContain('fy-account-badge')
  })

  it('shows a switch-address entry on EVM [C-128]', () => {
    const core = wallet()
    expect(renderNow(core, AccountView)).toMatch(/<button.*Switch address.*<\/button>/)
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { connection } = createTestConnection({ chain: 'solana', chainId })
    core.session.adopt({ ...testConnector, chain: 'solana' }, connection)
    expect(renderNow(core, AccountView)).not.toContain('Switch address')
  })

  it('offers the upgrade to a login only [C-132]', () => {
    const html = renderNow(createLoginTest().core, AccountView)
    expect(html).toContain('Upgrade your wallet')
    expect(html).toContain('Transition to a self-custodial wallet')
    expect(renderNow(wallet(), AccountView)).not.toContain('Upgrade your wallet')
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
    expect(getByText('Ada').closest('.fy-row')?.tagName).toBe('DIV')
    expect(queryByText('ada@example.com')).toBeNull()
  })
})

describe('the profile', () => {
  it('shows the user, the settings and the accounts with the active one marked [C-135 C-136 C-137]', () => {
    const { container, getAllByRole, getAllByText } = showView(createLoginTest().core, ProfileView)
    expect(getAllByRole('heading', { level: 2, name: '0x11...1111' })).toHaveLength(1)
    expect(getAllByRole('button', { name: 'Copy address' })).toHaveLength(1)
    expect(getAllByRole('button', { name: /Account Settings/ })).toHaveLength(1)
    expect(getAllByText('Your accounts')).toHaveLength(1)
    const active = [...container.querySelectorAll('[aria-current="true"]')]
    expect(active).toHaveLength(1)
    expect(active[0]?.textContent).toContain('0x11...1111')
    expect(container.textContent).toContain('0x22...2222')
  })
})

describe('the settings', () => {
  it('shows name, upgrade, login, network and disconnect in the settings of a login [C-138 C-139 C-142]', () => {
    const { core } = createLoginTest()
    core.account.setState({ profileName: 'ada.eth' })
    const { container, getAllByRole } = showView(core, AccountSettingsView)
    expect(getAllByRole('heading', { level: 2, name: 'ada.eth' })).toHaveLength(1)
    expect(getAllByRole('button', { name: 'Copy name' })).toHaveLength(1)
    expect(container.textContent).toMatch(
      /Upgrade your wallet.*ada@example.com.*Ethereum.*Disconnect/,
    )
  })

  it('shows the address and no login in the settings of a wallet [C-138 C-139 C-278]', () => {
    const { container, getAllByRole } = showView(wallet(), AccountSettingsView)
    expect(getAllByRole('heading', { level: 2, name: '0xf3...2266' })).toHaveLength(1)
    expect(container.textContent).not.toContain('Upgrade your wallet')
    expect(container.textContent).not.toContain('@')
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
  const checked = () => getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)
  expect(checked()).toEqual([true, true, true])
  expect(container.textContent).toMatch(/Select all.*0x11...1111.*0x22...2222.*Cancel.*Continue/)
  await user.click(getByRole('checkbox', { name: /Select all/ }))
  expect(checked()).toEqual([false, false, false])
})

it('lists the accounts with labels, a pencil each and loading balances in the address switch [C-148]', () => {
  const core = wallet([testAddress, other])
  core.account.setState({ addressLabels: { [other]: 'Savings' } })
  const html = renderNow(core, SwitchAddressView)
  expect(html).toMatch(/0xf3...2266.*Savings/)
  expect(html).toContain('Edit the label of Savings')
  expect(html).toContain('fy-shimmer')
})

it('shows the balance below the address in the address switch, where neither is cut at 360 px [C-148]', () => {
  const html = renderNow(wallet([testAddress, other]), SwitchAddressView)
  expect(
    html.match(/fy-row-subtitle"><span class="fy-address-line[^>]*><span class="fy-shimmer/g),
  ).toHaveLength(2)
})

it.each([ProfileView, AccountSettingsView, SwitchAddressView])(
  'throws in every account view without an account [C-341]',
  (View) => {
    expect(() => renderNow(createTestCore().core, View)).toThrow('No account provided')
  },
)
