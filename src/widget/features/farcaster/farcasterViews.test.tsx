// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { showView } from '../../testing/showView.tsx'
import { createSocialTest } from '../social/testing/socialTest.ts'
import ConnectingFarcasterView from './ConnectingFarcasterView.tsx'

/** The screen whose address, where it is known, is the given one. */
function showFarcaster({ mobile, url }: { mobile: boolean; url?: string }) {
  const { core } = createSocialTest(
    { getFarcasterUri: () => new Promise(() => undefined) },
    { mobile },
  )
  core.account.setState({ farcasterUrl: url })
  core.router.push('ConnectingFarcaster')
  return showView(core, ConnectingFarcasterView)
}

describe('the Farcaster screen', () => {
  it('shows a QR code for Farcaster and no button on desktop [C-105]', () => {
    const url = 'https://farcaster.test/login'
    const { getAllByRole, queryByText } = showFarcaster({ mobile: false, url })
    expect(getAllByRole('img', { name: 'QR code for Farcaster' })).toHaveLength(1)
    expect(queryByText(/Open farcaster/)).toBeNull()
  })

  it("shows a button 'Open farcaster' and no code on mobile [C-106]", () => {
    const url = 'https://farcaster.test/login'
    const { getAllByRole, queryByRole } = showFarcaster({ mobile: true, url })
    expect(getAllByRole('button', { name: /Open farcaster/ })).toHaveLength(1)
    expect(queryByRole('img', { name: /QR code/ })).toBeNull()
  })

  it("waits with Farcaster's code and button until the address is known", () => {
    expect(showFarcaster({ mobile: false }).container.textContent).toContain('Preparing the code')
    const button = showFarcaster({ mobile: true }).getByRole('button', { name: /Open farcaster/ })
    expect(button.getAttribute('aria-busy')).toBe('true')
  })
})
