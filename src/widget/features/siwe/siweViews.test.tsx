import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestSiwe } from '../../testing/testSiwe.ts'
import { renderView } from '../../testing/renderView.tsx'
import ConnectingSiweView from './ConnectingSiweView.tsx'

it('shows who asks, and offers to sign or to cancel', () => {
  const metadata = { name: 'Harbour', description: '', url: 'https://host.test', icons: [] }
  const { siweConfig } = createTestSiwe()
  const { core } = createTestCore({ host: { isSiweEnabled: true, siweConfig, metadata } })
  core.session.adopt(testConnector, createTestConnection().connection)
  const html = renderView(core, ConnectingSiweView)
  expect(html).toContain('Sign in to Harbour')
  expect(html).toMatch(/<button[^>]*>.*Cancel.*<button[^>]*>.*Sign</)
})

it("shows the page's name when the host gave none", () => {
  const { core } = createTestCore()
  expect(renderView(core, ConnectingSiweView)).toContain('Sign in to host.test')
})
