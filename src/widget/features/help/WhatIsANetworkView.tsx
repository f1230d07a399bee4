import { helpTexts } from '../../core/texts/connect/helpTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { useCore } from '../../core/coreContext.ts'
import { openLink } from '../../core/modal/openLink.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ArrowTopRightIcon } from '../../kit/icons/viewIcons.tsx'
import { LayersIcon } from '../../kit/icons/connectIcons.tsx'
import { NetworkIcon } from '../../kit/icons/pageIcons.tsx'
import { HelpItems } from './HelpItems.tsx'

/** Explains networks, and links to a page with more (C-110, C-111). */
export default function WhatIsANetworkView() {
  const core = useCore()
  return (
    <>
      <HelpItems
        items={core.use(helpTexts).whatIsANetwork}
        icons={[<LayersIcon key="ledger" size={20} />, <NetworkIcon key="network" size={20} />]}
      />
      <Button
        wide
        trailing={<ArrowTopRightIcon size={18} />}
        onClick={() => openLink(core, helpLinks.networks)}
      >
        {core.use(commonTexts).learnMore}
      </Button>
    </>
  )
}

/** Addresses of pages with more explanations, in one place so that they can be replaced (C-111, open point 44). */
const helpLinks = {
  networks: 'https://ethereum.org/en/developers/docs/networks/',
} as const
