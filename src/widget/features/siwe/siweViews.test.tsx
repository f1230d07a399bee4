// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestSiwe } from '../../testing/testSiwe.ts'
import { showView } from '../../testing/showView.tsx'
import ConnectingSiweView from './ConnectingSiweView.tsx'

it('shows the name of the site that asks for a signature, and offers to sign or to cancel', () => {
  const metadata = { name: 'Harbour', description: '', url: 'https://host.test', icons: [] }
  const { siweConfig } = createTestSiwe()
  const { core } = createTestCore({ host: { isSiweEnabled: true, siweConfig, metadata } })
  core.session.adopt(testConnector, createTestConnection().connection)
  const { container, getAllByRole } = showView(core, ConnectingSiweView)
  expect(container.textContent).toContain('Sign in to Harbour')
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Sign'])
})

it("shows the page's address on the sign-in screen when the host gave no name", () => {
  const { core } = createTestCore()
  expect(showView(core, ConnectingSiweView).container.textContent).toContain('Sign in to host.test')
})
