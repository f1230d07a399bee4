import type { StageApi } from '../stage/stageApi.ts'
import { languages } from './languages.ts'
import { useHostOptions } from './useHostOptions.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The language of the running widget. */
export function LanguageChoice({ stage }: { stage: StageApi }) {
  const { options, note } = useHostOptions()
  const [shown = 'en'] = [options.locale ?? []].flat()
  return (
    <div className="wb-line">
      <label htmlFor="wb-language">Language</label>
      <select
        id="wb-language"
        className="wb-input"
        value={shown}
        onChange={({ target }) => {
          const wanted = target.value === 'en' ? undefined : target.value
          stage.foyer.setLocale(wanted)
          note('locale', wanted)
        }}
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
