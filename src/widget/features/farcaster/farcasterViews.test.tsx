import { describe, expect, it } from 'vitest'
import { renderView } from '../../testing/renderView.tsx'
import { createSocialTest } from '../social/testing/socialTest.ts'
import ConnectingFarcasterView from './ConnectingFarcasterView.tsx'

function html({ mobile, url }: { mobile: boolean; url?: string }) {
  const { core } = createSocialTest({}, { mobile })
  core.account.setState({ farcasterUrl: url })
  core.router.push('ConnectingFarcaster')
  return renderView(core, ConnectingFarcasterView)
}

describe('the Farcaster screen', () => {
  it('shows a QR code and no button on desktop [C-105]', () => {
    const shown = html({ mobile: false, url: 'https://farcaster.test/login' })
    expect(shown).toContain('aria-label="QR code for Farcaster"')
    expect(shown).not.toContain('Open farcaster')
  })

  it("shows a button 'Open farcaster' and no code on mobile [C-106]", () => {
    const shown = html({ mobile: true, url: 'https://farcaster.test/login' })
    expect(shown).toMatch(/<button[^>]*>.*Open farcaster/)
    expect(shown).not.toContain('QR code')
  })

  it('shows neither usable before the address is known', () => {
    expect(html({ mobile: false })).toContain('Preparing the code')
    expect(html({ mobile: true })).toMatch(/<button[^>]*aria-busy="true"/)
  })
})
