import { describe, expect, it } from 'vitest'
import { reactProblems } from './reactRules.ts'
import { isTest, sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

const check = (text: string) => lines(reactProblems({ path: 'src/widget/kit/File.tsx', text }))

describe('what the package uses of React', () => {
  it('is in React 18.2', () => {
    const files = sourceFiles('src/widget', 'src/backends/real').filter(({ path }) => !isTest(path))
    expect(files.some(({ text }) => text.includes("from 'react'"))).toBe(true)
    expect(lines(files.flatMap(reactProblems))).toEqual([])
  })

  it.each([
    "import { useEffectEvent } from 'react'",
    "import { useState, Activity } from 'react'",
    "import { useEffectEvent as useEvent } from 'react'",
    "import { cacheSignal } from 'react'",
    "import { unstable_ViewTransition } from 'react'",
    "import { prerender } from 'react-dom/client'",
    "import { use } from 'react'",
    'const view = <CoreContext value={core}>{children}</CoreContext>',
    'function Box({ label, ref }: BoxProps) {}',
    'const box = <div inert={!open} />',
    'const list = <div onScrollEnd={rest} />',
  ])('refuses %s', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('React 18.2')])
  })

  it.each(["import * as React from 'react'", "import React from 'react'"])('refuses %s', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('by name')])
  })

  it.each([
    "import { useEffect, useState, type ReactNode } from 'react'",
    "import type { ActivityProps } from 'react'",
    "import { createPortal } from 'react-dom'",
    "import { something } from 'elsewhere'",
    "const box = <div inert={open ? undefined : 'inert'} />",
    'const view = <CoreContext.Provider value={core}>{children}</CoreContext.Provider>',
    'function Box({ label, box }: BoxProps) { return <div ref={box} onScroll={look} /> }',
  ])('allows %s', (text) => {
    expect(check(text)).toEqual([])
  })
})
