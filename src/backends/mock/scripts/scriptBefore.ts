/** Returns the address of the first script file of the page that ran before the current script. */
export function scriptBefore({ scripts, currentScript }: Document): string | undefined {
  for (const script of scripts) {
    if (script === currentScript) return undefined
    const isLater = script.type === 'module' || script.async || script.defer
    const isOwn = script.src === '' || script.src.includes('/__foyer/')
    if (!isOwn && !isLater && !script.noModule) return script.src
  }
  return undefined
}
