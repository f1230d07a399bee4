import { themeCss, type ThemeVariables } from '../../widget/index.ts'
import { Field } from '../parts/Field.tsx'
import { drawnColor } from './drawnColor.ts'
import { VariableField } from './VariableField.tsx'

interface VariableFormProps {
  readonly variables: ThemeVariables
  readonly mode: 'light' | 'dark'
  /** Applies other variables; returns their problem. */
  readonly onChange: (variables: ThemeVariables) => string | undefined
}

const colors = [
  { name: 'accent', label: 'Accent', property: '--foyer-accent' },
  { name: 'accentText', label: 'Accent text', property: '--foyer-accent-text' },
  { name: 'colorMix', label: 'Mixed colour', property: '--foyer-surface' },
] as const

const lengths = [
  { name: 'radius', label: 'Radius', usual: 4, least: 0, most: 16 },
  { name: 'fontSize', label: 'Font size', usual: 16, least: 11, most: 24 },
] as const

const fonts = [
  'Georgia, serif',
  'ui-monospace, Menlo, monospace',
  "ui-rounded, 'SF Pro Rounded', Quicksand, sans-serif",
  'Verdana, sans-serif',
]

/** Share of a new mixed colour, in percent. */
const usualStrength = 10

const pxOf = (length: string) => Number.parseFloat(length) * (length.endsWith('px') ? 1 : 16)

/** A text field and a control for each variable of the theme. */
export function VariableForm({ variables, mode, onChange }: VariableFormProps) {
  const css = themeCss(variables, mode)

  /** Converts a colour in any notation to the format of the colour picker. */
  const hexOf = (color: string) => drawnColor(themeCss({ accent: color }, mode), '--foyer-accent')

  function set<K extends keyof ThemeVariables>(name: K, value: ThemeVariables[K] | undefined) {
    const { [name]: _, ...others } = variables
    return onChange(value === undefined ? others : { ...others, [name]: value })
  }
  const textOf = (text: string) => (text === '' ? undefined : text)

  function setColor(name: (typeof colors)[number]['name'], color: string | undefined) {
    if (name !== 'colorMix') return set(name, color)
    const { colorMix: _, colorMixStrength = usualStrength, ...others } = variables
    return onChange(color === undefined ? others : { ...others, colorMix: color, colorMixStrength })
  }

  return (
    <>
      {colors.map(({ name, label, property }) => (
        <VariableField
          key={name}
          label={label}
          value={variables[name] ?? ''}
          placeholder={name === 'colorMix' ? 'none' : drawnColor(css, property)}
          onType={(text) => setColor(name, textOf(text))}
        >
          <input
            type="color"
            aria-label={`${label}, color picker`}
            value={variables[name] ? hexOf(variables[name]) : drawnColor(css, property)}
            onChange={({ target }) => setColor(name, target.value)}
          />
        </VariableField>
      ))}
      <Field
        label="Mix strength"
        hint={
          variables.colorMix === undefined
            ? 'The mixed colour is not set.'
            : `${variables.colorMixStrength ?? 0} %, or less if the text would become unreadable.`
        }
      >
        {(tie) => (
          <input
            {...tie}
            type="range"
            min={0}
            max={100}
            disabled={variables.colorMix === undefined}
            value={variables.colorMixStrength ?? 0}
            onChange={({ target }) => set('colorMixStrength', Number(target.value) || undefined)}
          />
        )}
      </Field>
      {lengths.map(({ name, label, usual, least, most }) => (
        <VariableField
          key={name}
          label={label}
          value={variables[name] ?? ''}
          placeholder={`${usual}px`}
          onType={(text) => set(name, textOf(text))}
        >
          <input
            type="range"
            aria-label={`${label} in px`}
            min={least}
            max={most}
            step={0.5}
            value={pxOf(variables[name] ?? `${usual}px`)}
            onChange={({ target }) => set(name, `${target.value}px`)}
          />
        </VariableField>
      ))}
      <VariableField
        label="Font"
        hint="Your page must load this font."
        value={variables.fontFamily ?? ''}
        placeholder="the system’s"
        suggestions={fonts}
        onType={(text) => set('fontFamily', textOf(text))}
      />
      <VariableField
        label="z-index"
        value={variables.zIndex === undefined ? '' : String(variables.zIndex)}
        placeholder="999"
        onType={(text) => set('zIndex', text === '' ? undefined : Number(text))}
      />
    </>
  )
}
