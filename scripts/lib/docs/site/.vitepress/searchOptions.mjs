/**
 * How the site searches its index. The functions reach the browser as text, so each stands alone.
 *
 * @type {import('vitepress').DefaultTheme.MiniSearchOptions}
 */
export const searchOptions = {
  searchOptions: {
    fuzzy: 0.2,
    prefix: true,
    boost: { title: 4, text: 2, titles: 1 },
    // Words of a question that say nothing about its subject.
    processTerm: (term) =>
      /^(a|an|and|are|as|at|be|but|by|can|do|does|for|from|get|has|have|how|i|in|into|is|isn|it|its|me|my|no|not|of|on|or|our|s|should|so|t|that|the|there|this|to|up|use|want|was|we|what|when|where|which|why|will|with|you|your)$/i.test(
        term,
      )
        ? null
        : term.toLowerCase(),
    // Guides come before what explains the project itself.
    boostDocument: (id) =>
      /\/(spec|decisions|recipes|project|examples)\/|\/(#.*)?$/.test(id) ? 0.3 : 1,
  },
}
