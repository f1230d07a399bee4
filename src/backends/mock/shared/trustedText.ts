/** Name of the policy, for a page whose content policy names its `trusted-types`. */
export const trustedTypesName = 'foyer-panels'

interface Policy {
  createHTML(markup: string): unknown
  createScriptURL(address: string): unknown
}

/** The part of Trusted Types that is used here; absent where the browser has none. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

/** Text of the simulator's own as a page under `require-trusted-types-for 'script'` takes it; plain text in any other page. */
export interface TrustedText {
  markup(text: string): string
  scriptUrl(address: string): string
}

/**
 * One for each page, which may make the policy once; it is made when it is first needed.
 * @throws TypeError from both, when the page's content policy does not allow the policy
 */
export function createTrustedText({
  trustedTypes,
}: Window & { readonly trustedTypes?: TrustedTypes }): TrustedText {
  const asItIs = (text: string) => text
  let made: Policy | undefined
  const policy = () => {
    const rules = { createHTML: asItIs, createScriptURL: asItIs }
    return (made ??= trustedTypes?.createPolicy(trustedTypesName, rules))
  }
  // The types of the platform know nothing but text here.
  return {
    markup: (text) => (policy()?.createHTML(text) ?? text) as string,
    scriptUrl: (address) => (policy()?.createScriptURL(address) ?? address) as string,
  }
}
