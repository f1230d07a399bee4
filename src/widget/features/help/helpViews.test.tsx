// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { showView } from '../../testing/showView.tsx'
import WhatIsANetworkView from './WhatIsANetworkView.tsx'
import WhatIsAWalletView from './WhatIsAWalletView.tsx'

it('explains a network in 2 items [C-110]', () => {
  const { getAllByRole, getAllByText } = showView(createTestCore().core, WhatIsANetworkView)
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(2)
  expect(getAllByText('Learn more')).toHaveLength(1)
})

it('explains a wallet in 3 items, and leads to the wallets [C-112]', async () => {
  const { core, views } = createTestCore()
  const { getAllByRole, getByRole, user } = showView(core, WhatIsAWalletView)
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(3)
  await user.click(getByRole('button', { name: 'Get a wallet' }))
  expect(views().at(-1)).toBe('GetWallet')
})
