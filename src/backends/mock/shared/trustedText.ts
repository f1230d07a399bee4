/** The name of the policy, for a page whose content policy names its `trusted-types`. */
export const trustedTypesName = 'foyer-panels'

interface Policy {
  createHTML(markup: string): unknown
  createScriptURL(address: string): unknown
}

/** The part of Trusted Types that is used here; absent if the browser does not support it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

/** Converts the simulator's own text for a page with `require-trusted-types-for 'script'`; plain text on any other page. */
export interface TrustedText {
  markup(text: string): string
  scriptUrl(address: string): string
}

/**
 * Creates the converter. Use one per page, because a page may create the policy only once; it is
 * created on first use.
 * @throws TypeError from both if the page's content policy does not allow the policy
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
  // The platform's types accept only text here.
  return {
    markup: (text) => (policy()?.createHTML(text) ?? text) as string,
    scriptUrl: (address) => (policy()?.createScriptURL(address) ?? address) as string,
  }
}
