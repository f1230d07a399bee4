import { useState } from 'react'
import { Button } from '../../widget/kit/buttons/Button.tsx'
import { EmptyState } from '../../widget/kit/layout/EmptyState.tsx'
import { FeatureItem } from '../../widget/kit/layout/FeatureItem.tsx'
import { IconButton } from '../../widget/kit/buttons/IconButton.tsx'
import { IconTile } from '../../widget/kit/icons/IconTile.tsx'
import { KeyIcon } from '../../widget/kit/icons/things/KeyIcon.tsx'
import { CompassIcon } from '../../widget/kit/icons/things/CompassIcon.tsx'
import { LayersIcon } from '../../widget/kit/icons/things/LayersIcon.tsx'
import { QrCodeIcon } from '../../widget/kit/icons/things/QrCodeIcon.tsx'
import { WalletIcon } from '../../widget/kit/icons/things/WalletIcon.tsx'
import { SearchField } from '../../widget/kit/fields/SearchField.tsx'
import { Stack } from '../../widget/kit/layout/Stack.tsx'
import { WalletGrid } from '../../widget/kit/images/WalletGrid.tsx'
import { WalletGridItem } from '../../widget/kit/images/WalletGridItem.tsx'
import { sampleImage } from './sampleImage.ts'
import { SampleCard } from './SampleCard.tsx'

const samples = [
  'Harbor',
  'Lantern',
  'Cedar',
  'Northwind',
  'Quill & Co',
  'Meridian',
  'Otter',
  'Basalt',
].map((id, index) => ({
  id,
  picture: index === 6 ? undefined : sampleImage(index + 1),
  installed: index < 2,
}))

/** The wallet grid, full, loading and empty, and a help view. */
export function WalletSamples() {
  const [query, setQuery] = useState('la')
  return (
    <>
      <SampleCard title="All Wallets">
        <Stack direction="row">
          <div style={{ flex: 1 }}>
            <SearchField
              label="Search wallet"
              placeholder="Search wallet"
              value={query}
              onChange={setQuery}
              clearLabel="Clear search"
            />
          </div>
          <IconButton size="l" variant="neutral" label="Scan" icon={<QrCodeIcon />} />
        </Stack>
        <WalletGrid label="Wallets" items={samples} placeholders={4} height={488} fresh>
          {({ id, picture, installed }) => (
            <WalletGridItem name={id} src={picture} {...(installed ? { mark: 'installed' } : {})} />
          )}
        </WalletGrid>
      </SampleCard>
      <SampleCard title="All Wallets">
        <SearchField
          label="Search wallet"
          placeholder="Search wallet"
          value=""
          onChange={() => undefined}
          clearLabel="Clear search"
        />
        <EmptyState
          icon={<WalletIcon size={28} />}
          title="No Wallet found"
          text="Try another name, or look through all wallets."
        />
      </SampleCard>
      <SampleCard title="What is a wallet?">
        <Stack gap="xl" padding={[4, 4]}>
          <FeatureItem
            media={<IconTile size="s" tone="accent" icon={<LayersIcon />} />}
            title="A home for your digital assets"
            text="A wallet lets you store, send and receive digital assets like cryptocurrencies and NFTs."
          />
          <FeatureItem
            media={<IconTile size="s" tone="accent" icon={<KeyIcon />} />}
            title="One login for all of web3"
            text="Log in to any app by connecting your wallet. Say goodbye to countless passwords!"
          />
          <FeatureItem
            media={<IconTile size="s" tone="accent" icon={<CompassIcon />} />}
            title="Your gateway to web3"
            text="With your wallet, you can explore and interact with DeFi, NFTs, DAOs, and much more."
          />
          <Button wide leading={<WalletIcon />}>
            Get a wallet
          </Button>
        </Stack>
      </SampleCard>
    </>
  )
}
