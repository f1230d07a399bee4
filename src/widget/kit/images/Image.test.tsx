import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CoinIcon, NftIcon } from '../icons/accountIcons.tsx'
import { NetworkIcon } from '../icons/pageIcons.tsx'
import { WalletIcon } from '../icons/connectIcons.tsx'
import { Image } from './Image.tsx'
import { FastScrollContext } from '../lists/FastScrollContext.ts'

const kinds = [
  ['wallet', <WalletIcon size={20} />],
  ['network', <NetworkIcon size={20} />],
  ['coin', <CoinIcon size={20} />],
  ['nft', <NftIcon size={20} />],
] as const

describe('Image', () => {
  it.each(kinds)(
    'shows the %s placeholder when the picture is missing or unsafe [C-348]',
    (kind, icon) => {
      const placeholder = renderToStaticMarkup(icon)
      expect(renderToStaticMarkup(<Image kind={kind} src={undefined} />)).toContain(placeholder)
      expect(renderToStaticMarkup(<Image kind={kind} src="javascript:alert(1)" />)).toContain(
        placeholder,
      )
      expect(
        renderToStaticMarkup(<Image kind={kind} src="https://images.test/a.png" />),
      ).not.toContain(placeholder)
    },
  )

  it('loads a safe picture without a referrer', () => {
    const markup = renderToStaticMarkup(
      <Image kind="coin" src="https://images.test/a.png" alt="Ether" />,
    )
    expect(markup).toContain('src="https://images.test/a.png"')
    expect(markup).toContain('referrerPolicy="no-referrer"')
    expect(markup).toContain('alt="Ether"')
  })

  it('shows an empty frame in a fast-scrolling list, and an icon there when the picture is missing', () => {
    const inLeap = (src?: string) =>
      renderToStaticMarkup(
        <FastScrollContext.Provider value>
          <Image kind="coin" src={src} />
        </FastScrollContext.Provider>,
      )
    expect(inLeap('https://images.test/a.png')).toMatch(
      /^<span [^>]*class="fy-image"[^>]*><\/span>$/,
    )
    expect(inLeap()).toContain(renderToStaticMarkup(<CoinIcon size={20} />))
  })
})
