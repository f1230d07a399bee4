import { describe, expect, it } from 'vitest'
import { renderView } from '../../core/testing/renderView.tsx'
import { createSocialTest } from '../social/testing/socialTest.ts'
import ConnectingFarcasterView from './ConnectingFarcasterView.tsx'

function html({ mobile, url }: { mobile: boolean; url?: string }) {
  const { core } = createSocialTest({}, { mobile })
  core.account.setState({ farcasterUrl: url })
  core.router.push('ConnectingFarcaster')
  return renderView(core, ConnectingFarcasterView)
}

describe('the Farcaster screen', () => {
  it('shows a QR code on desktop and no button [C-105]', () => {
    const shown = html({ mobile: false, url: 'https://farcaster.test/login' })
    expect(shown).toContain('aria-label="QR code for Farcaster"')
    expect(shown).not.toContain('Open farcaster')
  })

  it("shows a button 'Open farcaster' on mobile and no code [C-106]", () => {
    const shown = html({ mobile: true, url: 'https://farcaster.test/login' })
    expect(shown).toMatch(/<button[^>]*>.*Open farcaster/)
    expect(shown).not.toContain('QR code')
  })

  it('waits for the address without either being usable', () => {
    expect(html({ mobile: false })).toContain('Preparing the code')
    expect(html({ mobile: true })).toMatch(/<button[^>]*aria-busy="true"/)
  })
})
