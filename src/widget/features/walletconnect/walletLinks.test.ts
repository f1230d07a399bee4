import { expect, it, vi } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createWalletLinks, deepLinkKey } from './walletLinks.ts'

const wallet = {
  id: 'w',
  name: 'Quillsafe',
  mobile_link: 'quillsafe:',
  desktop_link: 'quill-desktop://',
  webapp_link: 'https://quill.test/app',
}
const uri = 'wc:1@2'

function setUp(
  refused = false,
  of: { readonly wallet?: Partial<typeof wallet> & { id: string; name: string } } = { wallet },
) {
  const opened: string[] = []
  const test = createTestCore({
    backend: {
      browser: {
        openWalletLink(url, target) {
          if (refused) throw new FoyerError('link.refused', 'no')
          opened.push(`${target} ${url}`)
        },
      },
    },
  })
  const links = createWalletLinks(test.core, of.wallet, 'mobile')
  const { storage } = test.core.backend
  const keeping = vi.spyOn(storage, 'set')
  return { ...test, links, opened, keeping, kept: () => storage.get(deepLinkKey) }
}

it('opens mobile links in the same tab, desktop and web links in a new one [C-214]', () => {
  const { links, opened } = setUp()
  links.offer(uri)
  links.select('desktop')
  links.offer(uri)
  links.select('web')
  links.offer(uri)
  expect(opened).toEqual([
    'self quillsafe://wc?uri=wc%3A1%402',
    'blank quill-desktop://wc?uri=wc%3A1%402',
    'blank https://quill.test/app/wc?uri=wc%3A1%402',
  ])
})

it('opens a link once by itself, later only on request, and again after Try again', () => {
  const { links, opened } = setUp()
  links.offer(uri)
  links.offer('wc:2@2')
  expect(opened).toHaveLength(1)
  links.open('wc:2@2')
  expect(opened).toHaveLength(2)
  links.forget()
  links.offer('wc:3@2')
  expect(opened).toHaveLength(3)
})

it('stores the link that led to the wallet, and none when a code was scanned [C-213]', () => {
  const { links, kept } = setUp()
  links.offer(uri)
  links.keep()
  expect(JSON.parse(String(kept()))).toEqual({ href: 'quillsafe://', name: 'Quillsafe' })
  const scanned = setUp()
  scanned.links.offer(uri)
  scanned.links.select('qrcode')
  scanned.links.keep()
  expect(scanned.kept()).toBeUndefined()
})

it('shows an error when the link may not be opened, and stores nothing', () => {
  const { links, kept, toasts } = setUp(true)
  links.offer(uri)
  links.keep()
  expect(toasts()).toEqual(['No link found'])
  expect(kept()).toBeUndefined()
})

it('opens and stores nothing without a link for the platform, or without a wallet', () => {
  const { mobile_link: _, ...withoutMobile } = wallet
  const unlinked = setUp(false, { wallet: withoutMobile })
  const unknown = setUp(false, {})
  const scanned = setUp()
  scanned.links.select('qrcode')
  for (const { links } of [unlinked, unknown, scanned]) {
    links.offer(uri)
    links.open(uri)
    links.keep()
  }
  const seen = [unlinked, unknown, scanned].map(({ keeping, opened }) => [
    keeping.mock.calls,
    opened,
  ])
  expect(seen).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ])
})

it('stores the opened link when another platform is only viewed', () => {
  const { links, kept } = setUp()
  links.offer(uri)
  links.select('web')
  links.keep()
  expect(JSON.parse(String(kept()))).toEqual({ href: 'quillsafe://', name: 'Quillsafe' })
})

it('opens no link of the directory that belongs to another kind of app', () => {
  const { links, opened, toasts } = setUp(false, { wallet: { ...wallet, mobile_link: 'tel://' } })
  links.offer(uri)
  links.keep()
  expect(opened).toEqual([])
  expect(toasts()).toHaveLength(1)
})
