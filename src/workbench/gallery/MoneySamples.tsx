import { Button } from '../../widget/kit/buttons/Button.tsx'
import { Chip } from '../../widget/kit/buttons/Chip.tsx'
import { LinkButton } from '../../widget/kit/buttons/LinkButton.tsx'
import { Notice } from '../../widget/kit/feedback/Notice.tsx'
import { Tag } from '../../widget/kit/feedback/Tag.tsx'
import { AmountInput } from '../../widget/kit/fields/AmountInput.tsx'
import { ChevronDownIcon } from '../../widget/kit/icons/arrows/ChevronDownIcon.tsx'
import { Image } from '../../widget/kit/images/Image.tsx'
import { DetailButton } from '../../widget/kit/lists/DetailButton.tsx'
import { DetailPanel } from '../../widget/kit/lists/DetailPanel.tsx'
import { DetailRows } from '../../widget/kit/lists/DetailRows.tsx'
import { TokenRow } from '../../widget/kit/lists/TokenRow.tsx'
import { SampleCard } from './SampleCard.tsx'

const nothing = () => undefined

function SampleToken({ symbol }: { symbol: string }) {
  return (
    <Chip
      leading={<Image kind="coin" src={null} size={24} />}
      trailing={<ChevronDownIcon size={16} />}
    >
      {symbol}
    </Chip>
  )
}

/** Amounts with their value, and tokens. */
export function MoneySamples() {
  return (
    <SampleCard title="Swap">
      <AmountInput
        title="You pay"
        value="250"
        onChange={nothing}
        invalid
        choice={<SampleToken symbol="USDC" />}
        note="$250.00"
        held="120.5 USDC"
        action={<LinkButton size="s">Max</LinkButton>}
      />
      <AmountInput title="You receive" value="" loading choice={<SampleToken symbol="ETH" />} />
      <Notice size="s">This amount is too small to be swapped.</Notice>
      <DetailPanel>
        <DetailRows
          rows={[
            { name: 'Price impact', value: '16.67%', isWarning: true },
            { name: 'Network cost', value: '$0.20' },
          ]}
        />
        <DetailButton name="Network" value="Ethereum" label="Change network" onClick={nothing} />
      </DetailPanel>
      <TokenRow
        picture={<Image kind="coin" src={null} />}
        name="Ether"
        note="4.218 ETH"
        value="$13,270.41"
        onClick={nothing}
      />
      <TokenRow
        picture={<Image kind="coin" src={null} />}
        name="US Dollar"
        note="12.3456 USDC"
        tag={<Tag tone="warning">Not USDC</Tag>}
        value="$7,434,196,229,388,529,622.94"
        onClick={nothing}
      />
      <Button wide>Review swap</Button>
    </SampleCard>
  )
}
