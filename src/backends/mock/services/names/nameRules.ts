/** The names that the name service accepts (wire 1.6 "Server label rule"). */
export const nameRules = {
  /** Allowed zones, the default first. */
  zones: ['wcn.id', 'reown.id'] as readonly string[],

  /** Lower-case a–z, 0–9 and `-`, 3 to 64 characters. */
  isLabel: (label: string): boolean => /^[a-z0-9-]{3,64}$/.test(label),

  /** A whole name of exactly three parts in an allowed zone. */
  isName(name: string): boolean {
    const [label = '', ...zone] = name.split('.')
    return nameRules.isLabel(label) && nameRules.zones.includes(zone.join('.'))
  },

  /** Labels to suggest for one: itself first, five at most. */
  similar: (label: string): readonly string[] =>
    [label, `${label}1`, `my-${label}`, `${label}-eth`, `the-${label}`].filter(nameRules.isLabel),
}
