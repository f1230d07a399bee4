import { describe, expect, it } from 'vitest'
import { readSession } from './readSession.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const onSolana = 'oiQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeKo'

describe('readSession', () => {
  it.each([ada, onSolana])('reads the address %s among other cookies', (address) => {
    expect(readSession(`theme=dark; foyer-account=${address}; a=b=c`)).toEqual({ address })
  })

  it.each([
    ['no header', undefined],
    ['null', null],
    ['an empty header', ''],
    ['other cookies', `my-foyer-account=${ada}; foyer-account2=${ada}`],
    ['an empty value', 'foyer-account='],
    ['a name alone', 'foyer-account'],
    ['markup', 'foyer-account=<img src=x onerror=alert(1)>'],
    ['an address with more behind it', `foyer-account=${ada}<b>`],
    ['a line break behind it', `foyer-account=${ada}\n<b>`],
    ['a shorter address', `foyer-account=${ada.slice(0, -1)}`],
    ['letters that base58 has not', `foyer-account=${onSolana.replace('8', 'l')}`],
    ['what would decode to an address', `foyer-account=%30${ada.slice(1)}`],
    ['an address far too long', `foyer-account=0x${'a'.repeat(60_000)}`],
    ['a header far too long', `a=${'b'.repeat(70_000)}; foyer-account=${ada}`],
  ])('reads no address from %s', (_what, cookies) => {
    expect(readSession(cookies)).toBeUndefined()
  })

  it('reads only the `__Host-` cookie of an https page', () => {
    const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const planted = `foyer-account=${other}`
    const own = `__Host-foyer-account=${ada}`
    expect(readSession(own)).toEqual({ address: ada })
    expect(readSession(`${planted}; ${own}; ${planted}`)).toEqual({ address: ada })
    expect(readSession(`${planted}; __Host-foyer-account=`)).toBeUndefined()
  })

  it('ignores a forged cookie of the same name', () => {
    expect(readSession(`foyer-account=forged; foyer-account=${ada}`)).toEqual({ address: ada })
  })
})
