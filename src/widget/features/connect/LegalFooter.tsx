import { Fragment } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { openLink } from '../../core/modal/openLink.ts'
import { ExternalLink } from '../../kit/buttons/ExternalLink.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { legalLinks } from './legalRules.ts'
import { connectTexts } from '../../core/texts/connect/connectTexts.ts'

/** 'By connecting your wallet, you agree to our …' (C-084); empty when the host configures neither page (C-085). */
export function LegalFooter() {
  const core = useCore()
  const texts = core.use(connectTexts)
  const links = legalLinks(core.config)
  if (links.length === 0) return null
  return (
    <Text size="s" tone="tertiary" align="center">
      {texts.legalBefore}
      {links.map(({ kind, url }, index) => (
        <Fragment key={kind}>
          {index > 0 && texts.legalAnd}
          <ExternalLink
            inline
            tone="quiet"
            href={url}
            onClick={(event) => {
              event.preventDefault()
              openLink(core, url)
            }}
          >
            {texts[kind]}
          </ExternalLink>
        </Fragment>
      ))}
      {texts.legalAfter}
    </Text>
  )
}
