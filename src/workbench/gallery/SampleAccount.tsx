import { Avatar } from '../../widget/kit/images/Avatar.tsx'
import { Chip } from '../../widget/kit/buttons/Chip.tsx'
import { CopyButton } from '../../widget/kit/buttons/CopyButton.tsx'
import { IconTile } from '../../widget/kit/icons/IconTile.tsx'
import { CardIcon } from '../../widget/kit/icons/things/CardIcon.tsx'
import { ChevronDownIcon } from '../../widget/kit/icons/arrows/ChevronDownIcon.tsx'
import { ClockIcon } from '../../widget/kit/icons/things/ClockIcon.tsx'
import { DisconnectIcon } from '../../widget/kit/icons/actions/DisconnectIcon.tsx'
import { ExternalIcon } from '../../widget/kit/icons/arrows/ExternalIcon.tsx'
import { LightbulbIcon } from '../../widget/kit/icons/status/LightbulbIcon.tsx'
import { MailIcon } from '../../widget/kit/icons/things/MailIcon.tsx'
import { SwapHorizontalIcon } from '../../widget/kit/icons/arrows/SwapHorizontalIcon.tsx'
import { CompassIcon } from '../../widget/kit/icons/things/CompassIcon.tsx'
import { ListGroup } from '../../widget/kit/lists/ListGroup.tsx'
import { ListRow } from '../../widget/kit/lists/ListRow.tsx'
import { Button } from '../../widget/kit/buttons/Button.tsx'
import { NetworkImage } from '../../widget/kit/images/NetworkImage.tsx'
import { SampleToast } from './SampleToast.tsx'
import { Stack } from '../../widget/kit/layout/Stack.tsx'
import { Tag } from '../../widget/kit/feedback/Tag.tsx'
import { Text } from '../../widget/kit/layout/Text.tsx'
import { sampleImage } from './sampleImage.ts'
import { SampleCard } from './SampleCard.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const nothing = () => undefined

/** The account of a login by e-mail. */
export function SampleAccount() {
  return (
    <SampleCard
      title={null}
      toast={<SampleToast variant="success" message="Address copied" />}
      left={
        <Chip
          leading={<NetworkImage src={sampleImage(1)} size="s" />}
          trailing={<ChevronDownIcon size={16} />}
        >
          Ethereum
        </Chip>
      }
    >
      <Stack gap="m" padding={[4, 0]} align="center">
        <Avatar address={address} size={72} />
        <Stack gap="xxs" align="center">
          <Stack direction="row" gap="xs">
            <Text as="h2" size="xl" weight="bold" tabular>
              0xf3…2266
            </Text>
            <CopyButton label="Copy address" onClick={nothing} />
          </Stack>
          <Text tone="secondary" tabular>
            4.218 ETH
          </Text>
        </Stack>
        <Button
          size="s"
          variant="neutral"
          leading={<CompassIcon size={16} />}
          trailing={<ExternalIcon size={14} />}
        >
          Block Explorer
        </Button>
      </Stack>
      <ListGroup>
        <ListRow
          title="Upgrade your wallet"
          subtitle="Transition to a self-custodial wallet"
          media={<IconTile shape="square" tone="accent" icon={<LightbulbIcon />} />}
          chevron
          onClick={nothing}
        />
        <ListRow
          title="ada@foyer.test"
          media={<IconTile shape="square" icon={<MailIcon />} />}
          chevron
          onClick={nothing}
        />
        <ListRow
          title="Buy crypto"
          media={<IconTile shape="square" icon={<CardIcon />} />}
          chevron
          onClick={nothing}
        />
        <ListRow
          title="Swap"
          media={<IconTile shape="square" icon={<SwapHorizontalIcon />} />}
          chevron
          onClick={nothing}
        />
        <ListRow
          title="Activity"
          media={<IconTile shape="square" icon={<ClockIcon />} />}
          tag={<Tag>Coming soon</Tag>}
          disabled
          onClick={nothing}
        />
        <ListRow
          title="Disconnect"
          tone="error"
          media={<IconTile shape="square" tone="error" icon={<DisconnectIcon />} />}
          onClick={nothing}
        />
      </ListGroup>
    </SampleCard>
  )
}
