import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VirtualList } from './VirtualList.tsx'

const rows = Array.from({ length: 10_000 }, (_, index) => `row ${index + 1}`)
const draw = (more?: boolean) =>
  renderToStaticMarkup(
    <VirtualList
      label="Activity"
      items={rows}
      keyOf={(row) => row}
      heightOf={() => 72}
      height={500}
      {...(more === undefined ? {} : { more })}
    >
      {(row) => <p>{row}</p>}
    </VirtualList>,
  )

describe('VirtualList', () => {
  it('renders a few of ten thousand items and has the height of all', () => {
    const markup = draw()
    expect(markup.match(/role="listitem"/g)?.length).toBeLessThan(30)
    expect(markup).toContain('<p>row 1</p>')
    expect(markup).not.toContain('<p>row 60</p>')
    expect(markup).toContain('height:720000px')
  })

  it('renders a named list that the keyboard scrolls, and whose items have their position', () => {
    const markup = draw()
    expect(markup).toMatch(/role="list" aria-label="Activity" tabindex="0" style="height:500px"/)
    expect(markup).toContain('aria-posinset="1" aria-setsize="10000"')
  })

  it('reports an unknown number of items while more follow', () => {
    expect(draw(true)).toContain('aria-posinset="1" aria-setsize="-1"')
  })

  it('places items side by side in columns, each with its own position', () => {
    const markup = renderToStaticMarkup(
      <VirtualList
        label="Wallets"
        items={rows.slice(0, 7)}
        keyOf={(row) => row}
        columns={3}
        heightOf={() => 100}
        height={300}
      >
        {(row) => <p>{row}</p>}
      </VirtualList>,
    )
    expect(markup).toContain('height:300px')
    const places = [
      ...markup.matchAll(
        /aria-posinset="(\d)".*?translate\(calc\((\d+%) \* var\(--foyer-way, 1\)\), (\d+px)\)/g,
      ),
    ]
    expect(places.map(([, position, x, y]) => `${position}: ${x} ${y}`)).toEqual([
      '1: 0% 0px',
      '2: 100% 0px',
      '3: 200% 0px',
      '4: 0% 100px',
      '5: 100% 100px',
      '6: 200% 100px',
      '7: 0% 200px',
    ])
  })
})
