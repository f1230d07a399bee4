import { CheckIcon } from '../../widget/kit/icons/status/CheckIcon.tsx'
import { LinkButton } from '../../widget/kit/buttons/LinkButton.tsx'
import { HelpIcon } from '../../widget/kit/icons/status/HelpIcon.tsx'
import { ListGroup } from '../../widget/kit/lists/ListGroup.tsx'
import { ListRow } from '../../widget/kit/lists/ListRow.tsx'
import { NetworkImage } from '../../widget/kit/images/NetworkImage.tsx'
import { SearchField } from '../../widget/kit/fields/SearchField.tsx'
import { Stack } from '../../widget/kit/layout/Stack.tsx'
import { sampleImage } from './sampleImage.ts'
import { SampleCard } from './SampleCard.tsx'

const nothing = () => undefined

/** A list of networks with a search. */
export function SampleNetworks() {
  return (
    <SampleCard title="Choose Network">
      <SearchField
        label="Search"
        placeholder="Search network"
        value=""
        onChange={nothing}
        clearLabel="Clear"
      />
      <ListGroup label="Networks">
        <ListRow
          title="Ethereum"
          media={<NetworkImage src={sampleImage(1)} />}
          selected
          trailing={<CheckIcon />}
          onClick={nothing}
        />
        <ListRow title="Polygon" media={<NetworkImage src={sampleImage(5)} />} onClick={nothing} />
        <ListRow title="Unknown" media={<NetworkImage src={null} />} loading onClick={nothing} />
        <ListRow
          title="USD Coin"
          subtitle="120.50 USDC"
          media={<NetworkImage src={sampleImage(3)} />}
          value="$120.50"
          valueNote="+0.4%"
          onClick={nothing}
        />
      </ListGroup>
      <Stack align="center">
        <LinkButton size="s" tone="quiet" leading={<HelpIcon size={16} />}>
          What is a network?
        </LinkButton>
      </Stack>
    </SampleCard>
  )
}
