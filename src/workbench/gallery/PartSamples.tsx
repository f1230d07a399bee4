import { useState } from 'react'
import { Avatar } from '../../widget/kit/images/Avatar.tsx'
import { Button } from '../../widget/kit/buttons/Button.tsx'
import { Card } from '../../widget/kit/layout/Card.tsx'
import { Checkbox } from '../../widget/kit/fields/Checkbox.tsx'
import { Chip } from '../../widget/kit/buttons/Chip.tsx'
import { IconTile } from '../../widget/kit/icons/IconTile.tsx'
import { BrowserIcon } from '../../widget/kit/icons/things/BrowserIcon.tsx'
import { InfoIcon } from '../../widget/kit/icons/status/InfoIcon.tsx'
import { MailIcon } from '../../widget/kit/icons/things/MailIcon.tsx'
import { MobileIcon } from '../../widget/kit/icons/things/MobileIcon.tsx'
import { QrCodeIcon } from '../../widget/kit/icons/things/QrCodeIcon.tsx'
import { SuccessIcon } from '../../widget/kit/icons/status/SuccessIcon.tsx'
import { WarningIcon } from '../../widget/kit/icons/status/WarningIcon.tsx'
import { Image } from '../../widget/kit/images/Image.tsx'
import { ListRowSkeleton } from '../../widget/kit/lists/ListRowSkeleton.tsx'
import { LoadingThumbnail } from '../../widget/kit/images/LoadingThumbnail.tsx'
import { NetworkImage } from '../../widget/kit/images/NetworkImage.tsx'
import { SectionTitle } from '../../widget/kit/layout/SectionTitle.tsx'
import { Notice } from '../../widget/kit/feedback/Notice.tsx'
import { SampleToast } from './SampleToast.tsx'
import { Stack } from '../../widget/kit/layout/Stack.tsx'
import { Tabs } from '../../widget/kit/layout/Tabs.tsx'
import { Tag } from '../../widget/kit/feedback/Tag.tsx'
import { Text } from '../../widget/kit/layout/Text.tsx'
import { TextField } from '../../widget/kit/fields/TextField.tsx'
import { Toggle } from '../../widget/kit/fields/Toggle.tsx'
import { sampleImage } from './sampleImage.ts'
import { SampleCard } from './SampleCard.tsx'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nothing = () => undefined

function SampleInputs() {
  const [ticked, setTicked] = useState(true)
  const [on, setOn] = useState(true)
  const [tab, setTab] = useState<'browser' | 'mobile' | 'qrcode'>('mobile')
  return (
    <SampleCard title="Inputs" tag={<Tag tone="accent">Beta</Tag>}>
      <Tabs
        label="Platform"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'browser', label: 'Browser', icon: <BrowserIcon size={16} /> },
          { id: 'mobile', label: 'Mobile', icon: <MobileIcon size={16} /> },
          { id: 'qrcode', label: 'QR code', icon: <QrCodeIcon size={16} /> },
        ]}
      />
      <TextField
        label="E-mail"
        value="ada@foyer"
        onChange={nothing}
        leading={<MailIcon />}
        error="Invalid email. Try again."
      />
      <TextField
        label="E-mail"
        value="ada@foyer.test"
        onChange={nothing}
        leading={<MailIcon />}
        disabled
      />
      <Stack direction="row" justify="between">
        <Checkbox label="Select all" checked={ticked} onChange={setTicked} />
        <Checkbox label="Off" checked={false} onChange={nothing} />
        <Toggle label="Smart account" checked={on} onChange={setOn} />
        <Toggle label="Off" checked={false} onChange={nothing} />
      </Stack>
      <SectionTitle>Your accounts</SectionTitle>
      <ListRowSkeleton lines={2} />
      <Card tone="warning">
        <Text size="s">You will have to reconnect for security reasons</Text>
      </Card>
      <Notice title="Look-alike address">
        It begins and ends like an address that you know. Compare every character.
      </Notice>
      <Card>
        <Text tone="secondary">Total balance</Text>
        <Text size="xxl" weight="bold" tabular>
          $12,480
          <Text as="span" size="xl" tone="tertiary" weight="bold">
            .06
          </Text>
        </Text>
      </Card>
    </SampleCard>
  )
}

/** All kinds of buttons, tags, toasts, tiles and pictures. */
export function PartSamples() {
  return (
    <>
      <SampleInputs />
      <SampleCard title="Buttons">
        <Button wide>Continue</Button>
        <Stack direction="row" share>
          <Button variant="neutral">Cancel</Button>
          <Button loading>Approving...</Button>
        </Stack>
        <Button wide disabled>
          Disabled
        </Button>
        <Stack direction="row">
          <Button size="s">Small</Button>
          <Button size="s" variant="neutral">
            Small
          </Button>
          <Button size="s" variant="ghost">
            Ghost
          </Button>
        </Stack>
        <Stack direction="row">
          <Chip
            size="l"
            before={
              <>
                <NetworkImage src={sampleImage(1)} size="s" /> 4.218 ETH
              </>
            }
            leading={<Avatar address={address} size={26} />}
          >
            0x70…9dc79C8
          </Chip>
        </Stack>
        <Stack direction="row">
          <Chip leading={<NetworkImage src={sampleImage(2)} size="s" />}>USDC</Chip>
          <Chip aria-pressed={true}>Max</Chip>
          <Chip tone="error">Switch Network</Chip>
        </Stack>
        <Stack direction="row" gap="s">
          <Tag>Recent</Tag>
          <Tag tone="accent">Popular</Tag>
          <Tag tone="success">Available</Tag>
          <Tag tone="warning">Beta</Tag>
          <Tag tone="error">Registered</Tag>
        </Stack>
        <Stack align="start">
          <SampleToast variant="error" message="Failed to disconnect" />
          <SampleToast variant="loading" message="Loading" />
        </Stack>
      </SampleCard>
      <SampleCard title="Pictures">
        <Stack direction="row" gap="l">
          <LoadingThumbnail status="success" round>
            <Image kind="network" src={sampleImage(3)} size={80} />
          </LoadingThumbnail>
          <LoadingThumbnail status="loading" round>
            <Avatar address={address} size={80} />
          </LoadingThumbnail>
        </Stack>
        <Stack direction="row" gap="m">
          <Image kind="wallet" src={null} />
          <Image kind="network" src={null} />
          <Image kind="coin" src={null} />
          <Image kind="nft" src="https://127.0.0.1:9/none.png" />
          <Image kind="wallet" src={sampleImage(4)} size={56} />
          <Image kind="wallet" src={sampleImage(4)} size={24} />
        </Stack>
        <Stack direction="row" gap="s">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((end) => (
            <Avatar key={end} address={`${address}${end}`} />
          ))}
        </Stack>
        <Stack direction="row" gap="s">
          <IconTile icon={<InfoIcon size={28} />} />
          <IconTile tone="success" icon={<SuccessIcon size={28} />} />
          <IconTile tone="warning" icon={<WarningIcon size={28} />} />
          <IconTile tone="error" icon={<WarningIcon size={28} />} />
        </Stack>
      </SampleCard>
    </>
  )
}
