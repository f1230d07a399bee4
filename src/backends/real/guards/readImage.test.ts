import { describe, expect, it } from 'vitest'
import type { RemoteImages } from '../../port/backend.ts'
import { createReadImage } from './readImage.ts'

const picture = 'data:image/png;base64,AAAA'

function read(allowed: RemoteImages, value: unknown) {
  const errors: Error[] = []
  const readImage = createReadImage({
    allowed,
    origin: () => 'https://shop.example',
    onError: (error) => errors.push(error),
  })
  return { url: readImage(value), errors }
}

describe('hosts', () => {
  it.each([
    [['cdn.example'], 'https://cdn.example/a.png'],
    [['CDN.example'], 'https://cdn.EXAMPLE/a.png'],
    [['cdn.example'], 'https://cdn.example:8443/a.png'],
    [['*.example.org'], 'https://a.b.example.org/a.png'],
    [[], picture],
    [[], 'blob:https://shop.example/1'],
  ])('%j let %s pass', (hosts, value) => {
    expect(read({ hosts }, value).url?.toLowerCase()).toBe(value.toLowerCase())
  })

  it.each([
    [[], 'https://cdn.example/a.png'],
    [['cdn.example'], 'https://tracker.example/a.png'],
    [['cdn.example'], 'HTTPS://tracker.example/a.png'],
    [['cdn.example'], 'https://cdn.example.evil.example/a.png'],
    [['cdn.example'], 'https://evilcdn.example/a.png'],
    [['cdn.example'], 'https://a.cdn.example/a.png'],
    [['cdn.example'], 'https://cdn.example@evil.example/a.png'],
    [['evil.example'], 'https://payer@evil.example/a.png'],
    [['evil.example'], 'https://:secret@evil.example/a.png'],
    [['*.example.org'], 'https://example.org/a.png'],
    [['*.example.org'], 'https://evilexample.org/a.png'],
    [['cdn.example'], 'http://cdn.example/a.png'],
    [['cdn.example'], 'javascript:alert(1)//cdn.example'],
    [['cdn.example'], 'https://[cdn.example/a.png'],
    [['cdn.example'], undefined],
  ])('%j do not let %j pass', (hosts, value) => {
    expect(read({ hosts }, value)).toEqual({ url: undefined, errors: [] })
  })
})

describe('a proxy', () => {
  const proxy = (url: string) => `/picture?of=${encodeURIComponent(url)}`

  it('gets every address of another server, and its path is one of the page’s own', () => {
    expect(read({ proxy }, 'https://any.example/a.png').url).toBe(
      'https://shop.example/picture?of=https%3A%2F%2Fany.example%2Fa.png',
    )
  })

  it('is not called for what needs no request', () => {
    expect(read({ proxy: () => 'https://wrong.example' }, picture).url).toBe(picture)
  })

  it('may be on another server, but not on plain http', () => {
    expect(read({ proxy: () => 'https://img.example/1' }, 'https://a.example').url).toBe(
      'https://img.example/1',
    )
    expect(read({ proxy: () => 'http://img.example/1' }, 'https://a.example').url).toBe(undefined)
    expect(read({ proxy: () => 'javascript:alert(1)' }, 'https://a.example').url).toBe(undefined)
  })

  it('that throws leaves a placeholder and is reported', () => {
    const broken = () => {
      throw new Error('no proxy')
    }
    const { url, errors } = read({ proxy: broken }, 'https://a.example')
    expect(url).toBeUndefined()
    expect(errors).toMatchObject([{ code: 'config.invalid' }])
  })
})
