import { createHelpTexts } from '../../core/texts/helpTexts.ts'
import { useCore } from '../../core/coreContext.ts'
import { openLink } from '../../core/openLink.ts'
import { Button } from '../../kit/Button.tsx'
import { ArrowTopRightIcon } from '../../kit/icons/ArrowTopRightIcon.tsx'
import { LayersIcon } from '../../kit/icons/LayersIcon.tsx'
import { NetworkIcon } from '../../kit/icons/NetworkIcon.tsx'
import { HelpItems } from './HelpItems.tsx'
import { helpLinks } from './helpLinks.ts'

/** What a network is, and a page that says more (C-110, C-111). */
export default function WhatIsANetworkView() {
  const core = useCore()
  return (
    <>
      <HelpItems
        items={core.use(createHelpTexts).whatIsANetwork}
        icons={[<LayersIcon key="ledger" size={20} />, <NetworkIcon key="network" size={20} />]}
      />
      <Button
        wide
        trailing={<ArrowTopRightIcon size={18} />}
        onClick={() => openLink(core, helpLinks.networks)}
      >
        {core.use(createHelpTexts).learnMore}
      </Button>
    </>
  )
}
