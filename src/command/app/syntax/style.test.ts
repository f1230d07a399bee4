import { expect, it } from 'vitest'
import { inStyle, styleOf, usualStyle } from './style.ts'

it('reads the style of a file, and takes what is usual for the rest', () => {
  expect(styleOf('a.ts', 'import a from "a";\nif (a) {\n\ta()\n}\r\n')).toEqual({
    quote: '"',
    semicolon: ';',
    indent: '\t',
    newline: '\r\n',
  })
  expect(styleOf('a.ts', '')).toEqual({ quote: "'", semicolon: '', indent: '  ', newline: '\n' })
  expect(styleOf('a.js', 'export default defineConfig({});').semicolon).toBe(';')
})

it('writes code in a style, and leaves the texts in it as they are', () => {
  const code = `import { a } from 'a'

const b = '"'
export const c = (): string => {
  const d = { e: 'e' }
  return d.e
}
test('it', async () => {
  await c()
})
export default f({
  g: \`it's \${b}\`,
})
`
  const style = { quote: '"', semicolon: ';', indent: '  ', newline: '\n' } as const
  expect(inStyle('a.ts', code, style)).toBe(`import { a } from "a";

const b = '"';
export const c = (): string => {
  const d = { e: "e" };
  return d.e;
};
test("it", async () => {
  await c();
});
export default f({
  g: \`it's \${b}\`,
});
`)
  expect(inStyle('a.ts', code, { ...style, quote: "'", semicolon: '' })).toBe(code)
  expect(inStyle('a.ts', 'a()\n', { ...style, newline: '\r\n' })).toBe('a();\r\n')
  const tabs = { ...usualStyle, indent: '\t' }
  expect(inStyle('a.ts', 'if (a) {\n  b(\n    c,\n  )\n}\n', tabs)).toBe(
    'if (a) {\n\tb(\n\t\tc,\n\t)\n}\n',
  )
})
