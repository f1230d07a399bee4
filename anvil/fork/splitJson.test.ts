import { expect, it } from 'vitest'
import { splitJson } from './splitJson.ts'

const objects = ['{"a":{"b":[1]}}', String.raw`{"c":"} \" { \\"}`, '{}']

it('splits consecutive objects, wherever the stream is cut', () => {
  const stream = objects.join('')
  for (let at = 0; at <= stream.length; at += 1) {
    const split = splitJson()
    expect([...split(stream.slice(0, at)), ...split(stream.slice(at))]).toEqual(objects)
  }
})

it('ignores white space between objects', () => {
  expect(splitJson()(objects.join('\n '))).toEqual(objects)
})
