import type { StageApi } from '../../stage/stageApi.ts'
import { useHostOptions } from './useHostOptions.ts'

/** The language of the running widget, and a way to change it at once. */
export function useLanguage(stage: StageApi) {
  const { options, note } = useHostOptions()
  const [language = 'en'] = [options.locale ?? []].flat()
  return {
    language,
    setLanguage(tag: string) {
      const wanted = tag === 'en' ? undefined : tag
      stage.foyer.setLocale(wanted)
      note('locale', wanted)
    },
  }
}
