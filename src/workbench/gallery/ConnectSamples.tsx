import { useState } from 'react'
import { Button } from '../../widget/kit/buttons/Button.tsx'
import { Divider } from '../../widget/kit/layout/Divider.tsx'
import { ExternalLink } from '../../widget/kit/buttons/ExternalLink.tsx'
import { IconButton } from '../../widget/kit/buttons/IconButton.tsx'
import { IconTile } from '../../widget/kit/icons/IconTile.tsx'
import { ArrowRightIcon } from '../../widget/kit/icons/arrows/ArrowRightIcon.tsx'
import { FarcasterIcon } from '../../widget/kit/icons/brands/FarcasterIcon.tsx'
import { GoogleIcon } from '../../widget/kit/icons/brands/GoogleIcon.tsx'
import { HelpIcon } from '../../widget/kit/icons/status/HelpIcon.tsx'
import { LayersIcon } from '../../widget/kit/icons/things/LayersIcon.tsx'
import { MailIcon } from '../../widget/kit/icons/things/MailIcon.tsx'
import { QrCodeIcon } from '../../widget/kit/icons/things/QrCodeIcon.tsx'
import { RefreshIcon } from '../../widget/kit/icons/actions/RefreshIcon.tsx'
import { CopyIcon } from '../../widget/kit/icons/actions/CopyIcon.tsx'
import { ListGroup } from '../../widget/kit/lists/ListGroup.tsx'
import { ListRow } from '../../widget/kit/lists/ListRow.tsx'
import { Hero } from '../../widget/kit/layout/Hero.tsx'
import { LinkButton } from '../../widget/kit/buttons/LinkButton.tsx'
import { LoadingThumbnail } from '../../widget/kit/images/LoadingThumbnail.tsx'
import { Stack } from '../../widget/kit/layout/Stack.tsx'
import { Tag } from '../../widget/kit/feedback/Tag.tsx'
import { Text } from '../../widget/kit/layout/Text.tsx'
import { TextField } from '../../widget/kit/fields/TextField.tsx'
import { WalletImage } from '../../widget/kit/images/WalletImage.tsx'
import { SampleCard } from './SampleCard.tsx'
import { sampleImage } from './sampleImage.ts'

const nothing = () => undefined

function SampleConnect() {
  const [email, setEmail] = useState('ada@foyer.test')
  return (
    <SampleCard title="Connect Wallet" left={<IconButton label="Help" icon={<HelpIcon />} />}>
      <TextField
        label="E-mail"
        placeholder="Email"
        value={email}
        onChange={setEmail}
        leading={<MailIcon />}
        trailing={
          <IconButton variant="accent" label="Submit" icon={<ArrowRightIcon size={18} />} />
        }
      />
      <Stack direction="row" share>
        <Button variant="neutral" leading={<GoogleIcon />}>
          Google
        </Button>
        <Button variant="neutral" leading={<FarcasterIcon />}>
          Farcaster
        </Button>
      </Stack>
      <Divider>or</Divider>
      <ListGroup label="Wallets">
        <ListRow
          title="WalletConnect"
          media={<IconTile shape="square" tone="accent" icon={<QrCodeIcon />} />}
          tag={<Tag tone="accent">QR code</Tag>}
          onClick={nothing}
        />
        <ListRow
          title="Harbor"
          media={<WalletImage src={sampleImage(1)} />}
          tag={<Tag>Recent</Tag>}
          onClick={nothing}
        />
        <ListRow
          title="Lantern Wallet"
          media={<WalletImage src={sampleImage(2)} />}
          tag={<Tag tone="success">Installed</Tag>}
          onClick={nothing}
        />
        <ListRow
          title="Cedar with a very long name indeed"
          media={<WalletImage src={sampleImage(4)} />}
          loading
          onClick={nothing}
        />
        <ListRow
          title="No picture"
          media={<WalletImage src={undefined} />}
          disabled
          onClick={nothing}
        />
        <ListRow
          title="All Wallets"
          media={<IconTile shape="square" icon={<LayersIcon />} />}
          tag={<Tag>640+</Tag>}
          chevron
          onClick={nothing}
        />
      </ListGroup>
      <Text size="s" tone="secondary" align="center">
        By connecting your wallet, you agree to our{' '}
        <ExternalLink inline href="https://foyer.test/terms">
          Terms of Service
        </ExternalLink>{' '}
        and{' '}
        <ExternalLink inline href="https://foyer.test/privacy">
          Privacy Policy
        </ExternalLink>
      </Text>
    </SampleCard>
  )
}

/** The connect view, and each state of connecting. */
export function ConnectSamples() {
  return (
    <>
      <SampleConnect />
      <SampleCard title="Lantern Wallet">
        <Hero
          media={
            <LoadingThumbnail status="loading">
              <WalletImage src={sampleImage(2)} size="xl" />
            </LoadingThumbnail>
          }
          title="Continue in Lantern Wallet"
          text="Accept connection request in the wallet"
          actions={
            <Button variant="neutral" size="m" loading>
              Connecting...
            </Button>
          }
        />
        <ListRow
          title={
            <Text as="span" tone="secondary">
              {"Don't have Lantern?"}
            </Text>
          }
          trailing={<Tag tone="accent">Get</Tag>}
          onClick={nothing}
        />
      </SampleCard>
      <SampleCard title="Harbor">
        <Hero
          tone="error"
          media={
            <LoadingThumbnail status="error">
              <WalletImage src={sampleImage(1)} size="xl" />
            </LoadingThumbnail>
          }
          title="Connection declined"
          text="Connection can be declined if a previous request is still active"
          actions={
            <>
              <Button variant="neutral" size="m" leading={<RefreshIcon size={18} />}>
                Try again
              </Button>
              <LinkButton size="s" tone="quiet" leading={<CopyIcon size={16} />}>
                Copy link
              </LinkButton>
            </>
          }
        />
      </SampleCard>
    </>
  )
}
