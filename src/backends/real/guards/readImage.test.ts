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
  ])('allows with the hosts %j: %s', (hosts, value) => {
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
  ])('rejects with the hosts %j: %j', (hosts, value) => {
    expect(read({ hosts }, value)).toEqual({ url: undefined, errors: [] })
  })
})

describe('a proxy', () => {
  const proxy = (url: string) => `/picture?of=${encodeURIComponent(url)}`

  it('passes every remote address to the proxy, which may return a path of the page', () => {
    expect(read({ proxy }, 'https://any.example/a.png').url).toBe(
      'https://shop.example/picture?of=https%3A%2F%2Fany.example%2Fa.png',
    )
  })

  it('readImage does not call the proxy for pictures that need no request', () => {
    expect(read({ proxy: () => 'https://wrong.example' }, picture).url).toBe(picture)
  })

  it('allows a proxy on another server, but not over plain http', () => {
    expect(read({ proxy: () => 'https://img.example/1' }, 'https://a.example').url).toBe(
      'https://img.example/1',
    )
    expect(read({ proxy: () => 'http://img.example/1' }, 'https://a.example').url).toBe(undefined)
    expect(read({ proxy: () => 'javascript:alert(1)' }, 'https://a.example').url).toBe(undefined)
  })

  it('shows a placeholder and reports when the proxy throws', () => {
    const broken = () => {
      throw new Error('no proxy')
    }
    const { url, errors } = read({ proxy: broken }, 'https://a.example')
    expect(url).toBeUndefined()
    expect(errors).toMatchObject([{ code: 'config.invalid' }])
  })
})
