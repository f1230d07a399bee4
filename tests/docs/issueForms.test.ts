import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = '.github/ISSUE_TEMPLATE'
const read = (path: string): unknown => parse(readFileSync(path, 'utf8'))
const forms = readdirSync(folder).filter((name) => name !== 'config.yml')

const text = z.string().min(1)
const validations = z.strictObject({ required: z.boolean() }).optional()
const field = { label: text, description: text.optional(), placeholder: text.optional() }
const id = z.string().regex(/^[\w-]+$/)

/** The forms that GitHub accepts, as far as ours use them. */
const Form = z.strictObject({
  name: text,
  description: text,
  labels: z.array(text),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
      z.strictObject({
        type: z.literal('input'),
        id,
        attributes: z.strictObject(field),
        validations,
      }),
      z.strictObject({
        type: z.literal('textarea'),
        id,
        attributes: z.strictObject({ ...field, render: text.optional() }),
        validations,
      }),
      z.strictObject({
        type: z.literal('dropdown'),
        id,
        attributes: z.strictObject({ ...field, options: z.array(text).min(2) }),
        validations,
      }),
    ]),
  ),
})

/** What a form asks for. */
const fieldsOf = (name: string) =>
  Form.parse(read(`${folder}/${name}`)).body.flatMap((each) =>
    each.type === 'markdown'
      ? []
      : [{ id: each.id, label: each.attributes.label, required: each.validations?.required }],
  )

it.each(forms)('%s is a form whose fields have names of their own', (name) => {
  const fields = fieldsOf(name)
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
})

it('rejects a form that GitHub rejects', () => {
  const form = { name: 'A', description: 'B', labels: [] }
  const typed = { type: 'input', id: 'a', attributes: { label: 'A' } }
  const isForm = (body: unknown) => Form.safeParse({ ...form, body: [body] }).success
  expect(isForm(typed)).toBe(true)
  expect(isForm({ ...typed, required: true })).toBe(false)
  expect(isForm({ ...typed, type: 'text' })).toBe(false)
  expect(isForm({ ...typed, attributes: {} })).toBe(false)
})

it('links the forms only to documents that exist', () => {
  const linked = readdirSync(folder).flatMap((name) => [
    ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\/blob\/HEAD\/([^)#\s]+)/g),
  ])
  expect(linked.length).toBeGreaterThan(2)
  expect(linked.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
})

it('asks for a run file and for versions, wallet and browser in a bug of the modal', () => {
  const required = fieldsOf('modal-bug.yml').filter((each) => each.required)
  expect(required.map(({ id }) => id)).toEqual([
    'what',
    'run',
    'foyerkit',
    'host',
    'wallet',
    'browser',
  ])
})
