import { chainIdOf } from '../../backends/port/chainIds.ts'
import { Check } from '../parts/Check.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { NeedStage } from '../parts/NeedStage.tsx'
import { LinkField } from './LinkField.tsx'
import { NetworkChoice } from './NetworkChoice.tsx'
import { SeedField } from './SeedField.tsx'
import { useHostOptions } from './useHostOptions.ts'
import './host.css'
import type { StageApi } from '../../stage/stageApi.ts'
import { languageName, languages } from '../../stage/languages.ts'
import { useLanguage } from './useLanguage.ts'

const allWallets = [
  { value: 'SHOW', title: 'Show' },
  { value: 'ONLY_MOBILE', title: 'On mobile' },
  { value: 'HIDE', title: 'Hide' },
] as const

/**
 * The host's settings other than its theme. They are written into the link. The language takes effect at once, all others in a fresh world.
 */
export function HostPanel() {
  const { options, differing, set, setLink, forget } = useHostOptions()
  const auth = options.auth === false ? { email: false, showWallets: true } : options.auth
  const email = auth?.email ?? true
  const showWallets = auth?.showWallets ?? true

  return (
    <div className="wb-stack wb-sections">
      <section className="wb-stack" aria-label="Language">
        <h3>Language, live</h3>
        <NeedStage>{(stage) => <LanguageChoice stage={stage} />}</NeedStage>
      </section>
      <section className="wb-stack" aria-label="Options">
        <h3>
          Options, in a fresh world
          {differing > 0 ? (
            <button type="button" className="wb-link wb-end" onClick={forget}>
              Forget {differing} {differing === 1 ? 'change' : 'changes'}
            </button>
          ) : null}
        </h3>
        <NetworkChoice
          networks={options.networks ?? []}
          defaultChain={options.defaultChain && chainIdOf(options.defaultChain)}
          onNetworks={(networks) => set('networks', networks)}
          onDefault={(chain) => set('defaultChain', chain)}
        />
        <div className="wb-line">
          <span>All Wallets</span>
          <Segmented
            label="All Wallets"
            value={options.allWallets}
            choices={allWallets}
            onChange={(value) => set('allWallets', value)}
          />
        </div>
        <div className="wb-checks">
          <Check
            label="E-mail login"
            checked={email}
            onChange={(checked) => set('auth', { ...auth, email: checked, showWallets })}
          />
          <Check
            label="Wallets beside it"
            checked={showWallets}
            onChange={(checked) => set('auth', { ...auth, email, showWallets: checked })}
          />
          <Check
            label="EIP-6963 discovery"
            checked={options.enableEIP6963 ?? true}
            onChange={(checked) => set('enableEIP6963', checked)}
          />
          <Check
            label="Unsupported chains"
            checked={options.allowUnsupportedChain ?? false}
            onChange={(checked) => set('allowUnsupportedChain', checked)}
          />
          <Check
            label="Analytics"
            checked={options.enableAnalytics ?? false}
            onChange={(checked) => set('enableAnalytics', checked)}
          />
        </div>
        <LinkField
          label="Terms"
          value={
            options.unset?.includes('termsConditionsUrl') ? '' : (options.termsConditionsUrl ?? '')
          }
          onCommit={(value) => setLink('termsConditionsUrl', value)}
        />
        <LinkField
          label="Privacy"
          value={
            options.unset?.includes('privacyPolicyUrl') ? '' : (options.privacyPolicyUrl ?? '')
          }
          onCommit={(value) => setLink('privacyPolicyUrl', value)}
        />
      </section>
      <section className="wb-stack" aria-label="World">
        <h3>World</h3>
        <SeedField />
      </section>
    </div>
  )
}

/** The language of the running widget. */
function LanguageChoice({ stage }: { stage: StageApi }) {
  const { language, setLanguage } = useLanguage(stage)
  return (
    <div className="wb-line">
      <label htmlFor="wb-language">Language</label>
      <select
        id="wb-language"
        className="wb-input"
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
    </div>
  )
}
