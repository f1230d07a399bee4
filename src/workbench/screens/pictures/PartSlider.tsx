interface PartSliderProps {
  readonly view: 'swipe' | 'onion'
  /** Percent. */
  readonly part: number
  readonly onChange: (part: number) => void
}

/** Moves the border, or changes the opacity, by mouse and arrow keys. */
export function PartSlider({ view, part, onChange }: PartSliderProps) {
  const isSwipe = view === 'swipe'
  return (
    <label className="wb-screens-slider">
      <span>{isSwipe ? 'Border' : 'Opacity'}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={part}
        aria-label={
          isSwipe
            ? 'Border between the accepted picture and the one of now'
            : 'Opacity of the picture of now'
        }
        aria-valuetext={`${part} %`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="wb-screens-part">{part} %</span>
    </label>
  )
}
