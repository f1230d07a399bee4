/**
 * The name of the secret in a field: of a field for a password, and of one that the host marks with `data-foyer-secret`, whose value is the
 * name. Undefined for any other field.
 * @param label accessible name of the field
 */
export function secretOf(field: Element, label = ''): string | undefined {
  const marked = field.closest('[data-foyer-secret]')?.getAttribute('data-foyer-secret')
  const isPassword = field.getAttribute('type')?.toLowerCase() === 'password'
  if (marked === undefined && !isPassword) return undefined
  return marked?.trim() || label.trim() || 'password'
}
