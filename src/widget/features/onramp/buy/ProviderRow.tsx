import type { OnrampProvider } from '../../../core/options/config.ts'
import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { createOnrampTexts } from '../../../core/texts/money/onrampTexts.ts'
import { BankIcon } from '../../../kit/icons/things/BankIcon.tsx'
import { CardIcon } from '../../../kit/icons/things/CardIcon.tsx'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { NetworkPictures } from './NetworkPictures.tsx'
import { cardProvider, shownNetworks } from '../onrampRules.ts'

/** One provider: disabled until its address is known (A-074, C-352). */
export function ProviderRow({
  provider,
  url,
  loading,
  disabled,
  onChoose,
}: {
  provider: OnrampProvider
  url: string | undefined
  loading: boolean
  /** The visitor has to confirm something first. */
  disabled: boolean
  onChoose: (url: string) => void
}) {
  const core = useCore()
  const texts = core.use(createOnrampTexts)
  const missing = url === undefined && !loading
  const icon = provider.name === cardProvider.name ? <CardIcon /> : <BankIcon />
  return (
    <ListRow
      media={<IconTile size="s" shape="square" icon={icon} />}
      title={provider.label}
      subtitle={
        missing ? texts.notAvailable : texts.fee(core.use(createFigures).write(provider.feeRange))
      }
      trailing={<NetworkPictures networks={shownNetworks(core.networks.requested)} />}
      disabled={disabled || url === undefined}
      loading={url === undefined && loading}
      onClick={() => {
        if (url !== undefined) onChoose(url)
      }}
    />
  )
}
