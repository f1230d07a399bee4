import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { resultWords } from './screenWords.ts'
import type { ScreenPlace } from './screenPlace.ts'

interface VariantChoiceProps {
  readonly variants: readonly ScreenResult[]
  readonly place: ScreenPlace
  readonly onChange: (place: ScreenPlace) => void
}

const all = 'all variants'

/** Chooses one variant of a checkpoint, or all of them. */
export function VariantChoice({ variants, place, onChange }: VariantChoiceProps) {
  return (
    <div className="wb-screens-variants">
      <Segmented
        label="Variant"
        value={place.view === 'matrix' ? all : place.id}
        choices={[
          { value: all, title: 'All variants', hint: 'All variants  (M)' },
          ...variants.map((screen) => {
            const { stand, word, mark } = resultWords(screen)
            return {
              value: screen.id,
              hint: word,
              title: (
                <span className="wb-screens-variant" data-stand={stand}>
                  <span className="wb-screen-mark" aria-hidden="true">
                    {mark}
                  </span>{' '}
                  <span className="wb-unseen">{word}: </span>
                  {screen.variant}
                </span>
              ),
            }
          }),
        ]}
        onChange={(value) =>
          onChange(value === all ? { ...place, view: 'matrix' } : { id: value, view: 'screen' })
        }
      />
    </div>
  )
}
