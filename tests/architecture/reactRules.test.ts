import { describe, expect, it } from 'vitest'
import { reactProblems } from './reactRules.ts'
import { isTest, sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

const check = (text: string) => lines(reactProblems({ path: 'src/widget/kit/File.tsx', text }))

describe('what the package imports from React', () => {
  it('uses only exports of React 19.0', () => {
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
  ])('refuses %s', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('React 19.0')])
  })

  it.each(["import * as React from 'react'", "import React from 'react'"])('refuses %s', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('by name')])
  })

  it.each([
    "import { useEffect, useState, type ReactNode } from 'react'",
    "import type { ActivityProps } from 'react'",
    "import { createPortal } from 'react-dom'",
    "import { something } from 'elsewhere'",
  ])('allows %s', (text) => {
    expect(check(text)).toEqual([])
  })
})
