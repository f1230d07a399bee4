/**
 * The parts of code that have a colour of their own. Shiki marks them with colours, which become classes: a style attribute would
 * need `unsafe-inline` in the content policy. The colours themselves are in site.css.
 *
 * @type {readonly [string, readonly string[]][]}
 */
const parts = [
  ['comment', ['comment', 'punctuation.definition.comment', 'meta.diff.header']],
  [
    'keyword',
    ['keyword', 'storage', 'constant.language', 'variable.language', 'support.type.primitive'],
  ],
  [
    'string',
    ['string', 'punctuation.definition.string', 'constant.character.escape', 'markup.inserted'],
  ],
  ['number', ['constant.numeric', 'constant.other.color', 'markup.deleted']],
  [
    'title',
    [
      'entity.name',
      'support.function',
      'support.class',
      'support.type.property-name',
      'entity.other.attribute-name',
      'meta.object-literal.key',
    ],
  ],
  [
    'text',
    [
      'keyword.operator',
      'punctuation',
      'meta.brace',
      'string.unquoted',
      'storage.type.function.arrow',
    ],
  ],
]

/** @param {number} index */
const colourOf = (index) => `#00000${index + 1}`

export const codeTheme = {
  name: 'foyer',
  type: /** @type {const} */ ('light'),
  fg: '#000000',
  bg: '#ffffff',
  settings: parts.map(([, scope], index) => ({
    scope: [...scope],
    settings: { foreground: colourOf(index) },
  })),
}

/** @type {NonNullable<import('vitepress').MarkdownOptions['codeTransformers']>[number]} */
export const withoutStyles = {
  name: 'foyer:classes',
  span(node) {
    const style = String(node.properties['style'] ?? '')
    delete node.properties['style']
    const part = parts.find((_part, index) => style.toLowerCase().includes(colourOf(index)))
    if (part !== undefined && part[0] !== 'text') this.addClassToHast(node, `code-${part[0]}`)
  },
  pre(node) {
    delete node.properties['style']
  },
}
