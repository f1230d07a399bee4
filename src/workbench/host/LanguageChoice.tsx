import type { StageApi } from '../../stage/stageApi.ts'
import { languages } from './languages.ts'
import { useLanguage } from './useLanguage.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The language of the running widget. */
export function LanguageChoice({ stage }: { stage: StageApi }) {
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
            {names.of(tag)}
          </option>
        ))}
      </select>
    </div>
  )
}
