/** Which names the name service accepts (wire 1.6). */
export const nameRules = {
  /** The allowed zones, the default first. */
  zones: ['wcn.id', 'reown.id'] as readonly string[],

  /** True for a label: lower-case a–z, 0–9 and `-`, 3 to 64 characters. */
  isLabel: (label: string): boolean => /^[a-z0-9-]{3,64}$/.test(label),

  /** True for a whole name of exactly three parts in an allowed zone. */
  isName(name: string): boolean {
    const [label = '', ...zone] = name.split('.')
    return nameRules.isLabel(label) && nameRules.zones.includes(zone.join('.'))
  },

  /** Returns labels to suggest for one: itself first, five at most. */
  similar: (label: string): readonly string[] =>
    [label, `${label}1`, `my-${label}`, `${label}-eth`, `the-${label}`].filter(nameRules.isLabel),
}
