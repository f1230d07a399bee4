/** Shorter texts are parts of other words. */
const shortest = 4

/** Lines with the names of secrets in place of the secrets: `{{PIN}}`. */
export function hideSecrets(
  lines: readonly string[],
  secrets: Readonly<Record<string, string>>,
): readonly string[] {
  const hidden = Object.entries(secrets)
    .filter(([, text]) => text.length >= shortest)
    // The longest first: one may be part of another.
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([name, text]) => {
      const quoted = JSON.stringify(text).slice(1, -1)
      return [...new Set([text, quoted])].map((each) => [each, `{{${name}}}`] as const)
    })
  return lines.map((line) =>
    hidden.reduce((now, [text, name]) => now.replaceAll(text, () => name), line),
  )
}

/** `hideSecrets` for one text. */
export const hideSecretsIn = (text: string, secrets: Readonly<Record<string, string>>): string =>
  hideSecrets([text], secrets).join('')
