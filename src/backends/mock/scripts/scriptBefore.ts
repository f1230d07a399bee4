/** Address of the first script with an address of its own that the page has run before the script that runs now. */
export function scriptBefore({ scripts, currentScript }: Document): string | undefined {
  for (const script of scripts) {
    if (script === currentScript) return undefined
    const isLater = script.type === 'module' || script.async || script.defer
    if (script.src !== '' && !isLater && !script.noModule) return script.src
  }
  return undefined
}
